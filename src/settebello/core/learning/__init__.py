"""Learning the value of positions from self-play."""
