"""A catalog writes whole sentences: parameters, plural forms, cases, and English behind it."""

from pathlib import Path

import pytest

from game.core.message import Key, Message, Refusal
from game.i18n.catalog import Catalog, load
from game.loading.problems import Report

ENGLISH = Catalog(
    "en",
    {
        "hello": "Hello, {name}",
        "coins": {"one": "{count} coin", "other": "{count} coins"},
        "left": {"one": "{n} left", "other": "{n} left of all"},
        "build": "Build {what:acc}",
        "temple": "the temple",
        "wood": {"one": "piece of wood", "other": "pieces of wood"},
        "pay": "Pay {count} {what:gen}",
        "score": "{points:+} points, mean {mean:.1}",
        "braces": "{{x}} stays",
        "only": "only English",
        "list.more": "{head}, {tail}",
        "list.last": "{head} and {tail}",
        "loop": "{loop}",
        "worth": {
            "one": "{count} good, {coins:# coin|# coins}",
            "other": "{count} goods, {coins:# coin|# coins}",
        },
    },
)
RUSSIAN = Catalog(
    "ru",
    {
        "coins": {"one": "{count} монета", "few": "{count} монеты", "many": "{count} монет"},
        "build": "Построить {what:acc}",
        "temple": "пирамида",
        "temple.acc": "пирамиду",
        "wood": {"one": "древесина", "few": "древесины", "many": "древесин"},
        "pay": "Отдать {count} {what:gen}",
        "score": "{points:+}, в среднем {mean:.1}",
        "worth": {
            "one": "{count} товар, {coins:# монета|# монеты|# монет}",
            "few": "{count} товара, {coins:# монета|# монеты|# монет}",
            "many": "{count} товаров, {coins:# монета|# монеты|# монет}",
        },
    },
    ENGLISH,
)


def test_parameters_are_put_into_the_sentence() -> None:
    assert ENGLISH.text("hello", name="Ada") == "Hello, Ada"


@pytest.mark.parametrize(
    ("number", "russian", "english"),
    [(1, "1 монета", "1 coin"), (3, "3 монеты", "3 coins"), (11, "11 монет", "11 coins"),
     (-2, "−2 монеты", "−2 coins"), (1.5, "1,5 монет", "1.5 coins")],
)  # fmt: skip
def test_the_plural_form_follows_the_number(number: float, russian: str, english: str) -> None:
    assert RUSSIAN.text("coins", count=number) == russian
    assert ENGLISH.text("coins", count=number) == english


@pytest.mark.parametrize(
    ("coins", "russian", "english"),
    [(1, "5 товаров, 1 монета", "5 goods, 1 coin"), (2, "5 товаров, 2 монеты", "5 goods, 2 coins"),
     (0, "5 товаров, 0 монет", "5 goods, 0 coins"),
     (21, "5 товаров, 21 монета", "5 goods, 21 coins")],
)  # fmt: skip
def test_a_word_goes_with_the_number_of_its_gap(coins: int, russian: str, english: str) -> None:
    assert RUSSIAN.text("worth", count=5, coins=coins) == russian
    assert ENGLISH.text("worth", count=5, coins=coins) == english


def test_the_number_may_be_called_n_as_well() -> None:
    assert ENGLISH.text("left", n=1) == "1 left"
    assert ENGLISH.text("left", n=2) == "2 left of all"


def test_a_key_as_parameter_is_looked_up_in_the_case_the_sentence_asks_for() -> None:
    assert RUSSIAN.text("build", what=Key("temple")) == "Построить пирамиду"
    assert ENGLISH.text("build", what=Key("temple")) == "Build the temple"


def test_plain_text_as_parameter_is_shown_as_it_is() -> None:
    assert ENGLISH.text("build", what="temple") == "Build temple"


def test_a_key_as_parameter_takes_the_form_of_the_number_beside_it() -> None:
    assert RUSSIAN.text("pay", count=2, what=Key("wood")) == "Отдать 2 древесины"
    assert ENGLISH.text("pay", count=1, what=Key("wood")) == "Pay 1 piece of wood"


def test_a_word_with_forms_stands_in_the_singular_when_no_number_is_given() -> None:
    assert RUSSIAN.text("wood") == "древесина"


def test_a_message_of_the_engine_is_said_with_its_own_parameters() -> None:
    assert RUSSIAN.say(Refusal("coins", {"count": 5})) == "5 монет"
    assert ENGLISH.text("hello", name=Message("coins", {"count": 1})) == "Hello, 1 coin"


def test_numbers_have_a_true_minus_and_the_decimal_sign_of_the_language() -> None:
    assert ENGLISH.text("score", points=3, mean=2.25) == "+3 points, mean 2.2"
    assert RUSSIAN.text("score", points=-3, mean=-0.75) == "−3, в среднем −0,8"


def test_a_list_is_joined_as_the_language_does_it() -> None:
    words = [Key("temple"), "b", 3]
    assert ENGLISH.text("hello", name=words) == "Hello, the temple, b and 3"
    assert ENGLISH.text("hello", name=["b"]) == "Hello, b"
    assert ENGLISH.text("hello", name=()) == "Hello, "


def test_doubled_braces_are_braces() -> None:
    assert ENGLISH.text("braces") == "{x} stays"


def test_what_a_language_lacks_is_said_in_english_and_remembered() -> None:
    words = Catalog("ru", {}, ENGLISH)
    assert words.text("only") == "only English"
    assert words.text("coins", count=21) == "21 coins"
    assert words.missed == {"only", "coins"}


def test_what_all_languages_lack_is_shown_as_its_key() -> None:
    words = Catalog("en", {})
    assert words.text("no.such.key", count=1) == "no.such.key"
    assert words.missed == {"no.such.key"}


def test_a_parameter_that_is_not_given_is_shown_as_its_place_and_remembered() -> None:
    words = Catalog("en", {"hello": "Hello, {name}"})
    assert words.text("hello") == "Hello, {name}"
    assert words.missed == {"hello{name}"}


def test_a_text_that_contains_itself_ends() -> None:
    assert ENGLISH.text("loop", loop=Key("loop")) == "loop"


def test_a_catalog_knows_what_it_has_itself() -> None:
    assert ENGLISH.has("only")
    assert not RUSSIAN.has("only")


def folders(root: Path, **files: str) -> Path:
    for name, text in files.items():
        path = root / "data" / (name.replace("__", "/") + ".yaml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root / "data"


def test_the_texts_of_the_shell_and_of_titles_are_one_catalog(tmp_path: Path) -> None:
    data = folders(
        tmp_path,
        i18n__en="menu: {play: Play}\n",
        i18n__ru="menu: {play: Играть}\n",
        i18n__de="menu: {play: Spielen}\n",
        toy__i18n__en="toy: {name: Toy}\n",
        toy__i18n__ru="toy: {name: Игрушка}\n",
        toy__i18n__de="toy.name: Spielzeug\n",
    )
    report = Report()
    catalogs = load(data / "i18n", [data / "toy"], report)
    words = [catalogs[code] for code in ("en", "ru", "de")]
    assert [one.text("menu.play") for one in words] == ["Play", "Играть", "Spielen"]
    assert [one.text("toy.name") for one in words] == ["Toy", "Игрушка", "Spielzeug"]
    assert report.lines() == []


def test_a_missing_and_a_broken_language_are_told_and_english_stands_in(tmp_path: Path) -> None:
    data = folders(tmp_path, i18n__en="play: Play\n", i18n__ru="play: [\n")
    report = Report()
    catalogs = load(data / "i18n", (), report)
    assert [catalogs[code].text("play") for code in ("en", "ru", "de")] == ["Play"] * 3
    assert [line.split(" error: ")[0] for line in report.lines()] == [
        "data/i18n/de.yaml:1:1:", "data/i18n/ru.yaml:2:1:",
    ]  # fmt: skip


def test_a_language_is_read_only_when_somebody_asks_for_it(tmp_path: Path) -> None:
    data = folders(tmp_path, i18n__en="play: Play\n")
    report = Report()
    assert load(data / "i18n", (), report)["en"].text("play") == "Play"
    assert report.lines() == []


def test_there_are_no_other_languages(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        load(tmp_path)["eo"]


def test_a_sentence_said_before_is_not_mistaken_for_one_with_another_kind_of_parameter() -> None:
    words = Catalog("en", {"hello": "Hello, {name}", "temple": "the temple"})
    assert [words.text("hello", name="temple") for _ in range(2)] == ["Hello, temple"] * 2
    assert words.text("hello", name=Key("temple")) == "Hello, the temple"
    assert words.text("hello", name=1) == "Hello, 1"
    assert words.text("hello", name=True) == "Hello, True"
