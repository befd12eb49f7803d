"""The options of a title's sheet against the record that its rules read them into."""

from __future__ import annotations

from game.core.options import offered
from game.core.title import Cover, Say, Title
from game.loading.problems import did_you_mean


def check(title: Title, cover: Cover, say: Say) -> None:
    """Report options and values that the sheet has and the rules do not know, or the reverse."""
    known = offered(title.options)
    for at, option in enumerate(cover.options):
        path = ("options", at)
        if option.key not in known:
            told = f"the rules know no option '{option.key}'"
            say("title", (*path, "key"), told, did_you_mean(option.key, known))
            continue
        words = known[option.key]
        for place, value in enumerate(option.values):
            if value not in words:
                told = f"the rules know no '{value}' of '{option.key}'"
                say("title", (*path, "values", place), told, did_you_mean(value, words))
        for word in words:
            if word not in option.values:
                told = f"'{word}' of '{option.key}' is missing"
                say("title", (*path, "values"), told, "the rules know it: add it")
        if option.values and option.values[0] != words[0] and option.values[0] in words:
            told = f"the usual value of '{option.key}' is '{words[0]}'"
            say("title", (*path, "values", 0), told, "put it first")
    for key in known.keys() - {option.key for option in cover.options}:
        told = f"the option '{key}' is missing"
        say("title", ("options",), told, f"the rules know it, with {', '.join(known[key])}")
