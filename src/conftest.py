"""Leaves out of the doctests what this Python cannot import."""

from __future__ import annotations

from importlib.util import find_spec

from tests.support.openspiel import WITHOUT_WHEELS

collect_ignore = ["settebello/rl/openspiel.py"] if WITHOUT_WHEELS and find_spec("pyspiel") is None else []
