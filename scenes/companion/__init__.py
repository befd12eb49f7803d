"""The helper beside a real table: referee, sheets, tools and history, read from two metres.

`far` is the measures of all its screens, `found` finds what there is, `menu` is its first screen.
"""
