"""The values of positions and actions to a seat that sees only its view: models, search and simulation."""
