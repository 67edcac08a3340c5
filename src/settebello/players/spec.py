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
    "player-no-argument", "'{text}' is not a player: {name} takes no argument, so write {name} alone."
)
_NUMBER = Sentence(
    "player-number",
    "'{text}' is not a player: after the colon comes a number of {what} from {least} to {most}, such as {example}.",
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

        >>> Spec.parse("ismcts:4,000").number("iterations", default=1000)
        4000

        Raises:
            PlayerError: it is something else, or out of bounds.
        """
        if self.argument is None:
            return default
        return self._number(self.argument, what, least, most, example=f"{self.name}:{default}")

    def number_after(self, mark: str, what: str, *, example: str, most: int) -> tuple[Spec, int | None]:
        """What is before ``mark``, and the number from 1 to ``most`` of ``what`` after it; None without a mark.

        >>> Spec.parse("maestro:1000x2").number_after("x", "threads", example="1000x4", most=64)
        (Spec(name='maestro', argument='1000'), 2)

        Raises:
            PlayerError: after the mark comes something else.
        """
        before, found, after = (self.argument or "").partition(mark)
        if not found:
            return self, None
        return Spec(self.name, before), self._number(after, what, 1, most, example=f"{self.name}:{example}")

    def _number(self, written: str, what: str, least: int, most: int, *, example: str) -> int:
        digits = written.replace("_", "").replace(",", "")
        number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= len(str(most)) else -1
        if not least <= number <= most:
            raise PlayerError(_NUMBER(text=str(self), what=what, least=least, most=most, example=example))
        return number
