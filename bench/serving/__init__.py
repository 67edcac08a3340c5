"""Code shared by the server's benches. They run in a checkout: the tests know how to start PostgreSQL and Redis."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
