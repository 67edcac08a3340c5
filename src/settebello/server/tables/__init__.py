"""The state of a table, computed from its log: people, commands, shuffle and game. Nothing here waits or stores."""
