"""Settebello for WebAssembly: the compiled core as side modules of Pyodide, and the Python files that a browser loads.

``python -m tools.webassembly`` makes them in ``build/webassembly``. Everything comes from PyPI and npm, in the versions
of ``uv.lock`` and ``web/package-lock.json``.
"""
