"""The command line: what can be said, checked word by word, and the commands without a window."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import game
from game.core.clean import clean, one_line
from game.core.message import Refusal
from game.i18n.languages import FIRST, languages
from game.reading import is_folder

if TYPE_CHECKING:
    from game.ai.tournament import Fixture, Result
    from game.loading.problems import Report

SENTENCE = 240
"""Letters of an error at most, whatever was written on the command line."""
SIZES = ((960, 540), (7680, 4320))
"""The smallest and the largest window that can be asked for."""


# The library hands out such an object and keeps its class to itself.
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Fault(Exception):
    """Something that a person must be told in one sentence; `status` is the exit code."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(one_line(sentence, SENTENCE))
        self.status = status


class Parser(argparse.ArgumentParser):
    """A parser that answers words it does not know with one sentence."""

    def error(self, message: str) -> Any:
        """Say what does not fit, and leave with 2."""
        self.exit(2, f"{self.prog}: {one_line(message, SENTENCE)}; see {self.prog} --help\n")


def parser() -> argparse.ArgumentParser:
    """Make the parser of the whole command line."""
    top = Parser(prog="four-ages", description="Four civilization board games on one table.")
    top.set_defaults(run=_window)
    top.add_argument("--version", action="version", version=f"%(prog)s {game.VERSION}")
    top.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the last game"
    )
    top.add_argument("--title", type=_title, help="open the set-up of this game")
    # Not kept: a command in somebody's script must not change what the settings say.
    top.add_argument("--language", choices=tuple(languages()), help="language, this time only")
    top.add_argument("--size", type=_size, metavar="WxH", help="size of the window, 1280x720")
    top.add_argument(
        "--integrate",
        nargs="?",
        const="add",
        choices=("add", "remove"),
        metavar="remove",
        help="put the program into the menu of a Linux desktop; 'remove' takes it out again",
    )
    commands = top.add_subparsers(title="commands without a window", metavar="COMMAND")
    _add_play(commands)
    _add_simulate(commands)
    _add_levels(commands)
    _add_analyse(commands)
    _add_check(commands)
    _add_translate(commands)
    _add_pictures(commands)
    _add_sheets(commands)
    return top


def _add_play(commands: Commands) -> None:
    command = commands.add_parser("play", help="a whole game in words, in this terminal")
    command.set_defaults(run=_play)
    command.add_argument(
        "title", nargs="?", type=_title, help="id of the game; without it: what waits"
    )
    command.add_argument(
        "--seats",
        default="",
        metavar="A,B",
        help="for each seat a name, or a level as hard or hard:builder; else you are asked",
    )
    command.add_argument("--seed", type=_seed, default="", help="seed of the game")
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a variant of the game"
    )
    command.add_argument("--edition", default="", metavar="NAME", help="an edition of your own")
    command.add_argument("--save", default="", metavar="NAME", help="go on with this saved game")
    # Here too, since people say them behind the command.
    command.add_argument(
        "--continue",
        dest="resume",
        action="store_true",
        default=argparse.SUPPRESS,
        help="go on with the last game",
    )
    command.add_argument(
        "--language", choices=tuple(languages()), default=argparse.SUPPRESS, help="of the game"
    )


def _add_simulate(commands: Commands) -> None:
    command = commands.add_parser("simulate", help="let computer players play, and count")
    command.set_defaults(run=_simulate)
    command.add_argument("title", type=_title, help="id of the game")
    command.add_argument(
        "--seats",
        required=True,
        metavar="A,B",
        help="a level for each seat, with a style as hard:builder, or random",
    )
    command.add_argument("--games", type=_count, default=100, help="number of games (100)")
    command.add_argument("--seed", type=_seed, default="1", help="seed of the first game (1)")
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a variant of the game"
    )
    command.add_argument("--edition", default="", metavar="NAME", help="an edition of your own")
    command.add_argument("--jobs", type=_count, default=1, help="processes; results stay equal (1)")
    command.add_argument("--rotate", action="store_true", help="change the seats from game to game")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")
    command.add_argument(
        "--keep", type=_folder, metavar="DIR", help="write each game into this folder as a save"
    )


def _add_analyse(commands: Commands) -> None:
    command = commands.add_parser("analyse", help="tell luck from play in a saved match")
    command.set_defaults(run=_analyse)
    command.add_argument("file", type=_folder, help="a saved match")
    command.add_argument("--json", action="store_true", help="print JSON instead of a text")
    command.add_argument("--fresh", action="store_true", help="forget what is kept beside it")
    # Here too, since nobody says it before the command.
    command.add_argument(
        "--language", choices=tuple(languages()), default=argparse.SUPPRESS, help="of the text"
    )


def _add_levels(commands: Commands) -> None:
    command = commands.add_parser("levels", help="how strong the computer players are, as measured")
    command.set_defaults(run=_levels)
    command.add_argument("title", nargs="?", type=_title, help="this game's only")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")


def _add_check(commands: Commands) -> None:
    command = commands.add_parser("check", help="check all data and languages")
    command.set_defaults(run=_check)
    command.add_argument(
        "folder", nargs="?", type=_folder, help="a folder of data, or a translation's code, alone"
    )
    command.add_argument("--strict", action="store_true", help="let warnings fail too")


def _add_translate(commands: Commands) -> None:
    command = commands.add_parser("translate", help="write the texts out for another language")
    command.set_defaults(run=_translate)
    command.add_argument("code", help="of the language, such as uk or pt")


def _add_pictures(commands: Commands) -> None:
    command = commands.add_parser("pictures", help="draw every screen to picture files")
    command.set_defaults(run=_pictures)
    command.add_argument("out", type=_folder, help="folder for the pictures")
    command.add_argument("--title", type=_title, help="this game's screens only")
    command.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH")
    command.add_argument("--language", choices=tuple(languages()), default=FIRST)
    command.add_argument("--interface", type=_interface, default=100, help="size in per cent")
    about = "png, or jpg: much quicker, and not quite exact"
    command.add_argument("--format", choices=("png", "jpg"), default="png", help=about)


def _add_sheets(commands: Commands) -> None:
    command = commands.add_parser("sheets", help="print score sheets on paper, as PDF files")
    command.set_defaults(run=_sheets)
    command.add_argument("out", type=_folder, help="folder for the files")
    command.add_argument("--title", type=_title, help="this game's sheets only")
    command.add_argument("--paper", choices=("a4", "letter"), default="a4", help="its size (a4)")
    command.add_argument("--language", choices=tuple(languages()), default=FIRST)
    look = command.add_mutually_exclusive_group()
    look.add_argument("--colour", action="store_true", help="in colour")
    look.add_argument("--black", action="store_true", help="black on white, as without either")
    command.add_argument("--edition", default="", metavar="NAME", help="an edition of your own")


def _folder(word: str) -> Path:
    # To a path nothing is the folder one stands in, which hardly anybody means by it.
    if not word.strip():
        raise argparse.ArgumentTypeError("a folder has a name; '.' is the one you are in")
    return Path(word)


def _title(word: str) -> str:
    from game.core.registry import titles
    from game.loading.problems import did_you_mean

    if word not in titles():
        hint = did_you_mean(word, titles())
        known = ", ".join(titles())
        raise argparse.ArgumentTypeError(
            f"there is no game '{word}'; {hint or f'there are: {known}'}"
        )
    return word


def _size(word: str) -> tuple[int, int]:
    width, _, height = word.lower().partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"'{word}' is not a size such as 1280x720")
    size = (int(width), int(height))
    (least, low), (most, high) = SIZES
    if not (least <= size[0] <= most and low <= size[1] <= high):
        raise argparse.ArgumentTypeError(f"'{word}' is outside {least}x{low} to {most}x{high}")
    return size


def _seed(word: str) -> str:
    from game.storage.header import SEED

    # The number of a game comes behind it, and a save with a longer one is not opened again.
    seed, most = clean(word), SEED // 2
    if len(seed) > most:
        raise argparse.ArgumentTypeError(f"a seed has at most {most} letters")
    return seed


def _count(word: str) -> int:
    if not word.isdigit() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is not a whole number above 0")
    return int(word)


def _interface(word: str) -> int:
    if not word.isdigit() or not 75 <= int(word) <= 200:
        raise argparse.ArgumentTypeError(f"'{word}' is not a whole number from 75 to 200")
    return int(word)


def _options(words: list[str]) -> dict[str, str]:
    options = {}
    for word in words:
        key, equal, value = word.partition("=")
        if not (key and equal and value):
            raise Fault(f"'{word}' is not an option such as edition=base", 2)
        options[key] = value
    return options


def _play(options: argparse.Namespace) -> int:
    _needs_pygame()
    from scenes.terminal.opening import Unplayable, Wish
    from scenes.terminal.start import start

    seats = tuple(word for word in clean(options.seats).split(",") if word.strip())
    wish = Wish(
        options.title or "",
        seats,
        _options(options.option),
        options.seed,
        options.edition,
        options.save,
        options.resume,
    )
    try:
        start(wish, options.language)
    except Unplayable as reason:
        raise Fault(str(reason)) from reason
    return 0


def _simulate(options: argparse.Namespace) -> int:
    from game.ai import tournament

    try:
        result = tournament.run(
            options.title,
            tuple(options.seats.split(",")),
            games=options.games,
            seed=options.seed,
            options=_options(options.option),
            jobs=options.jobs,
            rotate=options.rotate,
            edition=options.edition,
            keep=_keeper(options.keep),
        )
    except tournament.Unfit as reason:
        raise Fault(_english(reason.refusal), 2) from reason
    except OSError as error:
        why = error.strerror or error
        raise Fault(f"{why}: the games cannot be kept in {options.keep}") from error
    print(json.dumps(result) if options.json else _standing(result))
    return 0


def _keeper(folder: Path | None) -> Callable[[Fixture, Result], None] | None:
    if folder is None:
        return None
    from game.storage.simulated import keeper

    return keeper(folder)


def _analyse(options: argparse.Namespace) -> int:
    _needs_pygame()
    from game.storage import settings
    from scenes.command_line.analyse import Undone, analysed
    from scenes.command_line.texts import catalogs

    language = options.language or settings.load().language
    try:
        print(analysed(options.file, options.json, options.fresh, catalogs()[language]))
    except Undone as reason:
        raise Fault(str(reason)) from reason
    return 0


def _english(refusal: Refusal) -> str:
    from scenes.command_line.texts import english

    return english().say(refusal)


def _standing(result: Mapping[str, Any]) -> str:
    """Set the result of a tournament as a table."""
    lines = [
        f"{result['title']}, {result['games']} games from seed {result['seed']}:"
        f" {result['rounds_mean']:.1f} rounds, {result['seconds']:.1f} s",
        f"{'':<20}{'wins':>8}{'share':>8}{'95 %':>16}{'points':>9}{'least':>7}{'most':>6}",
    ]
    for seat in result["seats"]:
        interval = f"{seat['share_low']:.1%}–{seat['share_high']:.1%}"
        lines.append(
            f"{seat['bot']:<20}{seat['wins']:>8.1f}{seat['share']:>8.1%}{interval:>16}"
            f"{seat['score_mean']:>9.1f}{seat['score_min']:>7}{seat['score_max']:>6}"
        )
    return "\n".join(lines)


def _levels(options: argparse.Namespace) -> int:
    from game.core.registry import titles
    from scenes.command_line import strengths

    chosen = (options.title,) if options.title else tuple(titles())
    found = {title: strengths.rows(title) for title in chosen}
    print(json.dumps(found, ensure_ascii=False) if options.json else strengths.table(found))
    return 0


def _check(options: argparse.Namespace) -> int:
    from game import check
    from scenes.command_line import translate

    code = translate.code_in(options.folder) if options.folder is not None else ""
    if options.folder is not None and not code and not is_folder(options.folder):
        raise Fault(f"there is no folder {options.folder}", 2)
    if code:
        report = translate.findings(code)
    elif options.folder is None:
        report = check.check_all(stand=Path.cwd())
        report.extend(translate.briefly())
        report.extend(_screens())
    else:
        report = check.check_folder(options.folder)
    for line in report.lines():
        print(line)
    failed = report.errors or (options.strict and report.warnings)
    if not failed:
        print("no errors" if report.warnings else "all data are sound")
    return 1 if failed else 0


def _translate(options: argparse.Namespace) -> int:
    from game import paths
    from game.translating.folder import Unknown
    from scenes.command_line import translate

    try:
        result = translate.written(options.code)
    except Unknown as reason:
        raise Fault(str(reason), 2) from reason
    except OSError as error:
        why = error.strerror or error
        raise Fault(f"{why}: the texts cannot be written to {paths.languages()}") from error
    print(translate.told(result))
    return 1 if result.untouched else 0


def _screens() -> Report:
    """Look whether what lessons mark is on the screen, where there is pygame to lay one out."""
    from game.loading.problems import Report

    try:
        from scenes.lessons.marks import findings
    except ImportError:
        return Report()
    return findings()


def _needs_pygame() -> None:
    try:
        with _alone():
            import pygame
    except ImportError as error:
        raise Fault("pygame is not installed; the README has one command for all of it") from error
    # What a mixed installation leaves behind can be imported, and fails much later.
    if not hasattr(pygame, "version"):
        raise Fault("pygame is damaged, as when pygame and pygame-ce were mixed; use a fresh venv")


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Let pygame find its own font as a file: a part of setuptools is half of its start."""
    name = "pkg_resources"
    if name in sys.modules:
        yield
        return
    # This is how Python is told that a module cannot be imported; pygame does without.
    sys.modules[name] = cast(ModuleType, None)
    try:
        yield
    finally:
        del sys.modules[name]


def _pictures(options: argparse.Namespace) -> int:
    _needs_pygame()
    from scenes.picture_tool.pictures import draw_all

    try:
        files = draw_all(
            options.out,
            options.title,
            options.size,
            options.language,
            options.interface,
            options.format,
        )
    # The latter for names that no disk could hold.
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Fault(f"{why}: the pictures cannot be written to {options.out}") from error
    print(f"{len(files)} pictures in {options.out}")
    return 0


def _sheets(options: argparse.Namespace) -> int:
    from scenes.command_line.printing import Unprinted, printed

    try:
        files = printed(options)
    except Unprinted as reason:
        raise Fault(str(reason), reason.status) from reason
    print("\n".join(map(str, files)))
    return 0


def _integrate(what: str) -> int:
    from scenes.command_line import integrate

    if not integrate.offered():
        raise Fault("--integrate is for the menus of Linux desktops", 2)
    folder = integrate.share()
    try:
        if what == "add":
            entry = integrate.integrate(folder, integrate.command())
            print(f"Four Ages is in the menu now, as {entry}; --integrate remove takes it out")
        elif integrate.disintegrate(folder):
            print(f"Four Ages is out of the menu again; nothing of it is left in {folder}")
        else:
            print(f"Four Ages was not in the menu: nothing of it is in {folder}")
    except integrate.Undone as reason:
        raise Fault(str(reason)) from reason
    return 0


def _window(options: argparse.Namespace) -> int:
    if options.integrate:
        return _integrate(options.integrate)
    _needs_pygame()
    from scenes.program.start import start

    problem = start(options.resume, options.title, options.language, options.size)
    if problem:
        raise Fault(problem)
    return 0
