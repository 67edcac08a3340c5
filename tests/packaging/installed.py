"""Checks of a wheel without extras once it is installed: run by ``scripts/package`` and by cibuildwheel.

It is run by the Python of the environment, which has no pytest.
"""

from __future__ import annotations

import contextlib
import io
from importlib.metadata import version
from pathlib import Path

import settebello
from settebello.cli import main
from settebello.core import Round
from settebello.variants import variant

CHECKOUT = Path(__file__).parents[2]
PERFT = [3, 9, 18, 36, 36, 36]
"""Of two-seat scopa with the pack of the seed below (docs/rules-library.md)."""


def check_library() -> None:
    assert CHECKOUT / "src" not in Path(settebello.__file__).parents, "this is the checkout, not the installed package"
    assert settebello.__version__ == version("settebello")
    rules, seed = variant("scopa").rules(2), bytes(range(32))
    position = Round(rules, settebello.pack_order(seed, rules.cards))
    assert [position.perft(depth) for depth in range(1, 7)] == PERFT
    game, player = settebello.seeded_game(rules, seed), settebello.player("maestro:5")
    while game.state == "playing":
        game.play(player.choose(settebello.view_of(game, game.round.turn), rules))
    assert game.totals == game.scores[0].totals


def check_commands() -> None:
    for arguments, words in (
        (["--version"], f"settebello {settebello.__version__}"),
        (["rules", "scopone", "--lang", "it"], "Scopone"),
        (["captures", "scopa", "--play", "9C", "--table", "4S 5B"], "9C takes 4S 5B"),
    ):
        assert words in printed(arguments), arguments
    page = Path(settebello.__file__).parent / "server/static/index.html"
    assert page.exists(), "the wheel has no page"


def printed(arguments: list[str]) -> str:
    """The output of a command."""
    with contextlib.redirect_stdout(io.StringIO()) as output, contextlib.suppress(SystemExit):
        main(arguments)
    return output.getvalue()


if __name__ == "__main__":
    check_library()
    check_commands()
    print(f"settebello {settebello.__version__} works.")
