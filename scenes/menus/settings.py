"""The settings: applied at once, kept at once, with a preview of what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from game.core.clean import path_text
from game.storage.settings import (
    COACHES,
    INTERFACES,
    PALETTES,
    RESPITES,
    SPEEDS,
    Settings,
)
from scenes.base.scene import Command
from scenes.base.services import Services
from scenes.menus.choice import cycle
from scenes.menus.column import Block, Column, column
from scenes.menus.frame import (
    STYLES,
    Frame,
    heading,
    label,
    note,
)
from scenes.menus.scrolling_page import ScrollingPage
from scenes.shared.tongues import switch, tongues
from scenes.ui import clipboard
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook, TextLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip
from scenes.ui.sound import KINDS
from scenes.ui.theme import BODY, STRONG

PAD = 13.0
"""Units that a button leaves free at either side of its words."""
SECONDS = {"slow": 1.8, "normal": 1.1, "fast": 0.55, "instant": 0.0, "none": 0.0}
"""How long the piece of the preview takes to cross it."""
LONGEST_PATH = 30
SLIDERS = ("volume", *KINDS, "pace")
SAMPLES = {"dice": "dice", "pieces": "wood", "signals": "turn"}
"""What is heard while a kind of sounds is made louder or softer."""
SWITCHES = ("full_screen", "confirm", "curtain", "keep_board")


class SettingsScene(ScrollingPage):
    """All settings below each other; at the right, where there is room, what they look like."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._way = 1.0
        """How far the piece of the preview has come, 0..1."""
        self.copied = False

    @property
    def busy(self) -> bool:
        """Whether the piece of the preview moves."""
        return self._way < 1.0

    def tick(self, seconds: float) -> Command | None:
        """Move the piece of the preview."""
        if self._way < 1.0:
            whole = SECONDS[self.services.settings.speed]
            self._way = min(1.0, self._way + seconds / whole) if whole else 1.0
            self.redraw()
        return None

    def lay_out(self) -> tuple[Picture, Column]:
        """Give all settings as they are."""
        frame = Frame(self.region, self.services.words, "settings", footed=False)
        items = [*frame.items(), self._reset(frame)]
        body = frame.body
        if self.region.width >= 1500 and self.region.height >= 700:
            right = body.end(body.width * 0.3)
            body = body.left(body.width * 0.7 - 24)
            items += self._preview(frame, right)
        items.append(frame.panel("settings", body))
        inner = body.inset(34 if frame.roomy else 18, 22 if frame.roomy else 12)
        shown = column("settings", inner, self._blocks(inner.width, inner.height), self.first)
        return Picture((*items, *shown.items)), shown

    def frame(self) -> Picture:
        """Give the picture with the piece of the preview where it is now."""
        if self._way >= 1.0:
            return self.picture
        # Only the piece changes: a new layout for every frame would measure all texts again.
        return Picture(tuple(map(self._moved, self.picture)))

    def _moved(self, item: Item) -> Item:
        if item.id != "piece":
            return item
        way = 1 - (1 - self._way) ** 3
        lane = item.data
        assert isinstance(lane, tuple)
        start, end = lane[1], lane[2]
        return replace(item, place=item.place.shift((start - end) * (1 - way), 0))

    @property
    def _folder(self) -> Path:
        """Where saved games, settings and the log lie."""
        folder: Path = self.services.store.folder.parent
        return folder

    # Settings

    def _blocks(self, width: float, room: float) -> list[Block]:
        wide = width > 800
        rows = (
            ("language", self._language),
            ("interface", self._interface),
            ("speed", self._speed),
            ("sound", self._sound),
            *((name, partial(self._share, name)) for name in KINDS),
            ("palette", partial(self._choice, "palette", self._named("palette", PALETTES))),
            *((name, partial(self._switch, name)) for name in SWITCHES),
            ("coach", partial(self._choice, "coach", self._named("coach", COACHES))),
            ("pace", self._pace),
            ("respite", self._respite),
            ("data", self._data),
        )
        usual = max(92.0, min(100.0, room / len(rows) - 0.5))
        return [
            Block(
                max(usual, self._told(name, width * 0.54 - 20) + 34) if wide else 142.0,
                partial(self._line, name, control, wide),
            )
            for name, control in rows
        ]

    def _told(self, name: str, width: float) -> float:
        """Give how high a setting's name and its sentence stand."""
        return 32 + measure(self._about(name), STYLES["quiet"], width).height

    def _line(self, name: str, control: Any, wide: bool, place: Region) -> Iterator[Item]:
        """Lay out one setting: its name, a sentence, and the control beside or below them."""
        words = self.services.words
        yield Item(f"rule:{name}", "divider", place.foot(2))
        if wide:
            told = place.left(place.width * 0.54 - 20)
            told = told.inset(0, max(0.0, (place.height - self._told(name, told.width)) / 2))
            spot = place.end(place.width * 0.46).middle(place.width * 0.46, 54)
        else:
            told, spot = place.top(86), place.foot(56).top(48)
        yield label(f"label:{name}", told.top(30), words.text(f"settings.{name}"), "strong")
        below = Region(told.x, told.y + 28, told.width, 62)
        yield note(f"about:{name}", below, self._about(name))
        yield from control(spot)

    def _about(self, name: str) -> str:
        words, chosen = self.services.words, self.services.settings
        if name == "speed":
            return words.text(f"settings.speed_{chosen.speed}_about")
        if name == "language":
            offered = tongues(words, self.services.catalogs)
            told = next((one.trouble for one in offered if one.code == words.language), "")
            return told or words.text("settings.language_about")
        if name == "data":
            return words.text("settings.data_about", folder=_short(path_text(self._folder)))
        return words.text(f"settings.{name}_about")

    def _choice(self, name: str, values: Mapping[str, str], place: Region) -> Iterator[Item]:
        """Offer values side by side, each by the words that stand for it."""
        yield Item(f"{name}.trough", "front_trough", place)
        for (value, text), part in zip(values.items(), place.columns(len(values)), strict=True):
            yield Item(
                f"{name}:{value}",
                "segment",
                part,
                text=text,
                intent=Do("set", (name, value)),
                group=name,
                lifted=getattr(self.services.settings, name) == value,
            )

    def _language(self, place: Region) -> Iterator[Item]:
        offered = tongues(self.services.words, self.services.catalogs)
        yield Item("language.trough", "front_trough", place)
        yield from switch(
            self.services.words,
            offered,
            place,
            "language",
            lambda code: Do("set", ("language", code)),
        )

    def _named(self, setting: str, values: Iterable[str]) -> dict[str, str]:
        words = self.services.words
        return {name: words.text(f"settings.{setting}_{name}") for name in values}

    def _interface(self, place: Region) -> Iterator[Item]:
        words, size = self.services.words, self.services.settings.interface
        told = (words.text("settings.interface"),)
        said = words.text("settings.percent", count=size)
        yield from cycle(words, "interface:0", place, said, told, "interface")

    def _speed(self, place: Region) -> Iterator[Item]:
        words = self.services.words
        said = words.text(f"settings.speed_{self.services.settings.speed}")
        yield from cycle(words, "speed:0", place, said, (words.text("settings.speed"),), "speed")

    def _sound(self, place: Region) -> Iterator[Item]:
        words, chosen = self.services.words, self.services.settings
        icon = "common/speaker_off" if chosen.muted else "common/speaker"
        yield Item(
            "muted",
            "front_tool",
            place.left(50),
            data=ButtonLook(icon),
            intent=Do("set", ("muted", not chosen.muted)),
            group="sound",
            tip=Tip(words.text("settings.muted"), words.text(_on(chosen.muted))),
        )
        said = words.text("settings.percent", count=chosen.volume)
        yield Item(
            "volume",
            "slider",
            place.inset(66, 8).left(place.width - 164),
            data=chosen.volume / 100,
            intent=Do("volume"),
            group="sound",
            tip=Tip(words.text("settings.volume"), said),
        )
        yield label("volume.value", place.end(84), said, "strong", "right")

    def _share(self, name: str, place: Region) -> Iterator[Item]:
        """Offer how loud one kind of sounds is beside the others."""
        share = getattr(self.services.settings, name)
        yield from self._slider(name, share, "settings.percent", count=share)(place)

    def _pace(self, place: Region) -> Iterator[Item]:
        pace = self.services.settings.pace
        yield from self._slider("pace", pace, "settings.seconds", seconds=pace * 2 / 100)(place)

    def _slider(
        self, name: str, share: int, said: str, **params: float
    ) -> Callable[[Region], Iterator[Item]]:
        words = self.services.words
        told = words.text(said, **params)

        def lay(place: Region) -> Iterator[Item]:
            yield Item(
                name,
                "slider",
                place.inset(0, 8).left(place.width - 98),
                data=share / 100,
                intent=Do(name),
                group=name,
                tip=Tip(words.text(f"settings.{name}"), told),
            )
            yield label(f"{name}.value", place.end(84), told, "strong", "right")

        return lay

    def _respite(self, place: Region) -> Iterator[Item]:
        words, seconds = self.services.words, self.services.settings.respite
        said = words.text("settings.seconds", seconds=seconds)
        if seconds <= 0:
            said = words.text("settings.respite_told" if seconds else "settings.respite_none")
        told = (words.text("settings.respite"),)
        yield from cycle(words, "respite:0", place, said, told, "respite")

    def _switch(self, name: str, place: Region) -> Iterator[Item]:
        on = bool(getattr(self.services.settings, name))
        words = self.services.words
        yield Item(
            name,
            "toggle",
            place.end(min(156.0, place.width)),
            text=words.text(_on(on)),
            data=on,
            intent=Do("set", (name, not on)),
            group=name,
            tip=Tip(words.text(f"settings.{name}")),
        )

    def _data(self, place: Region) -> Iterator[Item]:
        words = self.services.words
        said = words.text("common.copied" if self.copied else "settings.data_copy")
        yield Item(
            "copy",
            "button",
            place.end(min(300.0, place.width)),
            "second",
            text=said,
            data=ButtonLook("common/check" if self.copied else "common/copy"),
            intent=Do("copy"),
            group="data",
            tip=Tip(words.text("settings.data"), lines=(path_text(self._folder),)),
        )

    def _reset(self, frame: Frame) -> Item:
        words = self.services.words
        needed = measure(words.text("settings.reset"), STRONG).width + STRONG.size * 1.25 + 12
        wide = min(needed + 2 * PAD, frame.aside.width)
        # Its words end where the panel below ends, not the place in which they are centred.
        return Item(
            "reset",
            "button",
            frame.aside.end(wide).middle(wide, 52).shift(PAD, 0),
            "quiet",
            text=words.text("settings.reset"),
            data=ButtonLook("common/refresh"),
            intent=Do("reset"),
            group="head",
            tip=Tip(words.text("settings.reset"), lines=(words.text("settings.reset_tip"),)),
        )

    # Preview

    def _preview(self, frame: Frame, place: Region) -> Iterator[Item]:
        """Show text, seats, a button, and a piece that moves as fast as set."""
        words = self.services.words
        yield frame.panel("preview", place, "oak")
        sheet = place.inset(20).top(min(460.0, place.height - 220))
        yield frame.panel("sheet", sheet)
        inner = sheet.inset(28, 22)
        yield heading("preview.head", inner.top(52), words.text("settings.preview_head"))
        told = Region(inner.x, inner.y + 64, inner.width, 110)
        look = TextLook(BODY, wrap=True)
        yield Item("preview.text", "text", told, text=words.text("settings.preview"), data=look)
        for at, spot in enumerate(Region(inner.x, told.bottom + 8, inner.width, 56).columns(5)):
            yield Item(f"preview.seat:{at}", "seat", spot.middle(46, 46), data=at)
        yield Item(
            "preview.play",
            "button",
            inner.foot(76),
            "action",
            text=words.text("settings.preview_play"),
            intent=Do("preview"),
            group="preview",
        )
        lane = Region(sheet.x, sheet.bottom + 24, sheet.width, place.bottom - sheet.bottom - 48)
        yield from self._lane(lane.middle(lane.width, min(140.0, lane.height)))

    def _lane(self, lane: Region) -> Iterator[Item]:
        yield Item("lane", "front_lane", lane)
        side = lane.height * 0.72
        start, end = lane.x + 24, lane.right - side - 24
        spot = Region(end, lane.centre.y - side / 2, side, side)
        yield Item("piece", "front_piece", spot, data=(0, start, end), live=True)

    # What is done

    def do(self, intent: Intent) -> Command | None:
        """Change a setting, or go back."""
        assert isinstance(intent, Do)
        name, value = intent.name, intent.value
        if name == "back":
            return self.escape()
        if name == "set":
            self._set(*value)
        elif name in SLIDERS:
            self.services.change(**{name: round(value * 20) * 5})
            if name in SAMPLES:
                self.services.play(SAMPLES[name])
        elif name == "interface":
            self._resize(value[1])
        elif name == "speed":
            self._turn(name, SPEEDS, value[1])
        elif name == "respite":
            self._turn(name, RESPITES, value[1])
        elif name == "copy":
            clipboard.copy(str(self._folder))
            self.copied = True
        elif name == "reset":
            self._restore()
        else:
            self._run()
        return None

    def _turn(self, name: str, values: Sequence[object], step: int) -> None:
        at = values.index(getattr(self.services.settings, name)) + step
        self._set(name, values[at % len(values)])

    def _set(self, name: str, value: object) -> None:
        self.services.change(**{name: value})
        if name == "speed":
            self._run()

    def _run(self) -> None:
        self._way = 0.0
        self.services.play("wood")

    def _resize(self, step: int) -> None:
        at = INTERFACES.index(self.services.settings.interface) + step
        # No turning over, unlike the speed: from largest to smallest the button would jump away.
        if 0 <= at < len(INTERFACES):
            self.services.change(interface=INTERFACES[at])

    def _restore(self) -> None:
        # The language is left alone: whoever pressed this by mistake must still be able to read.
        usual = Settings()
        names = (
            "interface",
            "speed",
            "volume",
            *KINDS,
            "muted",
            "full_screen",
            "palette",
            "confirm",
            "curtain",
            "keep_board",
            "coach",
            "pace",
            "respite",
        )
        self.services.change(**{name: getattr(usual, name) for name in names})


def _short(path: str) -> str:
    """Give the end of a path that is too long for a line."""
    return path if len(path) <= LONGEST_PATH else f"…{path[-LONGEST_PATH:]}"


def _on(on: bool) -> str:
    return "common.on" if on else "common.off"
