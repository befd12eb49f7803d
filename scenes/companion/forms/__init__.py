"""Sheets and calculators without a match: any form of any title, filled in from two metres.

`opened` holds a sheet and keeps it, `offer` lists what there is, `people`, `hub`, `filling` and
`picking` take what is entered, `totals` shows what it comes to.
"""

from scenes.companion.forms.offer import FormsScene
from scenes.companion.forms.samples import moments
from scenes.companion.found import Entry

ENTRY = Entry("companion.form.title", 20, FormsScene, "common/pencil")

__all__ = ["ENTRY", "moments"]
