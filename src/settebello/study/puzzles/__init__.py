"""Puzzles: decisions with one right answer, found in games and judged (docs/puzzles.md)."""

from settebello.study.puzzles.mining import Miner, mine_self_play, self_play
from settebello.study.puzzles.model import Puzzle, PuzzleError, PuzzlePack, Theme, decode_pack, encode_pack, pack_of
from settebello.study.puzzles.selection import best_of
from settebello.study.puzzles.shipped import shipped_pack
from settebello.study.puzzles.solver_rating import SolverRating

__all__ = [
    "Miner",
    "Puzzle",
    "PuzzleError",
    "PuzzlePack",
    "SolverRating",
    "Theme",
    "best_of",
    "decode_pack",
    "encode_pack",
    "mine_self_play",
    "pack_of",
    "self_play",
    "shipped_pack",
]
