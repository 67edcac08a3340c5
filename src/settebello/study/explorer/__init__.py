"""The explorer: a position with the values of its actions, the likely hands, and the choices of the levels."""

from settebello.study.explorer.exploring import Exploration, LevelChoice, explore

__all__ = ["Exploration", "LevelChoice", "explore"]
