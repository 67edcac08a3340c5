"""How a player is named: ``name`` or ``name:argument``, such as ``greedy`` or ``ismcts:4000``.

>>> Spec.parse("ismcts:4000").number("iterations", default=1000)
4000
>>> Spec.parse("ismcts").number("iterations", default=1000)
1000
"""

from __future__ import annotations

from msgspec import Struct

from settebello.errors import Sentence
from settebello.players.player import PlayerError

MOST = 10**9


_NO_ARGUMENT = Sentence(
    "player-no-argument", "'{text}' cannot be had: {name} takes no argument, so write {name} alone."
)
_NUMBER = Sentence(
    "player-number",
    "'{text}' cannot be had: after the colon comes a number of {what} from {least} to {most}, such as {example}.",
)


class Spec(Struct, frozen=True):
    """A player's name, and what was written after the colon; None: nothing, not even a colon."""

    name: str
    argument: str | None = None

    @staticmethod
    def parse(text: str) -> Spec:
        name, colon, argument = text.strip().partition(":")
        return Spec(name.strip(), argument.strip() if colon else None)

    def __str__(self) -> str:
        return self.name if self.argument is None else f"{self.name}:{self.argument}"

    def nothing(self) -> None:
        """Check that no argument was written.

        Raises:
            PlayerError: one was.
        """
        if self.argument is not None:
            raise PlayerError(_NO_ARGUMENT(text=str(self), name=self.name))

    def number(self, what: str, *, default: int, least: int = 1, most: int = MOST) -> int:
        """The argument as a whole number of ``what``.

        Raises:
            PlayerError: it is something else, or out of bounds.
        """
        if self.argument is None:
            return default
        digits = self.argument.replace("_", "").replace(",", "")
        number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= len(str(most)) else -1
        if not least <= number <= most:
            example = f"{self.name}:{default}"
            raise PlayerError(_NUMBER(text=str(self), what=what, least=least, most=most, example=example))
        return number

    def split(self, mark: str) -> tuple[Spec, Spec | None]:
        """The argument before and after ``mark``, each as a spec of its own; the second None without a mark.

        >>> Spec.parse("maestro:1000x2").split("x")
        (Spec(name='maestro', argument='1000'), Spec(name='maestro', argument='2'))
        """
        before, found, after = (self.argument or "").partition(mark)
        return (Spec(self.name, before), Spec(self.name, after)) if found else (self, None)
