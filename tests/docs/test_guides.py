"""The guides are correct: their Python runs, and their commands exist."""

from __future__ import annotations

import doctest
import re
import shlex
from hashlib import sha256
from typing import get_args

import pytest
from generated_pages import DOCS

from settebello import cli
from settebello.cards import CARDS
from settebello.commit_reveal import Transcript, server_commitment, share_commitment, table_name, transcript_digest
from settebello.core import Round
from settebello.game import Seed
from settebello.record import Record, RoundRecord, proofs, write
from settebello.record.fairness import Exchange, game_headers, round_headers
from settebello.rules import Rules, digest
from settebello.server.metrics import RefusalReason
from settebello.shuffle import first_dealer, pack_order, round_seed
from settebello.variants import variant
from tests.support.openspiel import import_openspiel

GUIDES = {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}


@pytest.mark.parametrize("name", [name for name, text in GUIDES.items() if ">>>" in text])
def test_the_python_of_a_guide_runs(name: str) -> None:
    if "import pyspiel" in GUIDES[name] or "settebello.rl.openspiel" in GUIDES[name]:
        import_openspiel()
    first_text = re.search(r"```text\n(.*?)```", GUIDES[name], re.DOTALL)
    given = {"example": first_text[1] if first_text else ""}
    ran = doctest.testfile(str(DOCS / name), module_relative=False, globs=given)
    assert ran.attempted > 0
    assert ran.failed == 0


@pytest.mark.parametrize("name", GUIDES)
def test_the_commands_of_a_guide_exist(name: str) -> None:
    for block in re.findall(r"```sh\n(.*?)```", GUIDES[name], re.DOTALL):
        for line in block.splitlines():
            program, *arguments = shlex.split(line, comments=True)
            assert program == "settebello"
            cli._parser().parse_args(arguments)


def test_every_command_has_its_place_in_the_guide() -> None:
    shown = set(re.findall(r"settebello ([a-z]+)", GUIDES["command-line.md"]))
    parser = cli._parser()
    commands = set(next(action for action in parser._actions if action.metavar == "COMMAND").choices or ())
    missing = sorted(commands - shown)
    assert not missing, f"docs/command-line.md has no example of {', '.join(missing)}: add one."


def test_the_worked_example_of_the_shuffle() -> None:
    page, seed = GUIDES["shuffle.md"], bytes(range(32))
    block = sha256(seed + b"pack 1" + bytes(4)).hexdigest()
    pack = pack_order(seed, Rules().cards)
    texts = [*map(str, pack)]
    played = Round(Rules(), pack, dealer=1)
    for said in (
        seed.hex(),
        block,
        " ".join(texts[:20]) + "\n" + " ".join(texts[20:]),
        "`3C 9C 4B`, seat 1 `7C 4C 6S`, and the table `7B 2C 6D 9D`",
        f"this seed, the first dealer at a table for two is seat {first_dealer(seed, 2)}",
        round_seed(seed, 1).hex(),
    ):
        assert said in page
    assert {str(card) for card in played.hand(0)} == {"3C", "9C", "4B"}
    assert {str(card) for card in played.hand(1)} == {"7C", "4C", "6S"}
    assert {str(card) for card in played.table} == {"7B", "2C", "6D", "9D"}


def test_every_reason_of_a_refusal_is_explained() -> None:
    for reason in get_args(RefusalReason):
        assert re.search(rf"^\|.*`{reason}`.*\|.*\|$", GUIDES["serving.md"], re.MULTILINE), reason


def test_the_worked_example_of_the_hashes() -> None:
    page, rules = GUIDES["shuffle.md"], variant("scopa").rules(2)
    name = "x7Yf-q2bKd09_ZmA"
    table, server_seed, share = table_name(name), bytes(range(32)), bytes(range(32, 64))
    listed = Transcript(
        rules=digest(rules),
        table=table.hex(),
        round=1,
        exchange=1,
        server=server_commitment(table, round_number=1, exchange=1, seed=server_seed).hex(),
        commitments=(share_commitment(table, round_number=1, exchange=1, seat=0, share=share).hex(), None),
    )
    exchange = Exchange(transcript=listed, players=("person", "greedy"), server_seed=server_seed, shares=(share, None))
    label = b"settebello 2 table"
    hashed = bytes([0, 0, 0, len(label)]) + label + bytes([0, 0, 0, len(name)]) + name.encode()
    assert sha256(hashed).digest() == table
    for said in (
        listed.rules,
        f"`{name}`",
        f"{server_seed.hex()}\n{share.hex()}",
        f"these {len(hashed)} bytes",
        f"{hashed[:22].hex()}\n{hashed[22:].hex()}",
        f"table's name | `{table.hex()}`",
        f"server's commitment | `{listed.server}`",
        f"commitment of seat 0 | `{listed.commitments[0]}`",
        f"transcript's digest | `{transcript_digest(listed).hex()}`",
        f"round's seed | `{exchange.seed.hex()}`",
        f"Seat {first_dealer(exchange.seed, 2)} deals the first round",
        f"pack begins `{' '.join(map(str, pack_order(exchange.seed, rules.cards)[:10]))}`",
    ):
        assert said in page
    headers = round_headers(exchange, ())
    record = Record(rules=rules, names=("Nonna", "greedy"), dealer=0, extra=game_headers(listed.table))
    record.rounds.append(RoundRecord(shuffle=Seed(exchange.seed), extra=headers))
    shown = re.search(r"\[Round 1\]\n(?:\[.*\n)+", page)
    assert shown is not None
    assert shown[0].strip() in write(record)
    assert proofs(record)[0].shares == 1


def test_the_first_exchanges_of_the_worked_example() -> None:
    block = sha256(bytes(range(32)) + b"pack 1" + bytes(4)).digest()
    rows = re.findall(r"\| (\d+) \| `(\w+)` \| (\d+) \| (\d+) \| `(\w+)` and `(\w+)` \|", GUIDES["shuffle.md"])
    assert len(rows) == 4
    cards = [*map(str, CARDS)]
    for step, (number, digits, place, drawn, one, other) in enumerate(rows):
        i, j = 39 - step, int(number) % (40 - step)
        assert bytes.fromhex(digits) == block[4 * step : 4 * step + 4] == int(number).to_bytes(4, "big")
        assert (int(place), int(drawn)) == (i, j)
        assert (cards[i], cards[j]) == (one, other)
        cards[i], cards[j] = cards[j], cards[i]


def test_the_guide_for_players_names_buttons_as_the_page_does() -> None:
    pages = ("i18n", "profile", "lobby", "friends")
    files = [DOCS.parent / f"web/src/lib/{page}/locales/en.ftl" for page in pages]
    labels = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = {" ".join(label.split()) for label in re.findall(r"(?<!\*)\*([A-Z][^*]+)\*", GUIDES["playing-together.md"])}
    missing = sorted(label for label in named if not re.search(rf"= {re.escape(label)}$", labels, re.MULTILINE))
    assert named
    assert not missing, f"The page has no label {', '.join(missing)}."
