"""Finds opponents for people, and lists open tables."""
