"""Programs in other languages as players (docs/engines.md)."""
