"""The edge of the server: HTTP, sockets, settings, and running it under uvicorn."""
