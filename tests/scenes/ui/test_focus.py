from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui import focus
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Picture, Tip

GRID = [
    Item(f"{column},{row}", "button", Region(column * 100, row * 80, 90, 60), intent=Do("x"))
    for row in range(3)
    for column in range(4)
]


def test_arrows_go_to_the_neighbour_in_that_direction() -> None:
    picture = Picture(tuple(GRID))
    assert focus.step(picture, "1,1", "right") == "2,1"
    assert focus.step(picture, "1,1", "left") == "0,1"
    assert focus.step(picture, "1,1", "up") == "1,0"
    assert focus.step(picture, "1,1", "down") == "1,2"
    assert focus.step(picture, "0,0", "left") == "0,0"


def test_the_first_arrow_takes_the_main_choice() -> None:
    main = Item("main", "button", Region(900, 700, 90, 60), intent=Do("x"), key="return")
    assert focus.step(Picture((*GRID, main)), "", "left") == "main"
    assert focus.step(Picture(tuple(GRID)), "", "left") == "0,0"
    assert focus.step(Picture(), "", "left") == ""


def test_what_only_explains_itself_can_have_the_focus_but_what_is_dead_can_not() -> None:
    told = Item("told", "icon", Region(0, 0, 9, 9), tip=Tip("Food"))
    dead = Item("dead", "icon", Region(50, 0, 9, 9))
    assert [item.id for item in focus.targets(Picture((told, dead)))] == ["told"]


def test_tab_goes_round_the_groups() -> None:
    groups = [
        Item(
            f"{group}{place}",
            "button",
            Region(place * 100, row * 200, 90, 60),
            intent=Do("x"),
            group=group,
        )
        for row, group in enumerate(("dice", "goods", "actions"))
        for place in range(3)
    ]
    picture = Picture(tuple(groups))
    assert focus.tab(picture, "dice1") == "goods0"
    assert focus.tab(picture, "actions0") == "dice0"
    assert focus.tab(picture, "goods0", back=True) == "dice0"


PLACES = st.builds(
    Region, st.integers(0, 1800), st.integers(0, 1000), st.integers(10, 300), st.integers(10, 90)
)


@settings(deadline=None)
@given(st.lists(st.tuples(PLACES, st.sampled_from("abc")), min_size=1, max_size=25))
def test_everything_that_can_be_clicked_is_reached_by_keys(
    places: list[tuple[Region, str]],
) -> None:
    items = [
        Item(str(number), "button", place, intent=Do("x"), group=group)
        for number, (place, group) in enumerate(places)
    ]
    picture = Picture(tuple(items))
    found: set[str] = set()
    for stop in focus.stops(picture):
        found |= focus.reached(picture, stop)
    assert found == {item.id for item in items}


@settings(deadline=None)
@given(st.lists(PLACES, min_size=1, max_size=12))
def test_tab_visits_all_its_stops_and_comes_back(places: list[Region]) -> None:
    items = [
        Item(str(number), "button", place, intent=Do("x"), group=str(number % 3))
        for number, place in enumerate(places)
    ]
    picture = Picture(tuple(items))
    stops = focus.stops(picture)
    way = [stops[0]]
    for _ in stops:
        way.append(focus.tab(picture, way[-1]))
    assert way == [*stops, stops[0]]


def test_tab_stops_at_what_can_be_used_before_what_only_explains_itself() -> None:
    place = Region(0, 0, 10, 10)
    sign = Item("sign", "icon", place, group="a", tip=Tip("what it is"))
    use = Item("use", "button", place.shift(20, 0), intent=Do("x"), group="a")
    assert focus.stops(Picture((sign, use)))[0] == "use"


def test_tab_leads_from_what_is_done_to_what_its_group_still_offers() -> None:
    def spot(name: str, x: float, do: Do | None = None) -> Item:
        place = Region(x, 0, 20, 20)
        return Item(name, "spot", place, intent=do, tip=Tip(name), group="board")

    button = Item("end", "button", Region(0, 100, 20, 20), intent=Do("end"), group="corner")
    free = spot("free", 60, Do("settle"))
    picture = Picture((spot("first", 0), spot("taken", 30), free, button))
    assert focus.tab(picture, "taken") == "free"
    assert focus.tab(picture, "free") == "end"
