"""The static site: the page with Python, in files that any host can serve, below any path.

``python -m tools.static_site`` makes it in ``build/static-site``, ``python -m tools.static_site.serve`` serves it.
"""
