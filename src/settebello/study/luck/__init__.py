"""Luck separated from skill: what the deals and hidden cards contributed, and strength without it (docs/study.md)."""
