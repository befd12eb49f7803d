"""One word for one thing: what a thing is called elsewhere is no second name for it here."""

from __future__ import annotations

import re

import pytest

from game.i18n.languages import languages
from tests.i18n.number_forms import words

OTHERWISE = {
    "en": (
        # Beginning of the key, a word that is not ours, the word that is.
        ("bronze.", r"\bactivat", "wake"),
        ("bronze.", r"\blandscape", "terrain"),
        ("bronze.", r"(?<=[a-z,] )Land\b", "land, small inside a sentence"),
        ("tempus.", r"\bages?\b", "era"),
        ("tempus.", r"(?<!{)\bbab(y|ies)\b", "child"),
        ("stoneage.", r"\b[Ff]ields? (bring|will|give|\+)", "agriculture, on its track"),
        ("settings.", r"[Aa]s delivered", "reset"),
        ("", r"\b[Tt]hinking aloud\b", "the computers’ pace"),
        ("", r"\bpoints? more than\b", "by so many points"),
        ("ages.", r"\b[Ss]econd edition\b", "Late Bronze Age"),
        ("stoneage.", r"^To \{", "take"),
        ("tempus.", r"\b(hangs? together|by chance)\b", "are connected, at random"),
        ("stoneage.", r"(?<!{)\bgoods\b", "resource"),
        ("ages.", r"\b[Ss]heet (only|of their own)\b", "board"),
        ("bronze.", r"\b[Gg]iven away\b", "awarded"),
        ("", r"\b[Ff]ate\b", "dice, cards or luck"),
        ("", r"\b[Mm]atch(es)?\b", "game"),
        ("", r"\b([Uu]ndo|[Uu]ndone|[Rr]edo)\b", "take back, do again"),
    ),
    "de": (
        ("bronze.", r"\baktivier", "wecken"),
        ("tempus.", r"\bZeitalter", "Epoche"),
        ("stoneage.", r"\bÄcker (bringen|geben|\+)", "Ackerbau, auf seiner Leiste"),
        ("settings.", r"\bausgeliefert", "zurücksetzen"),
        ("", r"\b[Ll]aute?s? [Dd]enken\b", "Tempo der Computer"),
        ("ages.", r"\b[Zz]weite (Auflage|Ausgabe)", "Späte Bronzezeit"),
        ("ages.", r"(\b|Katastrophen)Felde?r?\b", "Kästchen"),
        ("ages.", r"Steckbrett|\bBrett|\bim Lager\b", "Tafel, Vorrat"),
        ("ages.", r"\b(ab|an)(ge)?str[ie]i?ch|\bmarkier(t|st|e)\b.*Kästchen", "ankreuzen"),
        ("ages.", r"gemischte|Wahlwürfel|zwei Hälften", "geteilter Würfel"),
        ("stoneage.", r"\bZeichen\b|für einmal\b", "Symbol, Einmalwerkzeug"),
        ("bronze.", r"\bAuslage", "Matrix"),
        ("bronze.", r"\bMarken?\b|marken\b|\bWürfel", "Plättchen, Stein"),
        ("tempus.", r"marken?\b|Wanderung|\bTeile?\b der Insel", "Plättchen, Bewegung, Landschaft"),
        ("tempus.guide", r"\bPlättchen", "Landschaft"),
        ("tempus.aloud", r"\bHex\b|\beinrück|rückt ein\b", "Feld, nachrücken"),
        ("stoneage.", r"\bzu Hause\b|\bAuslage", "daheim, Reihe"),
        ("ages.", r"\bden Handel an\b|\bHandel mit\b", "Geschäft, in der Handelsphase"),
        ("companion.play", r"\b(Verlauf|Chronik)", "Spieltagebuch"),
        ("companion.f", r"\b(Verlauf|Chronik)", "Spieltagebuch"),
        ("", r"\bSchicksal", "Würfel, Karten oder Glück"),
        ("", r"\b[Aa]uswertende", "die Auswertung"),
        ("", r"\b(gespeicherte|neue)s? Spiel", "Partie, Spiel ist der Titel"),
        ("", r"\bBegleiter", "Spielhilfe"),
    ),
    "ru": (
        ("bronze.", r"\bактивир", "будить"),
        ("bronze.", r"\bландшафт", "местность"),
        ("tempus.", r"\b(век|века|веков)\b", "эпоха"),
        ("tempus.", r"\b(заводит|заводите|завести)\b", "рождается ребёнок"),
        ("stoneage.", r"\b[Пп]оля (принос|дад|дают|отныне|\+)", "земледелие, на его шкале"),
        ("settings.", r"\bкак было", "сбросить"),
        ("", r"\b[Мм]ысли вслух", "темп компьютеров"),
        ("ages.", r"\b[Вв]тор(ое|ого|ом) издани", "Поздняя бронза"),
        ("tempus.", r"\b[Хх]ватит, ", "закончить"),
        ("ages.", r"\bдоск|\bпол(е|я|ю|ем|ях)\b|\bсво[йю] лист\b", "планшет"),
        ("ages.", r"двух половин|с выбором", "двойной кубик"),
        ("stoneage.", r"\bпол(е|я|ю|ем|ях)\b", "ферма, земледелие"),
        ("stoneage.", r"\bкол(ьцо|ец)", "круг"),
        ("bronze.", r"пробу(жд|ди)|разбужен", "будить, проснувшаяся"),
        ("tempus.", r"\bместност|взакрытую|\bс числом\b", "территория, рубашкой вверх, ценой"),
        ("tempus.", r"\bпересел", "перемещение"),
        ("tempus.", r"\bзащищающ|\bнападающ|\bнапа[дс]", "защитник, атакующий, атаковать"),
        ("tempus.", r"\bвходит в .*эру|\bвход[а-я]* в эр|\bпереходит в .*эру", "вступать в эру"),
        ("tempus.guide", r"\bценност", "цена"),
        ("stoneage.", r"\bраскры|\bлицом вниз|\bценност", "открыть, рубашкой вверх, стоимость"),
        ("ages.", r"\bна нападение|\bдерев[оа]\b|\bторговлю\b", "удар, древесина, торги"),
        ("bronze.", r"\bдостоинств", "номинал"),
        ("", r"\b(новая|сохранённые) игр", "партия, игра — это название"),
        ("", r"\bбедстви", "катастрофа"),
        ("", r"\bзерн[оаеуы]", "код партии"),
        ("", r"\bсудьб", "кубики, карты или удача"),
        ("", r"\bхроник", "летопись"),
        ("", r"\bотмен(ить|ять|ено|ён)\b", "взять назад"),
    ),
}


TYPED = "terminal.word."
"""Keys of what may be typed: there a thing may well be called by several words."""


@pytest.mark.parametrize("code", languages())
def test_a_thing_has_one_word(code: str) -> None:
    found = [
        (key, match[0], ours)
        for key, wording in words(code).entries.items()
        for start, other, ours in OTHERWISE.get(code, ())
        if key.startswith(start) and not key.startswith(TYPED)
        for text in ([wording] if isinstance(wording, str) else wording.values())
        if (match := re.search(other, text, re.IGNORECASE if code != "en" else 0))
    ]
    assert found == []
