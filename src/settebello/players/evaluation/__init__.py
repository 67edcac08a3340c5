"""What positions and actions are worth to a seat that sees only its view: models, search and simulation."""
