"""The levels to play against, the weakest first: each has weaknesses that people have.

``piccolo`` looks at the cards on the table, ``novizio`` thinks of the next player too, ``amico`` knows the books and
forgets cards, ``esperto`` looks ahead and remembers more. ``maestro`` is the strongest. ``docs/players.md`` says
how far they are apart.
"""

LEVELS = ("piccolo", "novizio", "amico", "esperto", "maestro")
"""Their names."""
RATINGS = {
    "piccolo": ("novizio", 4),
    "novizio": ("piccolo", 6),
    "amico": ("novizio", 7),
    "esperto": ("amico", 7),
    "maestro": ("esperto", 7),
}
"""By level, another level, and how many of 10 games of two-seat scopa it wins against that (``docs/players.md``)."""
DEFAULT_LEVEL = "amico"
"""The default level."""
