"""Links and codes, as people send them to each other."""

from __future__ import annotations

import pytest

from settebello.client import LinkError, TableLink, read_link, seat_link
from settebello.client.links import LOCAL_SERVER, GameLink, game_link, read_game_link


@pytest.mark.parametrize(
    ("text", "server", "link"),
    [
        ("https://a.example/table/x_Y-9", None, TableLink(server="https://a.example", table="x_Y-9")),
        (" https://a.example/table/x/ ", None, TableLink(server="https://a.example", table="x")),
        ("a.example/table/x", None, TableLink(server="https://a.example", table="x")),
        ("localhost:7777/table/x", None, TableLink(server="http://localhost:7777", table="x")),
        ("localhost.a.example/table/x", None, TableLink(server="https://localhost.a.example", table="x")),
        ("127.0.0.1.a.example/table/x", None, TableLink(server="https://127.0.0.1.a.example", table="x")),
        ("[::1]:80/table/x", None, TableLink(server="http://[::1]", table="x")),
        ("http://[::1]:8080/table/x", None, TableLink(server="http://[::1]:8080", table="x")),
        ("HTTPS://A.Example:443/table/x", None, TableLink(server="https://a.example", table="x")),
        ("trésor.example/table/x", None, TableLink(server="https://xn--trsor-csa.example", table="x")),
        ("http://a.example/table/x#seat=abc", None, TableLink(server="http://a.example", table="x", key="abc")),
        ("http://a.example/table/x#abc", None, TableLink(server="http://a.example", table="x", key="abc")),
        ("ABD2346", None, TableLink(server=LOCAL_SERVER, code="ABD2346")),
        ("abd 2346", "a.example", TableLink(server="https://a.example", code="ABD2346")),
    ],
)
def test_what_leads_to_a_table(text: str, server: str | None, link: TableLink) -> None:
    assert read_link(text, server) == link


def test_ones_own_link_reads_back() -> None:
    assert read_link(seat_link("https://a.example", "x", "abc")).key == "abc"


@pytest.mark.parametrize(
    ("text", "server", "sentence"),
    [
        ("", None, "'' is not a server address"),
        ("hello", None, "'hello' does not lead to a table"),
        ("https://a.example/", None, "does not lead to a table"),
        ("https://a.example/table/", None, "does not lead to a table"),
        ("https://a.example/table/x/y", None, "does not lead to a table"),
        ("https://a.example/table/x#k=%%", None, "The secret after '#' in this link is damaged"),
        ("ftp://a.example/table/x", None, "is not a server address"),
        ("http://[::1/table/x", None, "is not a server address"),
        ("http://a.example:99999/table/x", None, "is not a server address"),
        ("http://a..example/table/x", None, "is not a server address"),
        ("http://u:p@a.example/table/x", None, "is not a server address"),
        ("https://a.example/table/\x1b[2J", None, "is not a server address"),
        ("ABD2346", "::", "'::' is not a server address"),
        ("ABD2346", "", "'' is not a server address"),
        ("x" * 600, None, "A link to a table has at most 500 characters, and this one has 600."),
    ],
)
def test_what_leads_nowhere_is_answered_in_a_sentence(text: str, server: str | None, sentence: str) -> None:
    with pytest.raises(LinkError) as refused:
        read_link(text, server)
    said = str(refused.value)
    assert sentence in said
    assert said.endswith(".")
    assert said.isprintable()


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("https://a.example/game/x_Y-9", "https://a.example"),
        (" a.example/game/x_Y-9/#3.14 ", "https://a.example"),
        ("localhost:7777/game/x_Y-9", "http://localhost:7777"),
    ],
)
def test_what_leads_to_a_finished_game(text: str, server: str) -> None:
    assert read_game_link(text) == GameLink(server=server, game="x_Y-9")
    assert read_game_link(game_link(server, "x_Y-9")) == GameLink(server=server, game="x_Y-9")


@pytest.mark.parametrize(
    "text", ["a.example/table/x", "a.example/game/", "a.example/game/x/y", "a.example/game/" + "x" * 600]
)
def test_what_leads_to_no_finished_game(text: str) -> None:
    with pytest.raises(LinkError, match="does not lead to a finished game"):
        read_game_link(text)
