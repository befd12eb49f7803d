"""What a canvas notes down while it draws, for tests and pictures."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenes.ui.colour import RGB, contrast
from scenes.ui.geometry import Region


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that did not fit its region even when shrunk."""

    item: str
    text: str
    region: Region


@dataclass(frozen=True, slots=True)
class Pair:
    """A text colour over the mean of what lay behind it."""

    item: str
    text: str
    ink: RGB
    backdrop: RGB
    pixels: int

    @property
    def contrast(self) -> float:
        """The ratio 1..21."""
        return contrast(self.ink, self.backdrop)


@dataclass(slots=True)
class Recorder:
    """Collects the faults of a picture while it is drawn."""

    item: str = ""
    """The id of the item being drawn."""
    overflows: list[Overflow] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    missing: list[tuple[str, str]] = field(default_factory=list)
    """(item id, name) of sprites, textures and painters that there are not."""
    smallest: int = 1000
    """Device pixels of the smallest text."""

    def faint(self, least: float = 4.5, large: float = 3.0, big: int = 32) -> list[Pair]:
        """List the pairs below the least contrast; texts of `big` pixels may have less."""
        return [p for p in self.pairs if p.contrast < (large if p.pixels >= big else least)]
