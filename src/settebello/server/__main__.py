"""``python -m settebello.server``: the server alone."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from settebello.errors import SettebelloError
from settebello.server.serve import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m settebello.server", description="Serve tables on this machine.")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    parser.add_argument("--port", type=int, help="the port (default: 7777, or a free one)")
    parser.add_argument("--data", type=Path, help="the folder for the games")
    parser.add_argument("--open", action="store_true", help="open the page")
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.data, open_browser=given.open)
    except SettebelloError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
