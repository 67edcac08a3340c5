"""The preview of a link in messengers: nothing that a stranger may not know."""

from __future__ import annotations

import re
from html import unescape

import pytest

from settebello.server.edge.http.link_preview import IMAGE, IMAGE_SIZE
from settebello.server.edge.http.static_files import STATIC
from tests.support.server_process import ServerProcess, http, open_table
from tests.support.socket_client import Client

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="The page has not been built.")


def tags(server: ServerProcess, path: str, lang: str = "en") -> dict[str, str]:
    text = http.get(f"{server.url}{path}", headers={"accept-language": lang}).text
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', text)
    return {name: unescape(value) for name, value in found}


def test_every_page_has_a_picture_of_the_size_that_it_says(server: ServerProcess) -> None:
    found = tags(server, "/lesson")
    assert found["og:title"] == "Settebello"
    assert found["og:image"] == f"{server.url}/{IMAGE}"
    answer = http.get(found["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/jpeg")
    assert (found["og:image:width"], found["og:image:height"]) == tuple(map(str, IMAGE_SIZE))
    frame = answer.content.index(b"\xff\xc0")  # height and width stand in the frame header of a JPEG
    size = (
        int.from_bytes(answer.content[frame + 7 : frame + 9]),
        int.from_bytes(answer.content[frame + 5 : frame + 7]),
    )
    assert size == IMAGE_SIZE


def test_a_table_is_named_with_its_people_in_the_readers_language(server: ServerProcess) -> None:
    ticket = open_table(server, variant="bazzica", seats=2, against=["open"], name='Rosa "<b>"')
    found = tags(server, f"/table/{ticket['table']}", "it")
    assert found["og:title"] == 'Scopa bazzica: Rosa "<b>"'
    assert found["og:description"].startswith("La scopa e la sua famiglia")
    assert found["og:url"] == f"{server.url}/table/{ticket['table']}"


def test_a_table_without_spectators_hides_its_names_once_the_game_has_begun(server: ServerProcess) -> None:
    ticket = open_table(server, seats=2, against=["greedy"], name="Rosa", watchers=False)
    Client(server, ticket).close()
    assert tags(server, f"/table/{ticket['table']}")["og:title"] == "Scopa"


@pytest.mark.parametrize("path", ["/table/nowhere", "/game/nothing", "/table/%00", "/game/a%20b"])
def test_what_is_not_there_has_the_preview_of_any_page(server: ServerProcess, path: str) -> None:
    assert tags(server, path)["og:title"] == "Settebello"


def test_the_page_is_kept_until_its_preview_changes(server: ServerProcess) -> None:
    first = http.get(server.url)
    again = http.get(server.url, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert http.get(server.url, headers={"accept-language": "de"}).headers["etag"] != first.headers["etag"]
