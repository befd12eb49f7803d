"""The lands: strips of terrain with their spots, trade tokens left of them, provinces above."""

from __future__ import annotations

from collections.abc import Iterator

from game.bronze.rules import Place
from game.bronze.state import FREE, NOBODY
from scenes.bronze.glance import Glance, key
from scenes.bronze.inks import INK, QUIET
from scenes.bronze.layout import Board
from scenes.bronze.looks import Band, Label, Province, Row, Shelf, Spot, Token
from scenes.bronze.spots import Heat, heat, spot_tip
from scenes.ui.geometry import Region
from scenes.ui.looks import PictureLook
from scenes.ui.picture import Act, Do, Item, Tip

NARROW = 100.0
"""Units of a land below which only the leader is named above it."""


def items(glance: Glance) -> Iterator[Item]:
    """Give everything of the lands, back to front."""
    board = glance.plan.board
    if board is None:
        return
    yield from _bands(glance, board)
    yield from _heads(glance, board)
    for at, terrain in enumerate(glance.tables.terrains):
        yield _row(glance, board, at, terrain)
        yield from _tokens(glance, board, at, terrain)
    for land in range(board.lands):
        yield _province(glance, board, land)
        yield _shelf(glance, board, land)
    yield from _spots(glance, board)
    yield from _left(glance, board)
    for land in range(len(glance.state.tiles), board.lands):
        yield _cover(glance, board, land)


def _bands(glance: Glance, board: Board) -> Iterator[Item]:
    for at, terrain in enumerate(glance.tables.terrains):
        place = board.band(at)
        look = Band(glance.unit, terrain, board.first - place.x, board.pitch, board.lands)
        yield Item(f"band:{terrain}", "band", place, data=look)


def _heads(glance: Glance, board: Board) -> Iterator[Item]:
    """Name the columns of trade tokens by their lengths."""
    unit, top = glance.unit, board.place.top(board.head)
    wide = 3 * board.token + board.row
    title = Region(top.x, top.y + 2 * unit, wide, board.head * 0.5 - 3)
    small = board.token < 40
    words = glance.text("bronze.table.routes.title")
    size = (22 if small else 26) * unit
    yield Item("routes", "label", title, text=words, data=Label(size, INK, "title"))
    for at, length in enumerate(glance.tables.lengths):
        y = top.bottom - 30 * unit if not small else top.bottom - 24
        place = Region(top.x + at * board.token, y, board.token, (23 if small else 26) * unit)
        yield Item(
            f"length:{length}",
            "label",
            place,
            text=str(length),
            data=Label(22 * unit, QUIET, "bold", "centre"),
            tip=Tip(
                glance.text("bronze.table.routes.length", count=length),
                lines=(glance.text("bronze.table.routes.how"),),
            ),
            group="routes",
        )


def _row(glance: Glance, board: Board, at: int, terrain: str) -> Item:
    """Show a terrain's sign and how long the shown seat's row is."""
    seats = range(len(glance.state.players))
    rows = [glance.rules.longest(glance.state, seat, terrain) for seat in seats]
    lines = [glance.text("bronze.table.row.tip")]
    lines += [
        glance.text("bronze.table.row.seat", name=glance.who(seat), count=row)
        for seat, row in enumerate(rows)
    ]
    band = board.band(at)
    place = Region(band.x - board.row, band.y, board.row + board.sign, band.height)
    own = rows[glance.sight.shown]
    return Item(
        f"terrain:{terrain}",
        "terrain",
        place,
        data=Row(glance.unit, terrain, glance.colour, own),
        tip=Tip(
            glance.upper(glance.name("terrain", terrain)),
            lines=tuple(lines),
            icon=f"bronze/{terrain}",
        ),
        group="routes",
    )


def _tokens(glance: Glance, board: Board, at: int, terrain: str) -> Iterator[Item]:
    state, seat = glance.state, glance.state.seat
    claims = glance.rules.claims(state, seat) if state.laid >= 0 else {}
    for number, length in enumerate(glance.tables.lengths):
        y = board.top + at * board.strip
        place = Region(board.place.x + number * board.token, y, board.token, board.strip)
        holder = glance.rules.holder(state, terrain, length)
        points = glance.tables.route_points[length]
        coming = claims.get(terrain) == length
        owner = None if holder == FREE else glance.sight.seats[holder].colour
        yield Item(
            f"token:{terrain}:{length}",
            "token",
            place.inset(1 * glance.unit),
            data=Token(glance.unit, terrain, points, owner, coming),
            tip=_token_tip(glance, terrain, length, holder, coming),
            group="routes",
        )


def _token_tip(glance: Glance, terrain: str, length: int, holder: int, coming: bool) -> Tip:
    points = glance.tables.route_points[length]
    where = key(f"terrain.{terrain}")
    title = glance.text("bronze.table.token.title", length=length, terrain=where)
    lines = [glance.text("bronze.table.token.needs", count=length, points=points)]
    if holder == FREE:
        state = glance.text("bronze.table.token.free")
        row = glance.rules.longest(glance.state, glance.sight.shown, terrain)
        who = glance.who(glance.sight.shown)
        lines.append(glance.text("bronze.table.row.seat", name=who, count=row))
    else:
        state = glance.who(holder)
        lines.append(glance.text("bronze.table.token.back"))
    if coming:
        who = glance.who(glance.state.seat)
        lines.append(glance.text("bronze.table.token.coming", name=who))
    return Tip(title, state, tuple(lines))


def _province(glance: Glance, board: Board, land: int) -> Item:
    state, rules = glance.state, glance.rules
    owner, points = state.owners[land], state.tokens[land]
    counts = rules.counts(state, land) if land < len(state.tiles) else ()
    ranked = sorted(((n, seat) for seat, n in enumerate(counts) if n), key=lambda p: -p[0])
    led = rules.leader(state, land) != NOBODY if ranked else False
    closing = state.laid >= 0 and land in rules.closing(state)
    most = 4 if board.pitch >= NARROW * glance.unit else 1
    look = Province(
        glance.unit,
        points,
        owner == FREE,
        glance.sight.seats[owner].colour if owner >= 0 else None,
        tuple((glance.sight.seats[seat].colour, n) for n, seat in ranked[:most]),
        led,
        closing,
        len(state.players) > 2 and most > 1,
    )
    return Item(
        f"province:{land}",
        "province",
        board.over(land).inset(1 * glance.unit),
        data=look,
        tip=_province_tip(glance, land, ranked, closing),
        group="provinces",
    )


def _province_tip(glance: Glance, land: int, ranked: list[tuple[int, int]], closing: bool) -> Tip:
    state = glance.state
    owner, points = state.owners[land], state.tokens[land]
    lines = [
        glance.text("bronze.table.province.cubes", name=glance.who(seat), count=count)
        for count, seat in ranked
    ]
    if owner >= 0:
        lines.append(glance.text("bronze.table.province.taken", name=glance.who(owner)))
    elif owner == NOBODY:
        lines.append(glance.text("bronze.table.province.gone"))
    else:
        leader = glance.rules.leader(state, land)
        if leader != NOBODY:
            lines.append(glance.text("bronze.table.province.leads", name=glance.who(leader)))
        which = "closing" if closing else "when"
        lines.append(glance.text(f"bronze.table.province.{which}"))
    title = glance.text("bronze.table.land", land=land + 1)
    worth = glance.text("bronze.table.province.worth", count=points)
    return Tip(title, worth, tuple(lines))


def _shelf(glance: Glance, board: Board, land: int) -> Item:
    """Show a land's number and how many cities lie below it; a click lays them open."""
    state = glance.state
    waiting = state.displays[land]
    opened = land < len(state.tiles)
    names = tuple(glance.name("city", city) for city in waiting)
    if names:
        lines = [glance.text("bronze.table.shelf.cities", count=len(names), cities=names)]
        lines.append(glance.text("bronze.table.shelf.click"))
    elif not land:
        lines = [glance.text("bronze.table.shelf.first")]
    elif any(glance.rules.counts(state, land)):
        lines = [glance.text("bronze.table.shelf.gone")]
    else:
        count = glance.tables.sizes[len(state.players)].cities
        lines = [glance.text("bronze.table.shelf.waiting", count=count)]
    if opened and glance.tables.components.lands.house:
        lines.append(glance.text("bronze.table.house.land"))
    here = glance.draft.land == land and glance.sight.me is not None
    return Item(
        f"shelf:{land}",
        "shelf",
        board.under(land).inset(2 * glance.unit),
        data=Shelf(glance.unit, land + 1, len(waiting), opened, here),
        intent=Do("land", land) if waiting and glance.sight.me is not None else None,
        tip=Tip(glance.text("bronze.table.land", land=land + 1), lines=tuple(lines)),
        group="shelves",
    )


def _spots(glance: Glance, board: Board) -> Iterator[Item]:
    warm = heat(glance)
    for spot in glance.rules.places(glance.state):
        yield _spot(glance, board, spot, warm)


def _spot(glance: Glance, board: Board, spot: Place, warm: Heat) -> Item:
    terrain = glance.tables.terrain_place[spot.terrain]
    cell = glance.tables.tiles[glance.state.tiles[spot.land]][spot.terrain]
    action = warm.action(spot)
    reason = "" if action else warm.reason(spot)
    owner = glance.sight.seats[spot.owner].colour if spot.owner >= 0 else None
    return Item(
        f"spot:{spot.land}:{spot.terrain}:{spot.place}",
        "spot",
        board.spot(spot.land, terrain, spot.place, len(cell), glance.unit),
        data=Spot(glance.unit, spot.terrain, spot.kind, owner, warm.look(spot)),
        intent=Act(action) if action else None,
        reason=reason,
        tip=spot_tip(glance, spot, action, reason),
        group="spots",
    )


def _left(glance: Glance, board: Board) -> Iterator[Item]:
    """Dim the lands that the player has left behind."""
    last = glance.rules.last_land(glance.state, glance.sight.shown)
    if last > 0 and glance.mine:
        top = board.cell(0, 0)
        place = Region(top.x, top.y, last * board.pitch, 7 * board.strip - 4 * glance.unit)
        yield Item("left", "left", place, data=glance.unit)


def _cover(glance: Glance, board: Board, land: int) -> Item:
    top = board.cell(land, 0)
    place = Region(top.x, top.y, board.pitch, 7 * board.strip).inset(3 * glance.unit)
    return Item(
        f"cover:{land}",
        "cover",
        place,
        look="bronze/land_back.png",
        data=PictureLook(9 * glance.unit),
        tip=Tip(
            glance.text("bronze.table.land", land=land + 1),
            lines=(glance.text("bronze.table.cover.tip", land=land),),
        ),
        group="provinces",
    )
