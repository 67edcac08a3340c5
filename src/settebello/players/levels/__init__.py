"""The levels for people, the weakest first: each is weaker in a way that people are.

``piccolo`` sees what lies before it, ``novizio`` thinks of the next player too, ``amico`` knows the books and forgets
cards, ``esperto`` looks ahead and remembers more. The strongest level is ``maestro``, which is weaker in nothing.
``docs/players.md`` says how far they are apart.
"""

from __future__ import annotations

from settebello.players.levels.amico import Amico
from settebello.players.levels.esperto import Esperto
from settebello.players.levels.simple import Novizio, Piccolo

LEVELS = ("piccolo", "novizio", "amico", "esperto", "maestro")
"""What they are called everywhere."""
RATINGS = {
    "piccolo": ("novizio", 4),
    "novizio": ("piccolo", 6),
    "amico": ("novizio", 7),
    "esperto": ("amico", 7),
    "maestro": ("esperto", 7),
}
"""Of 10 games of scopa for two, to 11, how many a level wins against which other (``docs/players.md``)."""
USUAL = "amico"
"""Who sits down where nobody is asked for."""

__all__ = ["LEVELS", "RATINGS", "USUAL", "Amico", "Esperto", "Novizio", "Piccolo"]
