"""Tests of the client for tables on a server."""
