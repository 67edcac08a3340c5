"""Where a game is kept when one leaves it."""

from __future__ import annotations

from settebello.terminal import files
from settebello.terminal.local import LocalGame
from settebello.terminal.words import Words


def kept(game: LocalGame, words: Words) -> str:
    """Say where the game is; one that is in no file and not over is written to a new one first."""
    if game.outcome is not None:
        return words.say("kept-finished", path=str(game.save)) if game.save else ""
    if game.save is not None and game.trouble is None:
        return words.say("kept", path=str(game.save))
    if not any(played.actions for played in game.record.rounds):
        return ""
    try:
        path = files.left_over()
        files.replace(path, game.text())
    except files.SaveError as error:
        return words.say("kept-nowhere", reason=str(error))
    return words.say("kept", path=str(path))
