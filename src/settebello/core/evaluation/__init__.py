"""The value of positions: features for a learned value, and the equity of a game."""
