"""Another verifier, in another language and written from docs/shuffle.md alone, says the same of every record."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from settebello.cli import main
from settebello.game import Packs, Seed
from settebello.record import read, write
from settebello.shuffle import pack_order
from settebello.variants import variant
from tests.shuffle.protocol_model import Server

VERIFIER = Path(__file__).parent / "verifier.pl"
OTHER = "ab" * 32

Said = Callable[[str], tuple[int, str, Any]]


def whole() -> str:
    """A record of three exchanges and two rounds."""
    server = Server(Random(3), variant("scopa").rules(2), ("person", "person"), {(1, 1): {1}, (1, 2): {0}})
    return write(server.play(rounds=2))


def against_computers() -> str:
    return write(Server(Random(4), variant("corsican").rules(4), ("greedy", "person", "greedy", "person")).play())


def nobody() -> str:
    return write(Server(Random(5), variant("scopa").rules(2), ("greedy", "greedy")).play())


def practice() -> str:
    """Round 1 comes from another game; round 2 was dealt at the table."""
    record = read(whole())
    record.rounds[0].extra.clear()
    record.extra.insert(0, ("Practice", "1.7"))
    return write(record)


def decided() -> str:
    """A game that its second void deal has decided; its round has no action."""
    rules = variant("scopa").rules(2, {"redeal": "aces", "misdeals": "2"})
    for seed in range(100):
        record = Server(Random(seed), rules, ("person", "person")).play()
        if not record.rounds[0].actions:
            return write(record)
    raise AssertionError("No deal has decided the game.")


RECORDS: dict[str, Callable[[], str]] = {
    "practice": practice,
    "whole": whole,
    "computers": against_computers,
    "nobody": nobody,
    "decided": decided,
}


@pytest.fixture
def perl(tmp_path: Path) -> Said:
    """The second verifier's verdict: its exit status, the round that it names, and its findings."""
    program = shutil.which("perl")
    if program is None:
        pytest.skip("The second verifier needs perl on PATH (Debian: apt-get install perl).")

    def said(text: str) -> tuple[int, str, Any]:
        path = tmp_path / "perl.txt"
        path.write_text(text, encoding="utf-8")
        cards = " ".join(map(str, read(RECORDS["computers"]()).rules.cards)) if "corsican" in text else ""
        ran = subprocess.run([program, str(VERIFIER), str(path), cards], capture_output=True, text=True, check=False)
        return ran.returncode, _round(ran.stderr), json.loads(ran.stdout) if ran.stdout else None

    return said


@pytest.fixture
def settebello(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    """The verdict of ``settebello verify``, in the same form."""

    def said(text: str) -> tuple[int, str, Any]:
        path = tmp_path / "settebello.txt"
        path.write_text(text, encoding="utf-8")
        try:
            main(["verify", str(path), "--json"])
        except SystemExit as ended:
            shown = capsys.readouterr()
            assert shown.err.count("\n") == 1
            return int(str(ended.code)), _round(shown.err), None
        found = json.loads(capsys.readouterr().out)
        return 0, "", {name: found[name] for name in ("promise", "rounds")}

    return said


def _round(error: str) -> str:
    named = re.search(r"Round \d+|first round", error)
    return named[0].replace("first round", "Round 1") if named else ""


@pytest.mark.parametrize("name", RECORDS)
def test_both_say_the_same_of_a_good_record(name: str, perl: Said, settebello: Said) -> None:
    text = RECORDS[name]()
    first, second = settebello(text), perl(text)
    assert first == second
    assert first[0] == 0
    assert first[2]["promise"] == "whole"


def _header(text: str, name: str, change: Callable[[Any], Any], last: bool = False) -> str:
    """The record with the value of a header changed, in the round that has it first or last."""
    places = list(re.finditer(rf"^\[{name} (.*)\]$", text, re.MULTILINE))
    place = places[-1 if last else 0]
    return text[: place.start(1)] + json.dumps(change(json.loads(place[1]))) + text[place.end(1) :]


def _without(text: str, name: str) -> str:
    return re.sub(rf"^\[{name} .*\]\n", "", text, count=1, flags=re.MULTILINE)


def _put(*path: Any, value: Any) -> Callable[[Any], Any]:
    def change(told: Any) -> Any:
        inner = told
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
        return told

    return change


def _flip(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


WHOLE: dict[str, Callable[[str], str]] = {
    "the server's seed": lambda text: _header(text, "ServerSeed", _flip),
    "the server's seed of round 2": lambda text: _header(text, "ServerSeed", _flip, last=True),
    "the server's commitment": lambda text: _header(text, "Transcript", _put("server", value=OTHER)),
    "a share": lambda text: _header(text, "Shares", lambda shares: [*shares[:-1], OTHER], last=True),
    "a share that is missing": lambda text: _header(text, "Shares", lambda shares: [None] * len(shares), last=True),
    "a share too many": lambda text: _header(text, "Shares", lambda shares: [*shares, OTHER]),
    "a share in capitals": lambda text: _header(text, "Shares", lambda shares: [share.upper() for share in shares]),
    "shares at other seats": lambda text: _header(text, "Shares", lambda shares: shares[::-1]),
    "a commitment": lambda text: _header(text, "Transcript", _put("commitments", 0, value=OTHER)),
    "a commitment left out": lambda text: _header(text, "Transcript", _put("commitments", 0, value=None)),
    "another exchange": lambda text: _header(text, "Transcript", _put("exchange", value=9)),
    "an exchange that is no number": lambda text: _header(text, "Transcript", _put("exchange", value="1")),
    "something else in the list": lambda text: _header(text, "Transcript", _put("note", value="")),
    "a computer": lambda text: _header(text, "Players", lambda _: ["greedy", "person"], last=True),
    "no players": lambda text: _header(text, "Players", lambda _: [], last=True),
    "an aborted exchange left out": lambda text: _header(text, "Aborted", lambda told: told[1:]),
    "all aborted exchanges left out": lambda text: _without(text, "Aborted"),
    "aborted exchanges in another order": lambda text: _header(text, "Aborted", lambda told: told[::-1]),
    "an aborted exchange's seed": lambda text: _header(text, "Aborted", _put(0, "serverSeed", value=OTHER)),
    "an aborted exchange's share": lambda text: _header(text, "Aborted", _put(0, "revealed", 0, value=OTHER)),
    "an aborted exchange that is whole": lambda text: _header(text, "Aborted", _put(0, "commitments", 1, value=None)),
    "a seat that was silent twice": lambda text: _header(text, "Aborted", _put(0, "revealed", value=[None, None])),
    "a computer in an aborted exchange": lambda text: _header(text, "Aborted", _put(0, "players", 1, value="greedy")),
    "nobody in an aborted exchange": lambda text: _header(text, "Aborted", _put(0, "players", value=[])),
    "another table": lambda text: _header(text, "Table", lambda _: OTHER),
    "a table that is none": lambda text: _header(text, "Table", lambda _: 5),
    "no list": lambda text: _header(text, "Transcript", lambda _: None),
    "aborted exchanges that are none": lambda text: _header(text, "Aborted", lambda _: 5),
    "an aborted exchange that is none": lambda text: _header(text, "Aborted", lambda _: [5]),
    "no table": lambda text: _without(text, "Table"),
    "another protocol": lambda text: _header(text, "ShuffleProtocol", lambda _: 3),
    "a protocol in words": lambda text: _header(text, "ShuffleProtocol", lambda _: "2"),
    "no protocol": lambda text: _without(text, "ShuffleProtocol"),
    "a protocol misspelt": lambda text: text.replace("[ShuffleProtocol", "[ShufleProtocol").replace("[Table", "[Tabel"),
    "a list misspelt": lambda text: text.replace("[Transcript", "[Transcrypt"),
    "a header twice": lambda text: text.replace("[ShuffleProtocol 2]", "[ShuffleProtocol 2]\n[ShuffleProtocol 2]"),
    "no shares": lambda text: _without(text, "Shares"),
}
PRACTICE: dict[str, Callable[[str], str]] = {
    "a position that is none": lambda text: _header(text, "Practice", lambda _: "7"),
    "a position that is a number": lambda text: _header(text, "Practice", lambda _: 1.7),
    "no practice": lambda text: _without(text, "Practice"),
    "a header misspelt": lambda text: text.replace("[Practice", "[Practise"),
    "every round": lambda text: _header(text, "Practice", lambda _: "2.0"),
    "a proof in the other game": lambda text: text.replace("[Seed", f'[ServerSeed "{OTHER}"]\n[Seed', 1),
    "the server's seed": lambda text: _header(text, "ServerSeed", _flip),
}
CHANGES = {"whole": WHOLE, "practice": PRACTICE}
TAMPERED = [(record, name) for record, changes in CHANGES.items() for name in changes]


@pytest.mark.parametrize(("record", "name"), TAMPERED)
def test_both_refuse_a_tampered_record(record: str, name: str, perl: Said, settebello: Said) -> None:
    text = RECORDS[record]()
    tampered = CHANGES[record][name](text)
    assert tampered != text
    first, second = settebello(tampered), perl(tampered)
    assert first[0] == second[0] == 2
    assert first == second


def test_both_refuse_another_dealer(perl: Said, settebello: Said) -> None:
    """No action can be played by another dealer: the first round was just dealt."""
    server = Server(Random(6), variant("scopa").rules(2), ("person", "greedy"))
    record = server.play()
    record.rounds[0].actions.clear()
    record.dealer = 1 - record.dealer
    assert settebello(write(record)) == perl(write(record)) == (2, "Round 1", None)


@pytest.mark.parametrize("packs", [False, True])
def test_both_refuse_a_round_dealt_from_something_else(packs: bool, perl: Said, settebello: Said) -> None:
    server = Server(Random(6), variant("scopa").rules(2), ("person", "greedy"))
    record = server.play()
    record.rounds[0].actions.clear()
    pack = pack_order(bytes(32), record.rules.cards)
    record.rounds[0].shuffle = Packs((pack,)) if packs else Seed(bytes(32))
    assert settebello(write(record)) == perl(write(record)) == (2, "Round 1", None)
