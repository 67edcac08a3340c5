"""The replay drawn in the terminal, walked through by keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from settebello.record import Record
from settebello.terminal.session.replay import ReplaySession
from settebello.terminal.text.messages import Translator
from settebello.terminal.tui.replay_app import PACES, PlayOn, ReplayApp
from settebello.terminal.tui.replay_screens import AddressScreen, KeysScreen
from settebello.terminal.tui.screens import Chooser, RulesScreen, ScoreScreen
from settebello.wording import languages
from tests.terminal.recorded_games import recorded_game
from tests.terminal.tui.pilot import press_to_leave, run, shown, until


@asynccontextmanager
async def replayed(
    record: Record, *, size: tuple[int, int] = (80, 24), lang: str = "en", seat: int | None = None
) -> AsyncIterator[tuple[ReplayApp, Pilot[PlayOn | None]]]:
    """The drawn replay, with a pilot at its keys."""
    replay = ReplaySession(record, lang)
    app = ReplayApp(replay, Translator(lang, replay.rules), seat=seat)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def drawn(app: ReplayApp) -> str:
    """The screen as text."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


@pytest.mark.parametrize(
    ("keys", "address"),
    [
        (["right"], "1.1"),
        (["enter", "n", "b"], "1.1"),
        (["left"], "1.0"),
        (["2"], "2.0"),
        (["pagedown", "pagedown"], "3.0"),
        (["2", "right", "right", "pageup"], "2.0"),
        (["2", "pageup"], "1.0"),
        (["2", "left"], "1.36"),
        (["end"], "3.36"),
        (["end", "right"], "3.36"),
        (["end", "home"], "1.0"),
        (["9"], "1.0"),
        (["g", "2", "full_stop", "1", "4", "enter"], "2.14"),
        (["g", "escape"], "1.0"),
    ],
)
def test_keys_move_through_the_game(keys: list[str], address: str) -> None:
    async def go() -> None:
        async with replayed(recorded_game(rounds=3)) as (app, pilot):
            await pilot.press(*keys)
            assert app.replay.address == address

    run(go())


def test_all_hands_are_drawn_or_one() -> None:
    async def go() -> None:
        async with replayed(recorded_game()) as (app, pilot):
            hands = app.replay.position.hands
            lines = shown(app, "#hands").splitlines()
            assert all(str(card) in line for line, hand in zip(lines, hands, strict=True) for card in hand)
            for visible in (0, 1, None):
                await pilot.press("a")
                lines = shown(app, "#hands").splitlines()
                for seat, (line, hand) in enumerate(zip(lines, hands, strict=True)):
                    assert all((str(card) in line) == (visible in (None, seat)) for card in hand)

    run(go())


def test_the_last_action_is_drawn_with_what_it_took() -> None:
    async def go() -> None:
        async with replayed(recorded_game()) as (app, pilot):
            while not app.board.last_action.marks or "taken" not in app.board.last_action.marks.values():
                await pilot.press("right")
            played, *taken = app.board.last_action.cards
            assert app.board.last_action.marks[played] == "played"
            assert all(app.board.last_action.marks[card] == "taken" for card in taken)
            assert not any(card in app.replay.view.table for card in taken)

    run(go())


def test_autoplay_goes_on_until_a_key() -> None:
    async def go() -> None:
        async with replayed(recorded_game()) as (app, pilot):
            await pilot.press("space", *["plus"] * len(PACES))
            assert app.is_playing
            await until(pilot, lambda: app.replay.position.action >= 2)
            await pilot.press("space")
            assert not app.is_playing
            assert "Autoplay is off." in shown(app, "#prompt")

    run(go())


def test_autoplay_ends_with_the_record() -> None:
    async def go() -> None:
        async with replayed(recorded_game(rounds=1)) as (app, pilot):
            await pilot.press("end", "left", "space", *["plus"] * len(PACES))
            await until(pilot, lambda: not app.is_playing)
            assert app.replay.at_end

    run(go())


def test_the_score_is_shown_at_the_end_of_a_round() -> None:
    async def go() -> None:
        async with replayed(recorded_game(rounds=3)) as (app, pilot):
            await pilot.press("s")
            assert not isinstance(app.screen, ScoreScreen)
            await pilot.press("end", "s")
            assert isinstance(app.screen, ScoreScreen)
            assert app.screen.summary.pad.rounds == 3
            await pilot.press("enter")
            assert not isinstance(app.screen, ScoreScreen)
            assert app.replay.address == "3.36"

    run(go())


def test_keys_and_rules_are_listed() -> None:
    async def go() -> None:
        async with replayed(recorded_game()) as (app, pilot):
            await pilot.press("k")
            assert isinstance(app.screen, KeysScreen)
            assert "autoplay" in drawn(app)
            await pilot.press("escape", "question_mark")
            assert isinstance(app.screen, RulesScreen)
            await pilot.press("escape", "g")
            assert isinstance(app.screen, AddressScreen)
            await pilot.press("escape")
            await press_to_leave(app, pilot, "q")

    run(go())


@pytest.mark.parametrize("size", [(80, 24), (60, 16), (40, 14), (200, 60)])
@pytest.mark.parametrize(("name", "seats"), [("scopa", 2), ("scopone", 4), ("scopa", 6)])
def test_hands_and_table_are_on_the_screen_at_any_size(size: tuple[int, int], name: str, seats: int) -> None:
    async def go() -> None:
        async with replayed(recorded_game(name, seats=seats, rounds=1), size=size) as (app, pilot):
            await pilot.press("right")
            screen = drawn(app)
            assert all(app.narrator.seat_name(seat) in screen for seat in range(seats))
            assert all(str(card.rank) in screen for card in app.replay.view.table)

    run(go())


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_its_footer_and_title(lang: str) -> None:
    async def go() -> None:
        async with replayed(recorded_game(), lang=lang) as (app, _):
            screen, text = drawn(app), app.translator.text
            assert text("replay-foot") in screen, "it fits into 80 columns"
            assert app.replay.title in screen

    run(go())


# Playing on


def test_p_asks_for_a_seat_and_a_level_and_ends_the_replay_with_them() -> None:
    async def go() -> None:
        async with replayed(recorded_game(rounds=3)) as (app, pilot):
            await pilot.press("2", "right", "p")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert "Your seat" in drawn(app)
            await pilot.press("2")
            await until(pilot, lambda: "Level of the others" in drawn(app))
            assert "Maestro" in drawn(app)
            await pilot.press("5")
            await pilot.pause()
        turn = app.replay.view.turn
        assert turn is not None
        assert app.return_value == PlayOn(seat=1 - turn, level="maestro"), "the seat on turn comes first"

    run(go())


def test_escape_goes_back_and_a_finished_game_is_not_played_on() -> None:
    async def go() -> None:
        async with replayed(recorded_game()) as (app, pilot):
            for keys in (["p"], ["p", "1"]):
                await pilot.press(*keys)
                await until(pilot, lambda: isinstance(app.screen, Chooser))
                await pilot.press("escape")
                await until(pilot, lambda: not isinstance(app.screen, Chooser))
            await pilot.press("end", "p")
            await until(pilot, lambda: "The game is over here" in drawn(app))
            assert app.return_value is None

    run(go())


# Variations


def test_v_chooses_another_action_and_escape_leads_back() -> None:
    async def go() -> None:
        async with replayed(recorded_game(rounds=3)) as (app, pilot):
            await pilot.press("2", "right", "v")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert "Another move of" in drawn(app)
            await pilot.press("1")
            await until(pilot, lambda: app.replay.in_variation)
            await until(pilot, lambda: "Other moves since 2.1" in drawn(app))
            assert app.replay.address == "2.2"
            await pilot.press("escape")
            await until(pilot, lambda: app.replay.address == "2.1")
            assert not app.replay.in_variation
            await pilot.press("end", "v")
            await until(pilot, lambda: "The round is over here" in drawn(app))

    run(go())
