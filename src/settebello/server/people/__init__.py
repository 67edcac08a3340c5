"""What brings people to a table and follows them: the lobby, notifications, reviews, ratings."""
