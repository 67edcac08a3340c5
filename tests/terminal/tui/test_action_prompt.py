"""Choosing and playing a card at the drawn table, by keys and by mouse."""

from __future__ import annotations

from settebello.terminal.tui.screens import Chooser
from settebello.variants import variant
from tests.terminal.local_tables import cards, seated, seeded, two_seats
from tests.terminal.tui.pilot import played, run, shown, until


def test_arrows_choose_and_enter_plays() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.press("enter", "right")
            assert app.action_prompt.cursor == cards("9C")[0]
            assert {card for card, mark in app.board.table.marks.items() if mark == "taken"} == set(
                cards("1D 3C 4S 5B")
            )
            await pilot.press("left", "enter")
            await until(pilot, lambda: len(played(app)) == 2)
            assert played(app)[0] == "2D"

    run(go())


def test_several_captures_open_a_chooser_that_escape_leaves() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, Chooser))
            assert played(app) == []
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert isinstance(app.screen, Chooser)
            wanted = app.screen.options[1][0]
            await pilot.press("down")
            assert {card for card, mark in app.board.table.marks.items() if mark == "taken"} == set(wanted.captured)
            await pilot.press("2")
            await until(pilot, lambda: bool(played(app)))
            assert played(app)[0] == str(wanted)

    run(go())


def test_an_equal_card_first_is_said_in_words() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.press("right", "right")
            assert "an equal card must be taken first" in shown(app, "#prompt")

    run(go())


def test_optional_capture_offers_laying_too() -> None:
    async def go() -> None:
        game = two_seats("9C 3D 10B", "1B 4B 3B", "9D 3C 4S 5B", name="corsican")
        async with seated(game) as (app, pilot):
            await pilot.press("2")
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert isinstance(app.screen, Chooser)
            assert {str(action) for action, _ in app.screen.options} == {"9C", "9Cx9D"}

    run(go())


def test_an_ace_that_may_not_be_the_first_card_is_passed_over() -> None:
    async def go() -> None:
        rules = variant("scopa-d-assi").rules(2, {"ace_first": "forbidden"})
        game = two_seats("1C 1S 10B", "1B 4B 3B", "9D 3C 4S 5B", rules=rules)
        async with seated(game) as (app, pilot):
            await pilot.press("1")
            await pilot.press("right", "right")
            assert app.action_prompt.cursor == cards("10B")[0]
            assert played(app) == []
            await pilot.press("3")
            await until(pilot, lambda: bool(played(app)))
            assert played(app)[0] == "10B"

    run(go())


def test_a_pile_is_named_and_marked_where_it_can_be_stolen() -> None:
    async def go() -> None:
        game = two_seats("5D 2D 10B", "5C 6B 3B", "5S 5B 1D 4C", name="rubamazzo")
        async with seated(game) as (app, pilot):
            app.action_prompt.pick_card(*cards("2D"))
            await until(pilot, lambda: len(played(app)) == 2)
            assert played(app)[1] == "5Cx5S"
            await until(pilot, lambda: app.action_prompt.accepts_answer)
            assert "on top: 5C" in shown(app, "#sides")
            app.action_prompt.pick_card(*cards("5D"))
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert isinstance(app.screen, Chooser)
            labels = [label.replace("\u2019", "'") for _, label in app.screen.options]
            assert labels == ["takes five of batons", "takes five of cups, with Rosa's pile (2 cards)"]
            assert "on top: 5C" in str(app.board.sides.render())
            await pilot.press("down")
            await until(pilot, lambda: "on top: «5C»" in str(app.board.sides.render()))
            await pilot.press("2")
            await until(pilot, lambda: len(played(app)) > 2)
            assert "«" not in str(app.board.sides.render())

    run(go())


def test_the_mouse_points_and_plays() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "9D 3C 4S 6B")
        async with seated(game) as (app, pilot):
            await pilot.hover("#hand", offset=(2, 1))
            await pilot.pause()
            assert app.action_prompt.cursor == cards("2D")[0]
            await pilot.click("#hand", offset=(8, 1))
            await until(pilot, lambda: bool(played(app)))
            assert played(app)[0] == "9Cx9D"

    run(go())


def test_the_mouse_chooses_among_captures() -> None:
    async def go() -> None:
        game = two_seats("9C 2D 10B", "1B 2B 3B", "1D 3C 4S 5B")
        async with seated(game) as (app, pilot):
            await pilot.click("#hand", offset=(8, 1))
            await until(pilot, lambda: isinstance(app.screen, Chooser))
            assert isinstance(app.screen, Chooser)
            wanted = str(app.screen.options[1][0])
            await pilot.click("#chooser", offset=(6, 2))
            await until(pilot, lambda: bool(played(app)))
            assert played(app)[0] == wanted

    run(go())


def test_letters_play_the_eleventh_and_twelfth_card() -> None:
    async def go() -> None:
        async with seated(seeded(seats=4, pack="52", primiera="off", hands="12", optional="off")) as (app, pilot):
            await until(pilot, lambda: app.action_prompt.accepts_answer)
            last = app.board.hand.cards[11]
            before = len(played(app))
            await pilot.press("b")
            await until(pilot, lambda: len(played(app)) > before or isinstance(app.screen, Chooser))
            if isinstance(app.screen, Chooser):
                assert {option[0].card for option in app.screen.options} == {last}
            else:
                assert played(app)[before].split("x")[0] == str(last)

    run(go())
