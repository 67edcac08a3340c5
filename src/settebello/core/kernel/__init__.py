"""The rules of a round in C: cards, deals, actions, scoring. It knows nothing of search or of players."""
