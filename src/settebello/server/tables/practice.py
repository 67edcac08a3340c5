"""Practice tables, whose game begins at a position of another one: the table's setup has the record up to there."""

from __future__ import annotations

from settebello.game import Game
from settebello.record import Record, read
from settebello.server.model import TableSetup


def starting_game(setup: TableSetup) -> Game:
    """The game of a table as it begins: for practice, at the position from which it is played on.

    Raises:
        RecordError: the record in the setup is damaged.
    """
    return starting_record(setup).replay()


def starting_record(setup: TableSetup) -> Record:
    """The record of a table as it begins: without a round, except for practice. The caller may change it."""
    if not setup.practice:
        return Record(rules=setup.rules, names=(), dealer=setup.dealer)
    return read(setup.practice)
