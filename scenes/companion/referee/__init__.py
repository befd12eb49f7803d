"""The referee of matches at a real table: people enter what real dice and cards show.

`match_page` is the screen of a match; what it asks for just now is a `Panel` that `request_view`
holds. `start_pages` leads there.
"""
