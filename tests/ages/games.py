"""Games that the playthroughs tell beyond the usual ones: each variant, each number of players."""

MORE = (
    *((seats, {"trading": "yes"}) for seats in (3, 4)),
    *((seats, {"edition": "late"}) for seats in (2, 3, 4)),
)
