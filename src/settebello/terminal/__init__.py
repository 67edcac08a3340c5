"""The terminal client: a table drawn with characters, or the game line by line."""

from settebello.terminal.launcher import DEFAULT_PACE, TerminalError, join, play

__all__ = ["DEFAULT_PACE", "TerminalError", "join", "play"]
