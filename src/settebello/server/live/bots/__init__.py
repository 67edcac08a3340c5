"""Computer players: their turns, their hints, and the workers in which they think."""
