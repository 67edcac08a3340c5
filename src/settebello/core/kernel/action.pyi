from typing import Literal, final

from settebello.cards import Card, CardSet

Kind = Literal["play", "keep", "place", "declare", "pass", "claim"]

@final
class Action:
    @property
    def kind(self) -> Kind: ...
    @property
    def card(self) -> Card | None: ...
    @property
    def takes(self) -> bool: ...
    @property
    def captured(self) -> CardSet: ...
    @staticmethod
    def parse(text: str) -> Action: ...
    @staticmethod
    def lay(card: Card) -> Action: ...
    @staticmethod
    def take(card: Card, captured: CardSet) -> Action: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

KEEP: Action
PLACE: Action
DECLARE: Action
PASS: Action
CLAIM: Action
