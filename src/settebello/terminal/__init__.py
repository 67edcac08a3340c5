"""The terminal client: a table drawn with characters, or line by line, and replays."""

from settebello.terminal.launcher import (
    DEFAULT_PACE,
    TerminalError,
    drill,
    join,
    play,
    play_daily,
    play_from,
    replay,
    solve_puzzles,
)

__all__ = [
    "DEFAULT_PACE",
    "TerminalError",
    "drill",
    "join",
    "play",
    "play_daily",
    "play_from",
    "replay",
    "solve_puzzles",
]
