"""The pages of rules that can be read: a title's own, and the one on mouse and keys."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.setup import OURS
from game.loading.editions import components
from scenes.table.pages import Paragraph, RulesPage
from scenes.table.rail_figure import FIGURE
from scenes.table.registry import stage

PROGRAM = RulesPage(
    "program", "rules.program", (Paragraph("rules.program_body"),), (FIGURE,), see=("symbols",)
)
"""The page on mouse and keys, the last of every title's pages."""


def rules_pages(
    title: str, options: Mapping[str, str], edition: str = OURS
) -> tuple[RulesPage, ...]:
    """Give the pages of a title in an edition under these options, that on mouse and keys last.

    A title without rules pages of its own has that page only.
    """
    try:
        pages = stage(title).pages
    except LookupError:
        pages = None
    if pages is None:
        return (PROGRAM,)
    return (*pages.get()(components(title, edition), options), PROGRAM)
