"""Entry of dice: one key or click for each die, taken as soon as all are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.core.chance import Outcome, Roll
from game.core.contract import Chance
from game.core.message import Refusal
from scenes.companion import parts
from scenes.companion.kit import GAP
from scenes.companion.panel import Panel
from scenes.companion.parts import Button, Face
from scenes.scene import Command, Key
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

if TYPE_CHECKING:
    from scenes.companion.host import Host


WIDE = 1.4
"""Window's heights across: with less there are two named faces beside each other, else three."""


class Dice(Panel):
    """Asks what dice show; the faces are drawn large, each with its digit."""

    @property
    def request(self) -> Roll:
        """The throw that is waited for."""
        pending = self.judge.pending
        assert isinstance(pending, Chance)
        assert isinstance(pending.request, Roll)
        return pending.request

    @property
    def held(self) -> tuple[int, ...]:
        """The dice that are entered so far."""
        return tuple(int(value) for value in self.judge.session.match.held)

    def asks(self) -> str:
        """Say how many dice are thrown."""
        pending = self.judge.pending
        assert isinstance(pending, Chance)
        return self.judge.speech.asks(self.judge.sight(), pending)

    def body(self, host: Host, place: Region) -> Iterator[Item]:
        """Give a place for each die, and the faces to press below."""
        kit, count = host.kit, self.request.count
        high = min(kit.of(0.17), place.height * 0.42)
        side = min(high, (place.width - kit.of(GAP) * (count - 1)) / count)
        row = place.top(high)
        x = row.x + (row.width - side * count - kit.of(GAP) * (count - 1)) / 2
        for at in range(count):
            spot = Region(x, row.y, side, high).middle(side, side)
            yield self._die(host, at, spot)
            x += side + kit.of(GAP)
        rest = place.foot(place.height - high - kit.of(GAP))
        yield from self._faces(host, rest)

    def _die(self, host: Host, at: int, spot: Region) -> Item:
        held = self.held
        icon = self._icon(held[at]) if at < len(held) else ""
        face = Face(host.kit.high, host.kit.dark, icon=icon)
        look = "full" if at < len(held) else "empty"
        return Item(f"die:{at}", "far_die", spot, look, data=face, lifted=at == len(held))

    def _icon(self, value: int) -> str:
        return self.judge.speech.icon(self.judge.sight(), "face", value)

    def _faces(self, host: Host, place: Region) -> Iterator[Item]:
        kit, sides = host.kit, self.request.sides
        words = [self._name(value) for value in range(1, sides + 1)]
        across = sides
        if max(map(len, words)) > 2 and sides > 3:
            across = 3 if place.width > kit.high * WIDE else 2
        lines = -(-sides // across)
        high = min(kit.of(0.17), (place.height - kit.of(GAP) * (lines - 1)) / lines)
        for line in range(lines):
            row = Region(place.x, place.y + line * (high + kit.of(GAP)), place.width, high)
            for column, spot in enumerate(row.columns(across, kit.of(GAP))):
                value = line * across + column + 1
                if value <= sides:
                    yield self._face(host, spot, value, words[value - 1])

    def _name(self, value: int) -> str:
        return self.judge.speech.name(self.judge.sight(), "face", value)

    def _face(self, host: Host, place: Region, value: int, text: str) -> Item:
        kit = host.kit
        shown = "" if text == str(value) else text
        face = Face(kit.high, kit.dark, str(value), self._icon(value))
        return Item(
            f"face:{value}", "far_face", place, text=shown, data=face, key=str(value),
            intent=Do("die", value), group="faces",
        )  # fmt: skip

    def actions(self) -> Sequence[Button]:
        """Offer to take the last die away."""
        if not self.held:
            return ()
        label = parts.plain(self.judge.words.text("companion.referee.last"))
        return (Button("drop", label, "backspace"),)

    def act(self, host: Host, name: str, value: Any) -> Command | None:
        """Take a die, or the last one away."""
        if name == "die":
            self._take(host, int(value))
        elif name == "drop":
            self.judge.session.hold(self.held[:-1])
        return None

    def key(self, host: Host, event: Key) -> bool:
        """Refuse digits that no die shows, in words."""
        if event.ctrl or event.alt or not event.name.isdigit() or len(event.name) > 1:
            return False
        if 1 <= int(event.name) <= self.request.sides:
            return False
        self._take(host, int(event.name))
        return True

    def _take(self, host: Host, value: int) -> None:
        held = (*self.held, value)
        whole = len(held) == self.request.count
        if whole or not 1 <= value <= self.request.sides:
            refused = self.judge.session.answer(Outcome(held))
            if isinstance(refused, Refusal):
                host.refuse(self.judge.say(refused))
            return
        self.judge.session.hold(held)
