"""``python -m settebello``."""

from settebello.cli import main

main()
