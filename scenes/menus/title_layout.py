"""The title's picture: what lies where, for one game or four, with a last game or without."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.base.words import Words
from scenes.menus.paint_specs import (
    PLATE_INK,
    RESUME_BUTTON,
    CoverLook,
    ResumeLook,
)
from scenes.shared import common_texts
from scenes.shared.game_list import MenuTitle
from scenes.shared.tongues import Tongue, ours, switch
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook, TextLook
from scenes.ui.picture import Do, Item, Picture, Tip
from scenes.ui.theme import BODY, FLAVOUR, HEADING, STRONG, Style

if TYPE_CHECKING:
    from game.core.setup import MatchSetup

ICON = 1.6
"""Width of a sign before words, in sizes of the text."""
LEARN = 48.0
"""The height of the offer of lessons on a card."""
SIGNED = {"practice": "common/bulb"}
"""What at the foot may be a sign without its word, where there is little room."""
LEAST_LETTER = 8.0
"""The width of a letter below which words are left out."""
FOOT = ("companion", "saves", "rules", "practice", "results", "credits")


@dataclass(frozen=True, slots=True)
class Last:
    """The last game that can be gone on with."""

    name: str
    """Of its file."""
    setup: MatchSetup
    standing: str
    saved: str


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """All that the title shows."""

    words: Words
    region: Region
    titles: tuple[MenuTitle, ...]
    """The games, in the order of the menu."""
    last: Last | None = None
    learnable: frozenset[str] = frozenset()
    """The games whose lessons are offered."""
    tongues: tuple[Tongue, ...] = ()
    """The languages to choose from."""

    @property
    def small(self) -> bool:
        """Whether there is little room, as with a large interface."""
        return self.region.height < 800 or self.region.width < 1300

    @property
    def inner(self) -> Region:
        """The region without its margins."""
        side = 80.0 if self.region.width >= 1500 else 40.0 if self.region.width > 900 else 24.0
        inner = self.region.inset(side, 0)
        spare = inner.width - 2100
        return inner.inset(spare / 2, 0) if spare > 0 else inner


def beginning(words: Words, region: Region) -> tuple[Item, ...]:
    """Give the ground and the program's name, for which nothing of the games need be known."""
    title_layout = TitleLayout(words, region, (), tongues=ours())
    head = next(_head(title_layout, _head_place(title_layout)))
    return (_ground(title_layout), head)


def _ground(title_layout: TitleLayout) -> Item:
    return Item("ground", "ground", title_layout.region, "walnut")


def _head_place(title_layout: TitleLayout) -> Region:
    high = title_layout.region.height
    return title_layout.inner.top(high * 0.235 if not title_layout.small else 112.0)


def picture(title_layout: TitleLayout) -> Picture:
    """Say what lies on the table when nobody plays yet."""
    ground = _ground(title_layout)
    inner, head = title_layout.inner, _head_place(title_layout)
    foot = inner.foot(104.0 if not title_layout.small else 58.0)
    middle = Region(inner.x, head.bottom, inner.width, foot.y - head.bottom)
    items = [ground, *_head(title_layout, head)]
    if title_layout.last is not None:
        strip = middle.top(150.0 if not title_layout.small else 92.0)
        items += _resume(title_layout, title_layout.last, strip)
        gap = 36.0 if not title_layout.small else 18.0
        middle = Region(middle.x, strip.bottom + gap, middle.width, foot.y - strip.bottom - gap)
    items += _covers(title_layout, middle)
    items += _foot(title_layout, foot)
    return Picture(tuple(items))


def _head(title_layout: TitleLayout, head: Region) -> Iterator[Item]:
    words = title_layout.words
    top = 44.0 if not title_layout.small else 8.0
    high = min(190.0, head.height - top - (28 if not title_layout.small else 6))
    tall = 60.0 if not title_layout.small else 50.0
    wide = min(470.0, max(330.0, title_layout.inner.width * 0.4))
    tools = Region(head.right - tall, head.y + (76 if not title_layout.small else 26), tall, tall)
    bar = Region(tools.x - 14 - wide, tools.y, wide, tall)
    name = Region(head.x, head.y + top, bar.x - head.x - 20, high)
    yield Item(
        "wordmark", "front_wordmark", name, text=words.text("app.name"), data=words.text("app.line")
    )
    yield Item("languages", "segments", bar)
    tongues = title_layout.tongues
    yield from switch(words, tongues, bar, "head", lambda code: Do("language", code))
    trouble = next((one.trouble for one in tongues if one.code == words.language), "")
    if trouble:
        below = Region(
            bar.x, bar.bottom + 4, tools.right - bar.x, min(56.0, head.bottom - bar.bottom)
        )
        look = TextLook(BODY.of(PLATE_INK, size=20), "right", "top", wrap=True, drop=0.0)
        yield Item("language.trouble", "text", below, text=trouble, data=look)
    yield Item(
        "settings",
        "button",
        tools,
        "tool",
        data=ButtonLook("common/cog"),
        intent=Do("settings"),
        tip=Tip(words.text("title.settings")),
        group="head",
    )


def _resume(title_layout: TitleLayout, last: Last, strip: Region) -> Iterator[Item]:
    words = title_layout.words
    look = ResumeLook(
        last.setup.title,
        common_texts.played(words, last.setup),
        last.standing,
        words.text("title.saved", when=last.saved),
        tuple(seat_setup.colour for seat_setup in last.setup.seats),
    )
    names = words.text("title.shapes", names=common_texts.names(words, last.setup.seats))
    tip = Tip(look.name, lines=(words.text("title.continue_tip"), names))
    wide = RESUME_BUTTON[0 if strip.width > 1200 else 1]
    button = strip.end(wide + 28).left(wide).inset(0, strip.height * 0.2)
    yield Item("resume", "front_resume", strip, data=look, tip=tip)
    yield Item(
        "continue",
        "button",
        button,
        "action",
        text=words.text("title.continue"),
        data=ButtonLook(key=words.text("common.key_enter") if strip.width > 1200 else ""),
        intent=Do("continue", last.name),
        key="return",
        group="resume",
    )


def _covers(title_layout: TitleLayout, place: Region) -> Iterator[Item]:
    count = len(title_layout.titles)
    if count == 0:
        yield from _nothing(title_layout, place)
    elif count == 1:
        yield from _alone(title_layout, place)
    else:
        gap = 24.0 if not title_layout.small else 16.0
        rows = 2 if place.width / count < 200 and count > 2 else 1
        across = -(-count // rows)
        most = min(place.height, 640.0)
        grid = place.top(most) if title_layout.last else place.middle(place.width, most)
        for at, offered in enumerate(title_layout.titles):
            row = grid.rows(rows, gap)[at // across]
            card = row.columns(across, gap)[at % across]
            yield _cover(title_layout, offered, card)
            if offered.id in title_layout.learnable:
                yield from _learn(title_layout, offered.id, card.inset(12, 12).top(LEARN))


def _learn(title_layout: TitleLayout, title: str, place: Region) -> Iterator[Item]:
    """Offer a game's lessons, until they are done or the offer is waved away."""
    words = title_layout.words
    said, wave = words.text("lesson.learn"), words.text("lesson.wave")
    size = 24.0
    wide = min(place.width - LEARN - 8, measure(said, STRONG.of(size=size)).width + 96)
    button = place.end(LEARN + 8 + wide).left(wide)
    yield Item(
        f"lessons:{title}",
        "button",
        button,
        "second",
        text=said,
        data=ButtonLook("common/book" if wide > 150 else "", size=size),
        intent=Do("lessons", title),
        tip=Tip(said, lines=(words.text("lesson.learn_tip"),)),
        group="titles",
    )
    yield Item(
        f"wave:{title}",
        "button",
        place.end(LEARN),
        "second",
        data=ButtonLook("common/close"),
        intent=Do("wave", title),
        tip=Tip(wave, lines=(words.text("lesson.wave_tip"),)),
        group="titles",
    )


def _cover(title_layout: TitleLayout, offered: MenuTitle, place: Region) -> Item:
    words = title_layout.words
    name, line = words.text(common_texts.called(offered.id)), words.text(f"{offered.id}.line")
    tip = Tip(name, lines=(line, words.text("title.open_tip")))
    look = CoverLook(offered.id, name, line, _players(title_layout, offered))
    return Item(
        f"title:{offered.id}",
        "front_cover",
        place,
        data=look,
        tip=tip,
        group="titles",
        intent=Do("broken" if offered.report else "new", offered.id),
    )


def _players(title_layout: TitleLayout, offered: MenuTitle) -> str:
    """Say for how many a game is, or that its data are damaged."""
    if offered.report is not None:
        return title_layout.words.text("trouble.data", count=len(offered.report.errors))
    return common_texts.players(title_layout.words, offered.seats)


def _alone(title_layout: TitleLayout, place: Region) -> Iterator[Item]:
    """Give the only game a card as wide as the table, with its words and buttons on it."""
    title = title_layout.titles[0].id
    card = place.middle(place.width, min(place.height, 720.0))
    picture = min(card.width * 0.55, card.height * 1.5)
    plate = card.end(card.width - picture)
    big = card.height > 380
    inner = plate.inset(min(60.0, plate.width * 0.07), 40.0 if big else 16.0)
    yield Item(f"title:{title}", "front_cover", card, data=CoverLook(title, picture=picture))
    if title in title_layout.learnable:
        yield from _learn(title_layout, title, card.left(picture).inset(12, 12).top(LEARN))
    tall = min(92.0, max(54.0, inner.height * 0.2))
    buttons = inner.foot(tall)
    yield from _pitch(title_layout, inner.top(buttons.y - inner.y - 18), big)
    yield from _openers(title_layout, title, buttons)


def _pitch(title_layout: TitleLayout, place: Region, big: bool) -> Iterator[Item]:
    """Say what the only game is: name, line, and, where there is room, a few sentences."""
    offered, words = title_layout.titles[0], title_layout.words
    title = offered.id

    def text(part: str, where: Region, said: str, style: Style, wrap: bool = False) -> Item:
        look = TextLook(style.of(PLATE_INK), "left", "top" if wrap else "middle", wrap, drop=0.0)
        return Item(f"{part}:{title}", "text", where, text=said, data=look)

    name = place.top(76.0 if big else 46.0)
    line = Region(place.x, name.bottom, place.width, 50.0 if big else 36.0)
    foot = place.foot(40.0)
    said = words.text(common_texts.called(title))
    large = 64.0 if big else 36.0
    fitting = large * min(1.0, place.width / measure(said, HEADING.of(size=large)).width)
    yield text("name", name, said, HEADING.of(size=fitting))
    yield text("line", line, words.text(f"{title}.line"), FLAVOUR.of(size=34 if big else 26))
    yield text("players", foot, _players(title_layout, offered), BODY.of(size=24))
    yield Item(f"discs:{title}", "front_discs", foot, title)
    about = Region(place.x, line.bottom + 22, place.width, foot.y - line.bottom - 38)
    if about.height >= 130:
        yield Item(f"rule:{title}", "divider", about.top(2), data=PLATE_INK)
        told = about.foot(about.height - 18)
        yield text("about", told, words.text(f"{title}.about"), BODY, wrap=True)


def _openers(title_layout: TitleLayout, title: str, place: Region) -> Iterator[Item]:
    words, first = title_layout.words, title_layout.last is None
    both = place.width >= 380
    main = place.left(place.width * 0.58) if both else place
    more = place.end(place.width * 0.42 - 14)
    cap = words.text("common.key_enter") if first and main.width > 330 else ""
    yield Item(
        f"new:{title}",
        "button",
        main,
        "action" if first else "second",
        text=words.text("title.new"),
        data=ButtonLook(key=cap, size=min(34.0, place.height * 0.42)),
        intent=Do("broken" if title_layout.titles[0].report else "new", title),
        # Enter goes on with the last game where there is one.
        key="return" if first else "n",
        group="titles",
    )
    if not both:
        return
    yield Item(
        f"learn:{title}",
        "button",
        more,
        "second",
        text=words.text("title.rules"),
        data=ButtonLook("common/book" if more.width > 230 else ""),
        intent=Do("rules", title),
        group="titles",
    )


def _nothing(title_layout: TitleLayout, place: Region) -> Iterator[Item]:
    words = title_layout.words
    card = place.middle(min(760.0, place.width), min(240.0, place.height))
    inner = card.inset(36, 30)
    yield Item("none", "panel", card, "parchment")
    title, about = TextLook(HEADING, "centre", "middle"), TextLook(BODY, "centre", wrap=True)
    yield Item("none.title", "text", inner.top(56), text=words.text("title.none"), data=title)
    told = words.text("title.none_about")
    yield Item("none.about", "text", inner.foot(inner.height - 64), text=told, data=about)


def _foot(title_layout: TitleLayout, foot: Region) -> Iterator[Item]:
    words = title_layout.words
    tall = 56.0 if not title_layout.small else 46.0
    spare = min(44.0, foot.x - title_layout.region.x - 4)
    line = foot.middle(foot.width, tall).inset(-spare, 0)
    said = {name: words.text(f"title.{name}") for name in FOOT}
    leave = words.text("title.leave")
    room, bare = line.width - 40, frozenset[str]()
    letter = _letter(room, [*said.values(), leave])
    # The word for leaving goes first, then one more: their signs are understood without them.
    brief = letter < LEAST_LETTER
    if brief:
        letter = _letter(room - tall, [*said.values()])
    if letter < LEAST_LETTER:
        bare = frozenset(SIGNED)
        spelled = [text for name, text in said.items() if name not in bare]
        letter = _letter(room - tall * (1 + len(bare)), spelled)
    size = 24 if letter > 13 else 22
    # The first word and the last one stand under the edges of the cards, not their buttons.
    first = said[FOOT[0]]
    x = foot.x - _beside(first, (len(first) + 4) * letter, size)
    x = max(title_layout.region.x + 2, x)
    for name, text in said.items():
        wide = tall if name in bare else (len(text) + 4) * letter
        yield Item(
            name,
            "button",
            Region(x, line.y, wide, tall),
            "quiet",
            text="" if name in bare else text,
            data=ButtonLook(SIGNED[name] if name in bare else "", size=size),
            intent=Do(name),
            group="foot",
            tip=Tip(text) if name in bare else None,
        )
        x += wide
    last = line.end(tall if brief else (len(leave) + 7) * letter)
    if not brief:
        free = _beside(leave, last.width - size * ICON, size)
        last = last.shift(min(foot.right + free, title_layout.region.right - 2) - last.right, 0)
    yield Item(
        "leave",
        "button",
        last,
        "quiet",
        text="" if brief else leave,
        intent=Do("leave"),
        data=ButtonLook("common/exit", size=size),
        group="foot",
        tip=Tip(leave) if brief else None,
    )


def _beside(text: str, wide: float, size: float) -> float:
    """Give what is free on either side of words in the middle of a button."""
    return (wide - measure(text, STRONG.of(size=size)).width) / 2


def _letter(room: float, said: list[str]) -> float:
    """Give the width that each letter of the buttons may take; each has five more around it."""
    return min(15.0, room / (sum(map(len, said)) + 5 * len(said)))
