"""The messages between the processes of one server."""
