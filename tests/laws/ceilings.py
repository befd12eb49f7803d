"""What cannot be nothing yet: today's values, which may only go down.

`python -m tests.laws` prints what is found beside each of them.
"""

ARROWS_UP = 0
"""Imports that go up among the rooms of a package."""
ARROWS_UP_TYPED = 0
"""The same, with what only the type checker sees counted too."""
CIRCLES = 0
"""Sets of modules that import one another in a ring."""
CIRCLES_TYPED = 0
"""The same, with what only the type checker sees counted too."""
APART = 0
"""Imports between rooms that have nothing to do with each other."""
ANY = 377
"""Lines of the program in which a type is `Any`."""
IGNORED = 13
"""Lines of the program in which the type checker is told to look away."""
REPETITION = 0.85
"""Lines of a title that stand in another one too, in per cent."""
DEEP = 0
"""Classes that inherit through more than three of the program's own."""
