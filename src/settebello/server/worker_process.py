"""Starts worker processes: Python modules that communicate over their standard input and output."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process


async def start_worker_process(module: str, longest_line: int) -> Process:
    """Start ``python -m module`` with the same sources. The module should exit at the end of its input, so that it
    never outlives the server.

    Args:
        longest_line: the most bytes in a line of its output.
    """
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=PIPE,
        stdout=PIPE,
        limit=longest_line,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # Ctrl-C in the terminal is for the server alone
    )
