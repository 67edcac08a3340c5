"""Drills: small questions about any game, made by the kernel, as many as one wants (docs/drills.md)."""

from settebello.drills.exercises import exercises, kinds_for
from settebello.drills.model import KINDS, DrillError, Exercise, Kind
from settebello.drills.words import ExerciseWords

__all__ = ["KINDS", "DrillError", "Exercise", "ExerciseWords", "Kind", "exercises", "kinds_for"]
