"""Player specifications: ``name`` or ``name:argument``, such as ``greedy`` or ``ismcts:4000``.

>>> PlayerSpec.parse("ismcts:4000").number("iterations", default=1000)
4000
>>> PlayerSpec.parse("ismcts").number("iterations", default=1000)
1000
"""

from __future__ import annotations

from msgspec import Struct

from settebello.errors import Sentence, not_wanted
from settebello.players.player import PlayerError

MOST = 10**9


_NO_ARGUMENT = Sentence(
    "player-no-argument", "'{text}' is not a player: {name} takes no argument, so write {name} alone."
)
_NUMBER = Sentence(
    "player-number",
    "'{text}' is not a player: after the colon comes a number of {what} from {least} to {most}, such as {example}.",
)


class PlayerSpec(Struct, frozen=True):
    """A player's name and argument, which is None without a colon."""

    name: str
    argument: str | None = None

    @staticmethod
    def parse(text: str) -> PlayerSpec:
        """Split a specification at the colon.

        Raises:
            PlayerError: the value is not a text.
        """
        if not isinstance(text, str):
            raise PlayerError(not_wanted(text, "the name of a player, such as 'greedy'"))
        name, colon, argument = text.strip().partition(":")
        return PlayerSpec(name.strip(), argument.strip() if colon else None)

    def __str__(self) -> str:
        return self.name if self.argument is None else f"{self.name}:{self.argument}"

    def require_no_argument(self) -> None:
        """Check that there is no argument.

        Raises:
            PlayerError: there is one.
        """
        if self.argument is not None:
            raise PlayerError(_NO_ARGUMENT(text=str(self), name=self.name))

    def number(self, what: str, *, default: int, least: int = 1, most: int = MOST) -> int:
        """The argument as a whole number of ``what``.

        >>> PlayerSpec.parse("ismcts:4,000").number("iterations", default=1000)
        4000

        Raises:
            PlayerError: the text is not a number, or out of range.
        """
        if self.argument is None:
            return default
        return self._number(self.argument, what, least, most, example=f"{self.name}:{default}")

    def number_after(self, mark: str, what: str, *, example: str, most: int) -> tuple[PlayerSpec, int | None]:
        """Split the argument at ``mark``: what is before, and the number after it (1 to ``most``); None without a mark.

        >>> PlayerSpec.parse("maestro:1000x2").number_after("x", "threads", example="1000x4", most=64)
        (PlayerSpec(name='maestro', argument='1000'), 2)

        Raises:
            PlayerError: the part after the mark is not such a number.
        """
        before, found, after = (self.argument or "").partition(mark)
        if not found:
            return self, None
        return PlayerSpec(self.name, before), self._number(after, what, 1, most, example=f"{self.name}:{example}")

    def _number(self, written: str, what: str, least: int, most: int, *, example: str) -> int:
        digits = written.replace("_", "").replace(",", "")
        number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= len(str(most)) else -1
        if not least <= number <= most:
            raise PlayerError(_NUMBER(text=str(self), what=what, least=least, most=most, example=example))
        return number
