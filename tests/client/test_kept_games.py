"""Permanent links to finished games, through the client."""

from __future__ import annotations

import pytest

from settebello.client import Refused, fetch_game, play_for, sit_down, take_down_game
from settebello.players import make_player
from tests.support.server_process import ServerProcess, open_table


def test_a_game_is_kept_read_and_taken_down(server: ServerProcess) -> None:
    ticket = open_table(server, settings={"target": "1"}, level="greedy")
    with sit_down(f"{server.url}/table/{ticket['table']}#seat={ticket['key']}", "Ada") as table:
        with pytest.raises(Refused, match="This game is not over"):
            table.keep_game()
        play_for(table, make_player("greedy"), pause=0.0)
        link = table.keep_game()
        assert link.startswith(f"{server.url}/game/")
        assert table.keep_game() == link
        record = fetch_game(link)
        assert record == table.record()
        assert record.replay().outcome is not None
        with pytest.raises(Refused, match="This is not the key of a seat at this game"):
            take_down_game(link, "x" * 32)
        take_down_game(f"{link}#1.2", table.key or "")
    with pytest.raises(Refused, match="Jemand, der bei diesem Spiel am Tisch saß, hat es gelöscht"):
        fetch_game(link, lang="de")
