"""Computer players: their turns, their hints, and their worker processes."""
