"""The page's types match the messages."""

from __future__ import annotations

import pytest

from tools.typescript import CONTRACTS, Contract


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.file)
def test_the_pages_types_are_up_to_date(contract: Contract) -> None:
    assert contract.path.read_text(encoding="utf-8") == contract.text(), "run make generate"
