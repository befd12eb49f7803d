"""Sheets and calculators without a match: any form of any title, filled in from two metres.

`open_sheet` holds a sheet and keeps it, `forms_pages` lists what there is, `people_page`,
`overview_page`, `part_page` and `picking_pages` take what is entered, `totals_pages` shows what it
comes to.
"""
