"""The worker that thinks, as its script in JavaScript sees it."""

from __future__ import annotations

import os
from collections.abc import Callable

from settebello.data_folder import MODELS_VARIABLE
from settebello.server.in_browser.thinker import Thinker


def start_thinker(send: Callable[[str], object], model_folder: str, keep_models: Callable[[], object]) -> Thinker:
    """Start a thinker.

    Args:
        send: sends a message to the worker with the tables.
        model_folder: where learned models are.
        keep_models: makes the files of that folder durable.
    """
    os.environ[MODELS_VARIABLE] = model_folder
    thinker = Thinker(send, keep_models)
    thinker.start()
    return thinker
