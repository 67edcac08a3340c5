"""The conditions of rated games, and the ratings that they change."""
