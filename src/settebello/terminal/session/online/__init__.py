"""A game at a table on a server, as the terminal sees it."""
