"""The page, played by a real browser at a real server."""
