"""The title of a table: a game's own is read by everybody in their own language, and what people chose stays."""

from __future__ import annotations

import pytest

from settebello.protocol.http import OpenTableRequest
from settebello.server.tables.info_messages import title_of
from settebello.server.tables.opening import make_table
from settebello.wording import game_title, languages


def titles(**wanted: object) -> tuple[str, str]:
    """The title for readers of English and of Arabic."""
    setup, _, _ = make_table(OpenTableRequest(seats=2, against=["piccolo"], **wanted), 0.0)  # type: ignore[arg-type]
    return title_of(setup, "en"), title_of(setup, "ar")


@pytest.mark.parametrize("lang", languages())
def test_the_title_of_a_game_is_translated_for_each_reader(lang: str) -> None:
    title = game_title("escoba", lang)
    assert titles(variant="escoba", title=title) == (game_title("escoba", "en"), game_title("escoba", "ar"))


def test_house_rules_under_the_title_of_their_game_say_so() -> None:
    english, arabic = titles(variant="scopa", title="Scopa", settings={"re_bello": "on"})
    assert english == "Scopa, house rules"
    assert arabic != english


def test_a_title_that_somebody_chose_stays() -> None:
    assert titles(variant="scopa", title="Bar Sport") == ("Bar Sport", "Bar Sport")
