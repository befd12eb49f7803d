"""What is chosen for a game besides its seats: options, who begins, seating, seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.core.message import Key
from game.core.setup import RANDOM
from game.core.title import Option
from scenes.base.levels import begins
from scenes.menus.choice import cycle
from scenes.menus.column import Block
from scenes.menus.frame import label, note
from scenes.menus.setup_view import SetupView
from scenes.menus.variants import option_items
from scenes.shared import common_texts
from scenes.shared.new_game import LONGEST_SEED
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook, FieldLook
from scenes.ui.picture import Do, Item, Tip

GAP = 8.0
SHORT = 78.0
"""Height of a choice without its sentence."""


def choices(seating: SetupView) -> list[Block]:
    """Give the line of the variants and, below it, them or who begins, seating and seed.

    A beginner needs none of the variants: they take the place of the rest only when opened.
    """
    high = 130.0 if seating.low else 144.0 if seating.narrow else 140.0
    offered = seating.offered
    tall = 178.0 if seating.low else 262.0
    # Beside the table there is room for them on the mat itself.
    options = [
        Block(tall, partial(option_items, seating, option))
        for option in (offered if seating.narrow else ())
    ]
    if seating.editions:
        options.insert(0, Block(high, partial(_edition, seating)))
    fold_high = SHORT if seating.unfolded else high + 58.0
    fold = [Block(fold_high, partial(_variants, seating, offered))] if offered or options else []
    if seating.unfolded and seating.narrow and options:
        return [*fold, *options]
    if seating.unfolded:
        fold += options
    return [*fold, *(Block(high, partial(choice, seating)) for choice in _others(seating))]


def _others(seating: SetupView) -> tuple[Callable[[SetupView, Region], Iterator[Item]], ...]:
    """Give what is chosen besides the variants; who is alone begins."""
    return (_seed,) if len(seating.game.seats) == 1 else (_start, _order, _seed)


def beside(seating: SetupView, across: int) -> list[list[Block]]:
    """Give the same in columns below the seats; the variants themselves lie elsewhere."""
    high = SHORT if seating.terse else 144.0
    found = [Block(high, partial(choice, seating)) for choice in _others(seating)]
    if seating.editions:
        found.insert(0, Block(high, partial(_edition, seating)))
    if seating.offered:
        tall = SHORT if seating.unfolded or seating.terse else high + 58.0
        found.insert(0, Block(tall, partial(_variants, seating, seating.offered)))
    deep = -(-len(found) // across)
    return [found[at : at + deep] for at in range(0, len(found), deep)]


def _variants(seating: SetupView, offered: Sequence[Option], place: Region) -> Iterator[Item]:
    """Say in one line which rules are chosen, and below it which are usual; it opens them all."""
    words, game = seating.words, seating.game
    line, control, _ = _parts(place)
    yield label("variants.label", line, words.text("setup.variants"), "strong")
    own = [_value(seating, o, game.options[o.key]) for o in offered if _unusual(seating, o)]
    own += [game.edition] if game.edition else []
    usual = [_value(seating, option, option.values[0]) for option in offered]
    about = words.text("setup.variants_about", values="; ".join(usual))
    said = "; ".join(own) if own else words.text("setup.variants_usual")
    yield Item(
        "variants",
        "button",
        # A button is drawn a little beyond its place.
        control.inset(2, 3),
        "second",
        text=said,
        data=ButtonLook("common/arrow_up" if seating.unfolded else "common/arrow_down", size=22),
        intent=Do("variants"),
        group="options",
        tip=Tip(words.text("setup.variants"), said, (about, words.text("setup.variants_tip"))),
    )
    if place.height > SHORT:
        # All that is usual must be read here, and a title may have many variants.
        yield note("variants.about", place.foot(place.bottom - control.bottom - 6), about)


def _value(seating: SetupView, option: Option, value: str) -> str:
    # "No" alone would not say what there is none of.
    key = Key(f"{seating.game.title}.option.{option.key}")
    return seating.words.text("table.option", name=key, value=Key(f"{key}.{value}"))


def _unusual(seating: SetupView, option: Option) -> bool:
    return seating.game.options[option.key] != option.values[0]


def _parts(place: Region) -> tuple[Region, Region, Region]:
    """Cut a choice into its label, its control and the sentence below it."""
    line = place.top(26)
    control = Region(place.x, line.bottom + 2, place.width, 46 if place.height < 140 else 50)
    return line, control, Region(place.x, control.bottom + 2, place.width, 56)


def _about(name: str, place: Region, below: Region, text: str) -> Iterator[Item]:
    """Say what a choice means, where there is room for it."""
    if below.bottom <= place.bottom + 4:
        yield note(name, below, text)


def _edition(seating: SetupView, place: Region) -> Iterator[Item]:
    words, edition = seating.words, seating.game.edition
    line, control, below = _parts(place)
    yield label("edition.label", line, words.text("setup.edition"), "strong")
    said = edition or words.text("setup.edition_ours")
    yield from cycle(words, "edition:0", control, said, (words.text("setup.edition"),), "options")
    about = words.text("setup.edition_about" if edition else "setup.edition_ours_about")
    yield from _about("edition.about", place, below, about)


def _start(seating: SetupView, place: Region) -> Iterator[Item]:
    words, game = seating.words, seating.game
    line, control, below = _parts(place)
    yield label("start.label", line, words.text("setup.start"), "strong")
    if game.start == RANDOM:
        said, about = words.text("setup.start_lot"), words.text("setup.start_lot_about")
    else:
        said = common_texts.name(words, game.seats[game.start])
        about = words.text("setup.start_about", name=said)
    # Who begins is worth a sentence where it decides games; the plate itself says who it is.
    matters = begins(words, game.title, len(game.seats))
    told = (words.text("setup.start"), *filter(None, (matters,)))
    yield from cycle(words, "start:0", control, said, told, "options")
    yield from _about("start.about", place, below, matters or about)


def _order(seating: SetupView, place: Region) -> Iterator[Item]:
    words = seating.words
    line, control, below = _parts(place)
    yield label("order.label", line, words.text("setup.order"), "strong")
    yield Item("orders", "front_trough", control)
    for name, part in zip(("given", "lot"), control.columns(2), strict=True):
        yield Item(
            f"order:{name}",
            "segment",
            part,
            text=words.text(f"setup.order_{name}"),
            intent=Do("order", name == "lot"),
            lifted=seating.game.shuffle == (name == "lot"),
            group="options",
        )
    chosen = "lot" if seating.game.shuffle else "given"
    yield from _about("order.about", place, below, words.text(f"setup.order_{chosen}_about"))


def _seed(seating: SetupView, place: Region) -> Iterator[Item]:
    words = seating.words
    line, control, below = _parts(place)
    yield label("seed.label", line, words.text("setup.seed"), "strong")
    yield Item(
        "seed",
        "field",
        control.left(control.width - 62),
        text=seating.game.seed,
        data=FieldLook(words.text("setup.seed"), LONGEST_SEED),
        intent=Do("seed"),
        group="options",
    )
    yield Item(
        "reseed",
        "front_tool",
        control.end(50),
        data=ButtonLook("common/refresh"),
        intent=Do("reseed"),
        tip=Tip(words.text("setup.seed_new")),
        group="options",
    )
    yield from _about("seed.about", place, below, words.text("setup.seed_about"))
