"""Luck told from skill: what the deals and the hidden cards gave, and strength without it (docs/study.md)."""
