"""Make the Python files that a browser loads, and print their sizes."""

from __future__ import annotations

import sys

from tools.webassembly import python_files
from tools.webassembly.steps import ROOT, BuildError


def main() -> int:
    """Build, and return the exit status."""
    try:
        folder = python_files.build()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for path in sorted(folder.iterdir()):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
