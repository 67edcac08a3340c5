"""The tables that are in use in this process: their connections, their clocks, and their due steps."""
