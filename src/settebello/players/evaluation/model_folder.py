"""A folder of learned models (:func:`settebello.data_folder.model_folder`): the value of house rules is learned once on
a machine."""

from __future__ import annotations

import logging
from math import isfinite
from pathlib import Path

import msgspec

from settebello.atomic_file import write_atomically
from settebello.core.learning.trainer import Trainer
from settebello.errors import SettebelloError
from settebello.players.evaluation.value_model import ENDING, ValueModel, decode_model, encode_model, file_name
from settebello.rules import Rules

log = logging.getLogger(__name__)

MOST_MODELS = 200
"""Files in a folder, of about 20 kB each; the oldest go."""
MOST_BYTES = 1_000_000
"""The largest file that is read."""


class ModelFolder:
    """A folder of learned models, found by the rules that matter to them.

    A model that cannot be read or kept is not an error: it is logged, and the model is learned again.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, rules: Rules) -> ValueModel | None:
        """The model of these rules, or None if there is none that can be used."""
        file = self._folder / file_name(rules)
        try:
            if file.stat().st_size > MOST_BYTES:
                raise ValueError("it is too large")
            model = decode_model(file.read_bytes())
            check_model(rules, model)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, SettebelloError, msgspec.MsgspecError) as error:
            log.warning("The learned values in %s cannot be used: %s.", file, error)
            return None
        return model

    def store(self, rules: Rules, model: ValueModel) -> None:
        """Keep a model. Another process never sees half a file."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self._folder / file_name(rules), encode_model(model))
            self._remove_oldest()
        except OSError as error:
            log.warning("The learned values cannot be kept in %s: %s.", self._folder, error.strerror)

    def _remove_oldest(self) -> None:
        files = sorted(self._folder.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files[MOST_MODELS:]:
            file.unlink(missing_ok=True)


def check_model(rules: Rules, model: ValueModel) -> None:
    """Check that a model fits these rules.

    Raises:
        SettebelloError: its weights are not as many as the features.
        ValueError: anything else does not fit.
    """
    Trainer(rules, 1, model.weight_array)
    if not all(map(isfinite, model.weight_array)):
        raise ValueError("a weight is not a number")
    if len(model.spread) != len(rules.cards) + 1:
        raise ValueError("its errors are those of another pack")
    for points, outright, count in model.results:
        if len(points) != rules.sides or not -1 <= outright < rules.sides or count < 1:
            raise ValueError("its results are those of other sides")
