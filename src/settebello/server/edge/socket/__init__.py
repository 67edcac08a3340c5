"""Sockets to tables and to the lobby."""
