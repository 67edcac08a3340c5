"""Reviews finished games in worker processes."""
