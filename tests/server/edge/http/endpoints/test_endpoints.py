"""The addresses other than the socket, at a real server."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from settebello.commit_reveal import share_commitment, table_name
from settebello.drills import KINDS
from settebello.record import read
from settebello.server.credentials import new_table_id
from settebello.server.edge.app import make_app
from settebello.server.edge.http.static_files import STATIC
from settebello.variants import VARIANTS
from settebello.wording import game_summary
from tests.support.memory_store import MemoryStore
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table, server_process
from tests.support.socket_client import Client

built = pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="The page has not been built (npm run build).")


def test_the_server_says_that_it_is_well(server: ServerProcess) -> None:
    assert http.get(f"{server.url}/health").json() == {"status": "ok"}


def test_the_variants_are_listed(server: ServerProcess) -> None:
    games = http.get(f"{server.url}/api/variants").json()
    assert [game["id"] for game in games] == list(VARIANTS)
    assert [preset["id"] for preset in games[0].pop("presets")] == ["ponino", "cucita"]
    assert [drill["kind"] for drill in games[0].pop("drills")] == [*KINDS]
    assert games[0] == {
        "id": "scopa",
        "title": "Scopa",
        "seats": [2, 3, 4, 6],
        "teams": [4, 6],
        "summary": game_summary("scopa"),
        "region": "Italy",
        "group": "basic",
        "targets": {str(seats): [11, 16, 21] for seats in (2, 3, 4, 6)},
    }


def test_a_table_is_opened(server: ServerProcess) -> None:
    ticket = open_table(server, variant="scopa", seats=3, against=["random", "greedy"], name="  Nonna \u202e Pina ")
    assert (ticket["seat"], set(ticket)) == (0, {"table", "key", "seat", "code", "shuffle"})
    assert len(ticket["key"]) >= 22, "128 bits and more"
    table = Client(server, ticket).table
    assert [(seat["name"], seat["player"], seat["side"]) for seat in table["seats"]] == [
        ("Nonna Pina", "person", 0),
        ("Ada", "random", 1),
        ("Bruno", "greedy", 2),
    ]
    assert (table["title"], table["target"], table["direction"]) == ("Scopa", 11, "right")
    assert len(table["rule_sheet"]) > 5


def test_house_rules(server: ServerProcess) -> None:
    table = Client(server, open_table(server, settings={"target": "21", "re_bello": "on"})).table
    assert (table["title"], table["target"]) == ("Scopa, house rules", 21)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"variant": "scopal"}, "There is no variant 'scopal'; perhaps you meant scopa"),
    ({"seats": 5}, "Scopa is played with 2, 3, 4 or 6 seats, not 5."),
    ({"seats": "2"}, "This request cannot be read: Expected `int | null`, got `str` - at `$.seats`."),
    ({"seats": 4, "against": ["greedy"]}, "At a table with 4 seats the number of opponents is 3, not 1."),
    ({"against": ["cheat"]}, "There is no player 'cheat'; choose from"),
    ({"against": ["person"]}, "There is no player 'person'; choose from"),
    ({"name": ""}, "A name has 1 to 30 characters, and this one has 0."),
    ({"name": "x" * 31}, "A name has 1 to 30 characters, and this one has 31."),
    ({"name": "\u0000\u200b"}, "A name has 1 to 30 characters, and this one has 0."),
    ({"pace": 6}, "This request cannot be read: Expected `float` <= 5.0 - at `$.pace`."),
    ({"pace": -1}, "This request cannot be read: Expected `float` >= 0.0 - at `$.pace`."),
    ({"settings": {"targett": "21"}}, "There is no option 'targett'"),
    ({"settings": {"target": "many"}}, "target is"),
    ({"settings": {"target": 21}}, "This request cannot be read: Expected `str`, got `int` - at `$.settings[...]`."),
    ({"table": "abcdefghijklmno"}, "This request cannot be read: Expected `str` matching regex"),
    ({"table": "abcdefghijklmnop\n"}, "This request cannot be read: Expected `str` matching regex"),
    ({"table": "abcdefghijklmn+/"}, "This request cannot be read: Expected `str` matching regex"),
    ({"table": ""}, "This request cannot be read: Expected `str` matching regex"),
    ({"commitment": "ab" * 32}, "A commitment is made for a table: name the table that you open."),
    ({"table": "a" * 16, "commitment": "ab" * 31}, "This request cannot be read: Expected `str`"),
    ({"table": "a" * 16, "commitment": "ab" * 33}, "This request cannot be read: Expected `str`"),
    ({"table": "a" * 16, "commitment": "AB" * 32}, "This request cannot be read: Expected `str`"),
    ({"table": "a" * 16, "commitment": "zz" * 32}, "This request cannot be read: Expected `str`"),
    ({"table": "a" * 16, "commitment": 7}, "This request cannot be read: Expected `str | null`, got `int`"),
    ({"colour": "green"}, "This request cannot be read: Object contains unknown field `colour`."),
]


@pytest.mark.parametrize(("wanted", "sentence"), REFUSED, ids=[str(wanted)[:80] for wanted, _ in REFUSED])
def test_a_table_that_cannot_be_opened(wanted: dict[str, Any], sentence: str, server: ServerProcess) -> None:
    answer = http.post(f"{server.url}/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith(sentence), answer.text


def test_a_name_that_a_table_has_already_is_refused_and_leaves_the_table_alone(server: ServerProcess) -> None:
    name = new_table_id()
    bound = share_commitment(table_name(name), round_number=1, exchange=1, seat=0, share=bytes(32)).hex()
    first = open_table(server, table=name, commitment=bound)
    answer = http.post(f"{server.url}/api/tables", json={"table": name, "commitment": "ab" * 32})
    assert (answer.status_code, answer.json()["code"]) == (400, "table-taken")
    assert answer.json()["message"] == "There is or was a table of this name: choose another."
    assert first["table"] == name
    client = Client(server, first, gathers=True)
    client.say({"type": "reveal", "id": "r", "round": 1, "exchange": 1, "share": bytes(32).hex()})
    assert client.hear("ok")["version"] > 0, "the first commitment stands"
    client.close()


BODIES = [
    (b"seven of coins", "application/json", 400, "This request cannot be read: JSON is malformed"),
    (b"[]", "application/json", 400, "This request cannot be read: Expected `object`, got `array`."),
    (b"\xff\xfe", "application/json", 400, "This request cannot be read"),
    (b"", "application/json", 400, "This request cannot be read"),
    (b'{"settings": {"x": ' + b"[" * 8000, "application/json", 400, "This request cannot be read"),
    (b'{"x": ' + b"[" * 8000, "application/json", 400, "This request cannot be read"),
    (b'{"seats": ' + b"9" * 8000 + b"}", "application/json", 400, "This request cannot be read"),
    (b"{}", "text/plain", 415, "The body must be JSON"),
    (b'"' + b"x" * 20_000 + b'"', "application/json", 413, "The body has more than 16384 bytes"),
]


@pytest.mark.parametrize(
    ("body", "kind", "status", "sentence"), BODIES, ids=[f"{case[2]}-{len(case[0])}" for case in BODIES]
)
def test_a_body_that_cannot_be_used(body: bytes, kind: str, status: int, sentence: str, server: ServerProcess) -> None:
    answer = http.post(f"{server.url}/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code == status
    assert answer.json()["message"].startswith(sentence)


def test_nothing_is_there(server: ServerProcess) -> None:
    assert http.get(f"{server.url}/api/tables/none/record").json() == {
        "code": "no-table",
        "message": "There is no such table: check the link.",
    }
    assert http.get(f"{server.url}/api/none").status_code == 404
    assert http.get(f"{server.url}/none").text == "There is nothing at this address.\n"
    assert http.get(f"{server.url}/assets/../../app.py").status_code == 404
    assert http.get(f"{server.url}/assets/%2e%2e/%2e%2e/app.py").status_code == 404
    assert http.get(f"{server.url}/api/tables").status_code == 405
    assert http.put(f"{server.url}/api/variants").json() == {
        "code": "no-method",
        "message": "This address cannot be used in this way.",
    }


@pytest.mark.parametrize("path", ["%00", "game/%00/review", "assets/%00.js", "a" * 300, "assets/" + "a/" * 2000])
@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_no_file_can_have_that_name(method: str, path: str, server: ServerProcess) -> None:
    answer = http.request(method, f"{server.url}/{path}", headers={"accept-encoding": "br, gzip"})
    assert answer.status_code < 500, "the page, or nothing"


def test_the_record_says_only_what_is_over(server: ServerProcess) -> None:
    ticket = open_table(server)
    address = f"{server.url}/api/tables/{ticket['table']}/record"
    client = Client(server, ticket)
    client.move()
    begun = http.get(address)
    assert begun.headers["content-type"] == "text/plain; charset=utf-8"
    assert read(begun.text).rounds == []
    while client.last["sheet"] is None:
        client.move()
        client.wait_for_turn()
    client.move()
    kept = read(http.get(address).text)
    assert (len(kept.rounds), kept.replay().state) == (1, "between rounds")


@built
def test_the_page_and_its_files(server: ServerProcess) -> None:
    page = http.get(f"{server.url}/table/abc")
    assert page.text.replace("/table/abc", "/") == http.get(f"{server.url}/").text
    assert page.headers["cache-control"] == "no-cache"
    assert http.get(f"{server.url}/table/abc", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    script = next((STATIC / "assets").glob("index-*.js")).name
    asset = http.get(f"{server.url}/assets/{script}", headers={"accept-encoding": "identity"})
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in asset.headers


@built
@pytest.mark.parametrize(
    ("accepted", "ending", "encoding"),
    [("gzip, deflate, br", ".br", "br"), ("gzip", ".gz", "gzip"), ("br;q=0, gzip;q=0.5", ".gz", "gzip")],
)
def test_files_are_served_as_the_build_has_compressed_them(
    server: ServerProcess, accepted: str, ending: str, encoding: str
) -> None:
    script = next((STATIC / "assets").glob("index-*.js")).name
    with http.stream("GET", f"{server.url}/assets/{script}", headers={"accept-encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == (STATIC / "assets" / (script + ending)).read_bytes()
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "accept-encoding" in answer.headers["vary"].lower()


@built
def test_a_browser_is_shown_the_page_where_nothing_is(server: ServerProcess) -> None:
    browser = {"accept": "text/html,application/xhtml+xml"}
    missing = http.get(f"{server.url}/none", headers=browser)
    assert (missing.status_code, missing.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<script" in missing.text
    wrong = http.put(f"{server.url}/lesson", headers=browser)
    assert (wrong.status_code, wrong.text) == (405, "This address cannot be used in this way.\n")
    assert http.get(f"{server.url}/api/none", headers=browser).json()["code"] == "no-address"


@built
def test_the_service_worker_is_asked_for_each_time_and_serves_the_whole_site(server: ServerProcess) -> None:
    worker = http.get(f"{server.url}/service-worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["service-worker-allowed"] == "/"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    assert "service-worker-allowed" not in http.get(f"{server.url}/").headers


def test_what_is_no_request_ends_and_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    requests = [
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nseven\r\n",
        b"HEAD /health HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nseven\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nseven of coins\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: tea\r\n\r\n",
        b"seven of coins\r\n\r\n",
    ]
    with server_process(tmp_path) as server:
        for sent in requests:
            with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as connection:
                connection.sendall(sent)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65536):
                    pass
            assert http.get(f"{server.url}/health").status_code == 200, sent


def test_every_answer_has_its_headers_locked(server: ServerProcess) -> None:
    for path in ("/", "/health", "/none", "/api/none", "/api/variants"):
        headers = http.get(f"{server.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_other_sites_may_not_come_in(server: ServerProcess) -> None:
    address = f"{server.url}/api/tables"
    foreign = http.post(address, json={}, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["message"]) == (
        403,
        "Pages from 'https://evil.example' may not use this server.",
    )
    assert http.post(address, json={}, headers={"origin": "null"}).status_code == 403
    assert http.post(address, json={}, headers={"origin": server.url}).status_code == 201
    named = http.post(address, json={}, headers={"host": "evil.example", "origin": "http://evil.example"})
    assert (named.status_code, named.json()["message"][:34]) == (403, "This server is not 'evil.example':")


def test_a_page_that_is_not_built_is_said(tmp_path: Path) -> None:
    async def go() -> httpx.Response:
        app = make_app(MemoryStore(), static=tmp_path / "nothing")
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get("/table/abc")

    answer = asyncio.run(go())
    assert (answer.status_code, answer.text[:28]) == (503, "The page has not been built:")


def test_other_origins_can_be_let_in(tmp_path: Path) -> None:
    async def go() -> list[int]:
        app = make_app(MemoryStore(), origins=["https://friend.example"])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            origins = ("https://friend.example", "http://here", "https://evil.example")
            return [(await client.post("/api/tables", json={}, headers={"origin": o})).status_code for o in origins]

    assert asyncio.run(go()) == [201, 201, 403]


def test_a_store_that_fails_is_said(tmp_path: Path) -> None:
    class Full(MemoryStore):
        async def create(self, *_: object) -> None:
            from settebello.server.store.base import StoreError

            raise StoreError("The disk is full.")

    async def go() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(make_app(Full())), base_url="http://here") as client:
            return await client.post("/api/tables", json={})

    answer = asyncio.run(go())
    assert (answer.status_code, json.loads(answer.text)) == (503, {"code": "", "message": "The disk is full."})


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "There is no such table: check the link."),
        ("it-CH,it;q=0.9,en;q=0.8", "Questo tavolo non esiste: controlla il link."),
        ("xx, de;q=0.5", "Diesen Tisch gibt es nicht: Prüfe den Link."),
        ("xx", "There is no such table: check the link."),
    ],
)
def test_what_is_wrong_is_said_in_the_language_asked_for(server: ServerProcess, lang: str, message: str) -> None:
    answer = http.get(f"{server.url}/api/tables/nowhere", headers={"accept-language": lang})
    assert answer.json() == {"code": "no-table", "message": message}


def test_the_address_says_the_language_before_the_browser_does(server: ServerProcess) -> None:
    answer = http.get(f"{server.url}/api/tables/nowhere?lang=it", headers={"accept-language": "de"})
    assert answer.json()["message"].startswith("Questo tavolo")


def test_rules_that_do_not_go_together_say_why_in_the_language_of_the_sheet(server: ServerProcess) -> None:
    chosen = {"variant": "scopa", "settings": {"equal": "off", "sum": "off"}, "lang": "es"}
    answer = http.post(f"{server.url}/api/rules", json=chosen)
    assert answer.json()["problems"] == ["Algo se tiene que poder recoger: la carta igual, la suma o el quince."]


def test_a_table_is_called_what_its_game_is_called_in_ones_language(server: ServerProcess) -> None:
    games: list[tuple[dict[str, object], str]] = [
        ({"variant": "chkobba"}, "شكبّة"),
        ({"variant": "chkobba", "settings": {"settebello.points": "2"}}, "شكبّة، قواعد البيت"),
        ({"variant": "chkobba", "title": "Casa Rossi"}, "Casa Rossi"),
    ]
    tickets = [open_table(server, against=["open"], **wanted) for wanted, _ in games]
    addresses = [f"{server.url}/api/tables/{ticket['table']}?lang=ar" for ticket in tickets]
    titles = [title for _, title in games]
    assert [http.get(address).json()["title"] for address in addresses] == titles
    server.kill()
    server.restart()
    assert [http.get(address).json()["title"] for address in addresses] == titles
