"""OpenSpiel, which has no wheels for the newest Python."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import pytest

NO_WHEEL = "There is no wheel"
"""How the reason begins if a test is skipped for a package that the newest Python cannot install."""
WITHOUT_WHEELS = sys.version_info >= (3, 15)


def import_openspiel() -> Any:
    """Import ``pyspiel`` with our game registered, or skip the test on a Python without a wheel of it.

    On any other Python OpenSpiel must be installed.
    """
    if WITHOUT_WHEELS:
        version = ".".join(map(str, sys.version_info[:2]))
        pytest.importorskip("pyspiel", reason=f"{NO_WHEEL} of OpenSpiel for Python {version}.")
    importlib.import_module("settebello.rl.openspiel")  # registers the game
    return importlib.import_module("pyspiel")
