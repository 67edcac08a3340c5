"""The static site: what is in it, and the server of its files."""
