"""The sentences that name a broken promise of a record."""

from __future__ import annotations

from settebello.errors import RecordError, Sentence


class BrokenPromise(RecordError):
    """The record does not prove what it promises: its sentence says which promise was broken, and in which round."""


GAME_MISSING = Sentence(
    "fair-game-missing", "The header {header} is missing, and without it nothing about the shuffle is proved."
)
GAME_UNREADABLE = Sentence("fair-game-unreadable", "The header {header} cannot be read; it looks like {example}.")
UNKNOWN_PROTOCOL = Sentence(
    "fair-protocol", "The shuffle of this record is protocol {protocol}; this program knows 2: get a newer one."
)
MISSING = Sentence(
    "fair-missing", "Round {round}: the header {header} is missing, and without it nothing about the shuffle is proved."
)
UNREADABLE = Sentence("fair-unreadable", "Round {round}: the header {header} cannot be read; it looks like {example}.")
MISSPELT = Sentence(
    "fair-misspelt", "Round {round}: the header {header} means nothing; {meant} is probably what it should be."
)
SERVER = Sentence(
    "fair-server", "Round {round}, exchange {exchange}: the server's seed is not what it had committed to."
)
SHARE = Sentence(
    "fair-share",
    "Round {round}, exchange {exchange}: the share of seat {seat} is not the one that it had committed to.",
)
UNBOUND = Sentence(
    "fair-unbound",
    "Round {round}, exchange {exchange}: seat {seat} has a share without a commitment, so it can have been chosen "
    "when all others were known.",
)
ABSENT = Sentence(
    "fair-absent", "Round {round}: the cards were dealt although the share of seat {seat} was never revealed."
)
COMPUTER = Sentence(
    "fair-computer",
    "Round {round}, exchange {exchange}: seat {seat} belongs to a computer, but the list has a commitment for it.",
)
LEFT_OUT = Sentence(
    "fair-exchange",
    "Round {round}: exchange {due} is left out of the record, and exchange {number} follows instead.",
)
COMPLETE = Sentence(
    "fair-complete",
    "Round {round}, exchange {exchange}: it is marked as aborted although every share was revealed; the server knew "
    "the cards it refused to deal.",
)
SILENT_AGAIN = Sentence(
    "fair-silent",
    "Round {round}, exchange {exchange}: a share of seat {seat} was expected, which had been silent twice in "
    "this round before.",
)
SEED = Sentence(
    "fair-seed", "Round {round}: its seed does not come from the list of commitments, the server's seed and the shares."
)
PRACTISED = Sentence(
    "fair-practised", "Round {round}: it comes from another game, and the header {header} cannot prove its cards."
)
DEALER = Sentence("fair-dealer", "Seat {dealer} dealt the first round, but its seed draws seat {due}.")
