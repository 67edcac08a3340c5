"""The clauses about claiming out depend on the other rules."""

from __future__ import annotations

import pytest

from settebello.variants import variant
from settebello.wording import rule_sheet

CLAIMING = {"claiming_out": "on"}
ALWAYS = {"claiming", "certain", "claim-tie"}


@pytest.mark.parametrize(
    ("name", "seats", "settings", "clauses"),
    [
        ("scopa", 2, {}, set()),
        ("napola", 2, {}, set()),
        ("scopa", 2, CLAIMING, ALWAYS),
        ("scopa", 3, CLAIMING, ALWAYS | {"claim-several"}),
        ("scopa", 4, CLAIMING, ALWAYS),
        ("hurrikan", 2, CLAIMING, ALWAYS | {"claim-double"}),
        ("napola", 2, CLAIMING, ALWAYS | {"claim-suit"}),
        ("napola", 2, CLAIMING | {"napola.longest": "6"}, ALWAYS),
        ("scalette", 2, CLAIMING, ALWAYS | {"claim-suit"}),
    ],
)
def test_which_clauses_of_claiming_are_said(name: str, seats: int, settings: dict[str, str], clauses: set[str]) -> None:
    said = {clause.key for clause in rule_sheet(variant(name).rules(seats, settings))}
    assert {key for key in said if ("claim" in key and not key.startswith("without")) or key == "certain"} == clauses


@pytest.mark.parametrize("lang", ["en", "it", "fr", "es", "de", "ar"])
def test_every_language_says_what_the_suit_and_a_tie_do_to_a_claim(lang: str) -> None:
    texts = {clause.key: clause.text for clause in rule_sheet(variant("napola").rules(2, CLAIMING), lang)}
    assert texts["claim-tie"] != texts["claim-suit"]
    assert texts["claim-suit"].strip("{}") == texts["claim-suit"]
