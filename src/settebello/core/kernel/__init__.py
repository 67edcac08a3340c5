"""The rules of a round in C: cards, deals, actions, scoring. It knows nothing about search or players."""
