from typing import Literal

from settebello.cards import Card, CardSet

Kind = Literal["play", "keep", "place", "declare", "pass", "claim"]

class Action:
    """What a seat decides. Immutable, hashable, compared by value; ``str()`` is its text (docs/records.md#the-format).

    >>> str(Action.parse("9Cx5B4S"))
    '9Cx4S5B'
    """

    @property
    def kind(self) -> Kind: ...
    @property
    def card(self) -> Card | None:
        """The played card; None where no card is played."""
    @property
    def takes(self) -> bool:
        """The played card goes to the pile, with ``captured`` (which is empty where an ace takes itself)."""
    @property
    def captured(self) -> CardSet: ...
    @staticmethod
    def parse(text: str) -> Action:
        """Read an action text. Raises ActionError (an IllegalAction) for a text that is none."""
    @staticmethod
    def lay(card: Card) -> Action: ...
    @staticmethod
    def take(card: Card, captured: CardSet) -> Action: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

KEEP: Action
PLACE: Action
DECLARE: Action
PASS: Action
CLAIM: Action
