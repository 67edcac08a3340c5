"""The store in a SQLite file, for one process."""
