"""Where a game is kept when one leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from settebello.terminal.session import record_files
from settebello.terminal.session.protocol import Message

if TYPE_CHECKING:
    from settebello.terminal.session.local import LocalGame


def kept(game: LocalGame) -> Message | None:
    """Where the game is; one that is in no file and not over is written to a new one first."""
    if game.outcome is not None:
        return Message("kept-finished", {"path": str(game.save)}) if game.save else None
    if game.save is not None and game.trouble is None:
        return Message("kept", {"path": str(game.save)})
    if not any(played.actions for played in game.record.rounds):
        return None
    try:
        path = record_files.left_over()
        record_files.replace(path, game.text())
    except record_files.SaveError as error:
        return Message("kept-nowhere", {"reason": error.problem})
    return Message("kept", {"path": str(path)})
