"""The events of a game, in the words of the terminal."""

from __future__ import annotations

from settebello.rules import Deal, Rules
from settebello.terminal.text.messages import Translator
from settebello.terminal.text.narration import Narrator
from tests.terminal.local_tables import two_seats


def test_what_the_dealer_takes_is_told_as_the_round_opens() -> None:
    rules = Rules(deal=Deal(dealer_takes="fifteen"))
    game = two_seats("1D 2D 3D", "4C 5C 6C", "4S 5B 1S 5D", rules=rules)
    opening = Narrator(Translator("en", rules), game).round_opening(game.view)
    assert opening == (
        "Round 1. Rosa deals. Rosa dealt, and takes the first table cards for their total "
        "(ace of swords, four of swords, five of coins and five of batons). Scopa!"
    )
    game = two_seats("1D 2D 3D", "4C 5C 6C", "4S 5B 1S 6D", rules=rules)
    assert Narrator(Translator("en", rules), game).round_opening(game.view) == "Round 1. Rosa deals."
