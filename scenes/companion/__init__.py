"""The helper beside a real table: referee, sheets, tools and history, read from two metres.

`menu` is its first screen and leads to the rooms, which `registry` finds; all their screens are
made of `toolkit`.
"""
