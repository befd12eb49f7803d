"""The lands: strips of terrain with their spots, trade tokens left of them, provinces above."""

from __future__ import annotations

from collections.abc import Iterator

from game.bronze.rules import Place
from game.bronze.state import FREE, NOBODY
from scenes.bronze.layout import Board
from scenes.bronze.log_texts import left_for
from scenes.bronze.mat import BronzeMat
from scenes.bronze.paint_specs import (
    Band,
    Province,
    Row,
    Shelf,
    Spot,
    Token,
)
from scenes.bronze.palette import INK, QUIET
from scenes.bronze.spots import Heat, heat, spot_tip
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import PictureLook
from scenes.ui.picture import Act, Do, Item, Tip

NARROW = 100.0
"""Units of a land below which only the leader is named above it."""


def items(mat: BronzeMat) -> Iterator[Item]:
    """Give everything of the lands, back to front."""
    board = mat.plan.board
    if board is None:
        return
    yield from _bands(mat, board)
    yield from _heads(mat, board)
    for at, terrain in enumerate(mat.tables.terrains):
        yield _row(mat, board, at, terrain)
        yield from _tokens(mat, board, at, terrain)
    for land in range(board.lands):
        yield _province(mat, board, land)
        yield _shelf(mat, board, land)
    yield from _spots(mat, board)
    yield from _left(mat, board)
    for land in range(len(mat.state.tiles), board.lands):
        yield _cover(mat, board, land)


def _bands(mat: BronzeMat, board: Board) -> Iterator[Item]:
    for at, terrain in enumerate(mat.tables.terrains):
        place = board.band(at)
        look = Band(terrain, board.first - place.x, board.pitch, board.lands)
        yield Item(f"band:{terrain}", "band", place, data=look)


def _heads(mat: BronzeMat, board: Board) -> Iterator[Item]:
    """Name the columns of trade tokens by their lengths."""
    top = board.place.top(board.head)
    wide = 3 * board.token + board.row
    title = Region(top.x, top.y + 2, wide, board.head * 0.5 - 3)
    small = board.token < 40
    words = mat.text("bronze.table.routes.title")
    size = 22 if small else 26
    yield Item("routes", "label", title, text=words, data=Label(size, INK, "title"))
    for at, length in enumerate(mat.tables.lengths):
        y = top.bottom - 30 if not small else top.bottom - 24
        place = Region(top.x + at * board.token, y, board.token, (23 if small else 26))
        yield Item(
            f"length:{length}",
            "label",
            place,
            text=str(length),
            data=Label(22, QUIET, "bold", "centre"),
            tip=Tip(
                mat.text("bronze.table.routes.length", count=length),
                lines=(mat.text("bronze.table.routes.how"),),
            ),
            group="routes",
        )


def _row(mat: BronzeMat, board: Board, at: int, terrain: str) -> Item:
    """Show a terrain's sign and how long the shown seat's row is."""
    seats = range(len(mat.state.players))
    rows = [mat.rules.longest(mat.state, seat, terrain) for seat in seats]
    lines = [mat.text("bronze.table.row.tip")]
    lines += [
        mat.text("bronze.table.row.seat", name=mat.who(seat), count=row)
        for seat, row in enumerate(rows)
    ]
    band = board.band(at)
    place = Region(band.x - board.row, band.y, board.row + board.sign, band.height)
    own = rows[mat.shown]
    return Item(
        f"terrain:{terrain}",
        "terrain",
        place,
        data=Row(terrain, mat.colour(mat.shown), own),
        tip=Tip(
            capital(mat.name("terrain", terrain)),
            lines=tuple(lines),
            icon=f"bronze/{terrain}",
        ),
        group="routes",
    )


def _tokens(mat: BronzeMat, board: Board, at: int, terrain: str) -> Iterator[Item]:
    state, seat = mat.state, mat.state.seat
    claims = mat.rules.claims(state, seat) if state.laid >= 0 else {}
    for number, length in enumerate(mat.tables.lengths):
        y = board.top + at * board.strip
        place = Region(board.place.x + number * board.token, y, board.token, board.strip)
        holder = mat.rules.holder(state, terrain, length)
        points = mat.tables.route_points[length]
        coming = claims.get(terrain) == length
        owner = None if holder == FREE else mat.colour(holder)
        yield Item(
            f"token:{terrain}:{length}",
            "token",
            place.inset(1),
            data=Token(terrain, points, owner, coming),
            tip=_token_tip(mat, terrain, length, holder, coming),
            group="routes",
        )


def _token_tip(mat: BronzeMat, terrain: str, length: int, holder: int, coming: bool) -> Tip:
    points = mat.tables.route_points[length]
    where = mat.key(f"terrain.{terrain}")
    title = mat.text("bronze.table.token.title", length=length, terrain=where)
    lines = [mat.text("bronze.table.token.needs", count=length, points=points)]
    if holder == FREE:
        state = mat.text("bronze.table.token.free")
        row = mat.rules.longest(mat.state, mat.shown, terrain)
        who = mat.who(mat.shown)
        lines.append(mat.text("bronze.table.row.seat", name=who, count=row))
    else:
        state = mat.who(holder)
        lines.append(mat.text("bronze.table.token.back"))
    if coming:
        who = mat.who(mat.state.seat)
        lines.append(mat.text("bronze.table.token.coming", name=who))
    return Tip(title, state, tuple(lines))


def _province(mat: BronzeMat, board: Board, land: int) -> Item:
    state, rules = mat.state, mat.rules
    owner, points = state.owners[land], state.tokens[land]
    counts = rules.counts(state, land) if land < len(state.tiles) else ()
    ranked = sorted(((n, seat) for seat, n in enumerate(counts) if n), key=lambda p: -p[0])
    led = rules.leader(state, land) != NOBODY if ranked else False
    closing = state.laid >= 0 and land in rules.closing(state)
    most = 4 if board.pitch >= NARROW else 1
    look = Province(
        points,
        owner == FREE,
        mat.colour(owner) if owner >= 0 else None,
        tuple((mat.colour(seat), n) for n, seat in ranked[:most]),
        led,
        closing,
        len(state.players) > 2 and most > 1,
    )
    return Item(
        f"province:{land}",
        "province",
        board.over(land).inset(1),
        data=look,
        tip=_province_tip(mat, land, ranked, closing),
        group="provinces",
    )


def _province_tip(mat: BronzeMat, land: int, ranked: list[tuple[int, int]], closing: bool) -> Tip:
    state = mat.state
    owner, points = state.owners[land], state.tokens[land]
    lines = [
        mat.text("bronze.table.province.cubes", name=mat.who(seat), count=count)
        for count, seat in ranked
    ]
    if owner >= 0:
        lines.append(mat.text("bronze.table.province.taken", name=mat.who(owner)))
    elif owner == NOBODY:
        # A leader without the token: only those who never came so far can have kept it away.
        missing = mat.rules.missing(state, land) if mat.rules.leader(state, land) >= 0 else ()
        why = left_for(mat.rules.counts(state, land), missing)
        names = tuple(mat.who(seat) for seat in missing)
        lines.append(mat.text(f"bronze.table.province.gone_{why}", names=names))
    else:
        leader = mat.rules.leader(state, land)
        if leader != NOBODY:
            lines.append(mat.text("bronze.table.province.leads", name=mat.who(leader)))
        which = "closing" if closing else "when"
        lines.append(mat.text(f"bronze.table.province.{which}"))
        missing = mat.rules.missing(state, land)
        if state.ending and missing and not closing:
            names = tuple(mat.who(seat) for seat in missing)
            lines.append(mat.text("bronze.table.province.waits", names=names))
    title = mat.text("bronze.table.land", land=land + 1)
    worth = mat.text("bronze.table.province.worth", count=points)
    return Tip(title, worth, tuple(lines))


def _shelf(mat: BronzeMat, board: Board, land: int) -> Item:
    """Show a land's number and how many cities lie below it; a click lays them open."""
    state = mat.state
    waiting = state.displays[land]
    opened = land < len(state.tiles)
    names = tuple(mat.name("city", city) for city in waiting)
    if names:
        lines = [mat.text("bronze.table.shelf.cities", count=len(names), cities=names)]
        lines.append(mat.text("bronze.table.shelf.click"))
    elif not land:
        lines = [mat.text("bronze.table.shelf.first")]
    elif any(mat.rules.counts(state, land)):
        lines = [mat.text("bronze.table.shelf.gone")]
    else:
        count = mat.tables.sizes[len(state.players)].cities
        lines = [mat.text("bronze.table.shelf.waiting", count=count)]
    if opened and mat.tables.components.lands.house:
        lines.append(mat.text("bronze.table.house.land"))
    here = mat.selection.land == land and mat.me is not None
    return Item(
        f"shelf:{land}",
        "shelf",
        board.under(land).inset(2),
        data=Shelf(land + 1, len(waiting), opened, here),
        intent=Do("land", land) if waiting and mat.me is not None else None,
        tip=Tip(mat.text("bronze.table.land", land=land + 1), lines=tuple(lines)),
        group="shelves",
    )


def _spots(mat: BronzeMat, board: Board) -> Iterator[Item]:
    warm = heat(mat)
    for spot in mat.rules.places(mat.state):
        yield _spot(mat, board, spot, warm)


def _spot(mat: BronzeMat, board: Board, spot: Place, warm: Heat) -> Item:
    terrain = mat.tables.terrain_place[spot.terrain]
    cell = mat.tables.tiles[mat.state.tiles[spot.land]][spot.terrain]
    action = warm.action(spot)
    reason = "" if action else warm.reason(spot)
    owner = mat.colour(spot.owner) if spot.owner >= 0 else None
    return Item(
        f"spot:{spot.land}:{spot.terrain}:{spot.place}",
        "spot",
        board.spot(spot.land, terrain, spot.place, len(cell)),
        data=Spot(spot.terrain, spot.kind, owner, warm.look(spot)),
        intent=Act(action) if action else None,
        reason=reason,
        tip=spot_tip(mat, spot, action, reason),
        group="spots",
    )


def _left(mat: BronzeMat, board: Board) -> Iterator[Item]:
    """Dim the lands that the player has left behind."""
    last = mat.rules.last_land(mat.state, mat.shown)
    if last > 0 and mat.mine:
        top = board.cell(0, 0)
        place = Region(top.x, top.y, last * board.pitch, 7 * board.strip - 4)
        yield Item("left", "left", place)


def _cover(mat: BronzeMat, board: Board, land: int) -> Item:
    top = board.cell(land, 0)
    place = Region(top.x, top.y, board.pitch, 7 * board.strip).inset(3)
    return Item(
        f"cover:{land}",
        "cover",
        place,
        look="bronze/land_back.png",
        data=PictureLook(9),
        tip=Tip(
            mat.text("bronze.table.land", land=land + 1),
            lines=(mat.text("bronze.table.cover.tip", land=land),),
        ),
        group="provinces",
    )
