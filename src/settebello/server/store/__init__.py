"""Keeps tables, finished games, profiles, ratings and seeks. ``base`` is the interface."""
