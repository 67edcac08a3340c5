"""Services for people before and after a game: the lobby, notifications, reviews, ratings."""
