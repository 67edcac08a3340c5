"""Make the static site, and print what playing downloads."""

from __future__ import annotations

import sys

from tools.static_site.assemble import assemble
from tools.static_site.python_list import read_list
from tools.webassembly.steps import ROOT, BuildError


def main() -> int:
    """Build, and return the exit status."""
    try:
        site = assemble()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    files = read_list(site).files
    sizes = [(file.name, file.bytes, file.compressed) for file in files]
    sizes.append(("together", sum(file.bytes for file in files), sum(file.compressed for file in files)))
    print(f"{'Python':20} {'bytes':>12} {'Brotli':>12}")
    for name, plain, compressed in sizes:
        print(f"{name:20} {plain:12,} {compressed:12,}")
    print(f"The site is in {site.relative_to(ROOT)}; `make play-static` serves it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
