"""Requests: middleware, responses, and the files of the page."""
