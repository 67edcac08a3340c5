"""Environments for learning: staged actions, observations, and many rounds or games played at once."""
