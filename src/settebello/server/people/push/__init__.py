"""Notifies people of their turn in their browser."""
