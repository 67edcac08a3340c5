"""The server: its store, its tables, its addresses, and a whole process that is killed and started again."""
