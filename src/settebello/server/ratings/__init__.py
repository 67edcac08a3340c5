"""Which games are rated, and how they change ratings."""
