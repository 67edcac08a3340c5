"""The server with a copy of the page that a test may replace: the folder is named by the environment."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from settebello.server.__main__ import main
from settebello.server.edge.app import make_app

PAGE_FOLDER = "SETTEBELLO_TEST_PAGE"

if __name__ == "__main__":
    assert make_app.__kwdefaults__ is not None
    make_app.__kwdefaults__["static"] = Path(os.environ[PAGE_FOLDER])
    sys.exit(main())
