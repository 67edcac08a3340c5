"""Make the static site, and print what playing downloads."""

from __future__ import annotations

import sys

from tools.static_site import python_folder
from tools.static_site.assemble import assemble
from tools.webassembly.steps import ROOT, BuildError


def main() -> int:
    """Build, and return the exit status."""
    try:
        site = assemble()
        files = python_folder.build().files()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{'Python':24} {'bytes':>12} {'Brotli':>12}")
    for file in files:
        print(f"{file.path.rpartition('/')[2]:24} {file.bytes:12,} {file.compressed:12,}")
    total, compressed = sum(file.bytes for file in files), sum(file.compressed for file in files)
    print(f"{'together':24} {total:12,} {compressed:12,}")
    print(f"The site is in {site.relative_to(ROOT)}; `make play-static` serves it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
