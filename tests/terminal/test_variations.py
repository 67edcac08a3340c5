"""Actions other than the record's, in the terminal."""

from __future__ import annotations

import pytest

from settebello.errors import RecordError
from settebello.record import write
from settebello.server.edge.http.replay_frames import variation_of
from settebello.terminal.session.replay import ReplaySession
from settebello.terminal.text.messages import Translator
from settebello.variants import VARIANTS
from settebello.wording import languages
from tests.terminal.recorded_games import recorded_game
from tests.terminal.test_practice import GAME, said


@pytest.mark.parametrize("name", [known.id for known in VARIANTS.values() if 2 in known.seats])
def test_its_positions_are_those_of_the_page(name: str) -> None:
    """The last legal action each time, to the end of the round."""
    record = recorded_game(name, rounds=2)
    replay, actions = ReplaySession(record, "en"), []
    place = f"{len(record.rounds)}.3"  # the game of one round has no second
    replay.go_to_address(place)
    while legal := replay.legal_actions:
        actions.append(legal[-1])
        replay.vary(legal[-1])
    page = variation_of(write(record), place, list(map(str, actions)))
    assert replay.position.view == page.frames[-1].view
    assert replay.position.hands == page.frames[-1].hands
    assert page.sheet is not None
    assert replay.position.result is not None
    assert replay.position.result.totals == page.sheet.game
    assert (replay.departure, replay.at_end, replay.step(1)) == (place, False, False)
    assert replay.end_variation()
    assert (replay.address, replay.departure) == (place, "")
    assert str(record.rounds[-1].actions[3]) in map(str, replay.legal_actions)


def test_it_is_changed_from_any_position_and_left_by_going_elsewhere() -> None:
    replay = ReplaySession(GAME, "en")
    replay.go_to_address("1.2")
    game = replay.position
    first, *_, last = replay.legal_actions
    replay.vary(first)
    replay.vary(replay.legal_actions[0])
    replay.step(-1)
    replay.step(-1)
    assert (replay.in_variation, replay.address, replay.position) == (True, "1.2", game)
    replay.vary(last)
    assert (replay.address, replay.actions) == ("1.3", 3)
    replay.go_to_end()
    assert replay.address == "1.3"
    for _ in range(2):
        replay.step(-1)
    assert (replay.in_variation, replay.address) == (False, "1.1")
    replay.vary(replay.legal_actions[0])
    replay.go_to_address("1.2")
    assert (replay.in_variation, replay.position) == (False, game)


def test_an_illegal_action_changes_nothing() -> None:
    replay = ReplaySession(GAME, "en")
    with pytest.raises(RecordError):
        replay.vary(GAME.rounds[1].actions[0])
    assert (replay.address, replay.in_variation) == ("1.0", False)


def test_one_plays_on_from_a_variation() -> None:
    replay = ReplaySession(GAME, "en")
    replay.go_to_address("1.2")
    replay.vary(replay.legal_actions[0])
    session = replay.play_on(Translator("en", replay.rules), level="greedy")
    assert session.view.table == replay.view.table


def test_line_by_line() -> None:
    text = said(GAME, "1.2", "try", "try 1", "try 99", "game", "next", "game")
    assert "\n1  " in text.replace("> ", "\n")
    assert "Other moves since 1.2." in text
    assert "Give a number from 1 to " in text
    assert text.count("> 1.2  ") == 2
    assert "'game' is not a command" in text
    assert "The round is over here" in said(GAME, "end", "try")


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_words_for_it(lang: str) -> None:
    words = Translator(lang, GAME.rules)
    text = said(GAME, "1.2", f"{words.text('word-try')} 1", words.text("word-game"), lang=lang)
    assert words.text("variation-plain", address="1.2") in text
    assert text.count("> 1.2  ") == 2
    for word in ("word-try", "word-game"):
        assert words.text(word) in words.text("replay-help-variation").lower()
