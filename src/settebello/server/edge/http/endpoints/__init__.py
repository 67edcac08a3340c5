"""A function for each route."""
