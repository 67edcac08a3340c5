"""Every named game, each option alone and random mixes keep the contract: a slice of it at every run."""

from __future__ import annotations

import os

import pytest

from tests.contract.contract import alone, run

SLICES = 60
SLICE_MIXES = 10


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_every_mix_is_refused_with_a_sentence_or_plays_alike_to_its_end(part: int) -> None:
    seed = int(os.environ.get("SETTEBELLO_SEED", "0")) * 4 + part
    counted = run(every=SLICES, mixes=SLICE_MIXES, seed=seed)
    assert counted.games + counted.refused == len(range(seed % SLICES, len(list(alone())), SLICES)) + SLICE_MIXES
    assert counted.games > counted.refused
