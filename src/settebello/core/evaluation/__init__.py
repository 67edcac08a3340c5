"""What a position is worth: features for a learned value, and the equity of a game."""
