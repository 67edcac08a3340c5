"""The learned value of a game, with statistics of the rounds played with it, and its file."""

from __future__ import annotations

from array import array
from functools import cached_property

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from settebello.rules import Finish, Rules, digest

ENDING = ".msgpack"


class ValueModel(Struct, frozen=True, dict=True):
    """The contents of a file: weights, and statistics of the rounds played with them."""

    weights: bytes
    """32-bit floats."""
    results: tuple[tuple[tuple[int, ...], int, int], ...]
    """Results of rounds: points by side, the side that won outright or -1, and how often; the last seat dealing."""
    spread: tuple[float, ...]
    """By number of plays made, the standard deviation of the values from the outcome, in points."""

    @cached_property
    def weight_array(self) -> array[float]:
        """The weights as floats."""
        weights = array("f")
        weights.frombytes(self.weights)
        return weights


def file_name(rules: Rules) -> str:
    """The name of the file for these rules: the start of the digest of all rules that matter to a value."""
    seating = replace(rules.seating, direction="right")
    finish = Finish(shut_out=rules.finish.shut_out, lowest=rules.finish.lowest)
    return digest(replace(rules, finish=finish, seating=seating))[:16] + ENDING


def encode_model(model: ValueModel) -> bytes:
    """The content of a file."""
    return msgspec.msgpack.encode(model)


def decode_model(content: bytes) -> ValueModel:
    """A model from the content of a file.

    Raises:
        msgspec.MsgspecError: it is not one.
        ValueError: its weights are cut off.
    """
    model = msgspec.msgpack.decode(content, type=ValueModel)
    if len(model.weights) % array("f").itemsize:
        raise ValueError("its weights are cut off")
    return model
