"""Records that cannot be read say so, in one sentence that names the line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from settebello.errors import RecordError
from settebello.game import Game, Packs, seeded_game, seeded_shuffle
from settebello.record import Record, RoundRecord, read, read_opening, write
from settebello.rules import Finish, Rules
from settebello.shuffle import pack_order
from settebello.variants import variant

SEED = bytes(range(32))


@pytest.fixture(scope="module")
def text() -> str:
    """A whole game to 3 points."""
    return write(_played(Rules(finish=Finish(target=3))))


def _played(rules: Rules, seed: bytes = SEED) -> Record:
    game = seeded_game(rules, seed)
    record = Record(rules=rules, names=("Ada", "greedy"), dealer=game.first_dealer)
    while game.state != "over":
        if game.state == "between rounds":
            game.deal(seeded_shuffle(seed, game))
        assert game.shuffle is not None
        played = RoundRecord(shuffle=game.shuffle)
        while game.state == "playing":
            played.actions.append(game.round.legal_actions()[-1])
            game.play(played.actions[-1])
        record.rounds.append(played)
    return record


CASES: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "it must begin with"),
    "another format": (lambda text: text.replace("[Settebello 1]", "[Settebello 0]"), "it must begin with"),
    "a newer format": (lambda text: text.replace("[Settebello 1]", "[Settebello 9]"), "newer Settebello"),
    "cut in the headers": (lambda text: text[:40], "is not a header line|is missing"),
    "cut in a round": (lambda text: text[: text.index("15.")], "cut short"),
    "cut in an action": (lambda text: text[: text.index("15.") + 5], "Line"),
    "without its result": (lambda text: text[: text.index("[Result")], "cut short"),
    "an unknown variant": (
        lambda text: text.replace("[Rules", '[Variant "bridge"]\n[Seats 2]\n[Ignored'),
        "no variant",
    ),
    "altered rules": (lambda text: text.replace('"target": 3', '"target": 4'), "digest"),
    "unsound rules": (lambda text: text.replace("[Rules {", '[Rules {"pack": {"size": 36}, '), "use the pack exactly"),
    "a missing header": (lambda text: text.replace("[Dealer ", "[Deeler "), "Dealer is missing"),
    "a dealer who is not there": (
        lambda text: text.replace("[Dealer 0]", "[Dealer 7]").replace("[Dealer 1]", "[Dealer 7]"),
        "no seat 7",
    ),
    "too few names": (lambda text: text.replace('"Ada", ', ""), "1 names are given for 2 seats"),
    "too many names": (lambda text: text.replace('"Ada", ', '"Ada", "Bruno", '), "3 names"),
    "a number that was there": (lambda text: text.replace("\n3. ", "\n1. "), "does not continue the actions from"),
    "an altered seed": (lambda text: text.replace('[Seed "', '[Seed "00'), "64 hexadecimal digits"),
    "a wrong number": (lambda text: text.replace("\n3. ", "\n4. "), "does not continue the actions from"),
    "a garbled action": (lambda text: text.replace("\n3. ", "\n3. 14D "), "is not an action"),
    "an action too many": (lambda text: text.replace("\n3. ", "\n3. 9C "), "Line"),
    "an altered score": (lambda text: text.replace("[Score [", "[Score [1"), "score does not match"),
    "a missing score": (lambda text: text.replace("[Score ", "[Scorn "), "only a finished one, ends with its"),
    "an altered result": (lambda text: text.replace("[Result [", "[Result [1, "), "result does not match"),
    "more after the end": (lambda text: text + "[More 1]", "as the last line"),
    "a header twice": (lambda text: text.replace("[Dealer", "[Site 1]\n[Site 2]\n[Dealer"), "Site appears twice"),
    "rounds out of order": (lambda text: text.replace("[Round 1]", "[Round 2]"), "must come next"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_damaged_record_is_refused(name: str, text: str) -> None:
    damage, sentence = CASES[name]
    damaged = damage(text)
    assert damaged != text
    with pytest.raises(RecordError, match=sentence) as caught:
        read(damaged)
    assert str(caught.value).startswith("Line ")


@pytest.mark.parametrize(
    ("header", "wrong"),
    [
        ("Settebello", "2"),
        ("Variant", '"scoopa"'),
        ("Seats", "5"),
        ("Rules", '{"pack": 7}'),
        ("Digest", '"00"'),
        ("Names", "[1]"),
        ("Names", '["Ada"]'),
        ("Dealer", "7"),
        ("Dealer", '"Ada"'),
        ("Seed", '"00"'),
    ],
)
def test_the_line_of_a_wrong_header_is_named(header: str, wrong: str, text: str) -> None:
    """Whatever stands after it."""
    if header in ("Variant", "Seats"):
        text = write(_played(variant("scopa").rules(2)))
    lines = text.replace("\n[Round", '\n[Site "Bar Sport"]\n[Round', 1).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(f"[{header} "))
    lines[at] = f"[{header} {wrong}]"
    with pytest.raises(RecordError, match=f"^Line {at + 1}: "):
        read("\n".join(lines))


def test_the_opening_is_read_without_the_rounds(text: str) -> None:
    opening, _, _ = text.partition("[Round ")
    known = read_opening(f"{opening}[Round whatever follows")
    whole = read(text)
    assert (known.names, known.rules, known.rounds) == (whole.names, whole.rules, [])
    with pytest.raises(RecordError, match=r"^Line 1: "):
        read_opening("no record")


def test_unknown_headers_are_kept(text: str) -> None:
    more = text.replace("[Dealer", '[Site "Bar Sport"]\n[Dealer').replace("[Seed", '[Weather {"rain": true}]\n[Seed', 1)
    record = read(more)
    assert record.extra == [("Site", "Bar Sport")]
    assert record.rounds[0].extra == [("Weather", {"rain": True})]
    assert read(write(record)) == record


def test_a_named_variant_is_written_by_its_name() -> None:
    game = variant("corsican")
    record = Record(rules=game.rules(4), names=("a", "b", "c", "d"), dealer=0)
    assert '[Variant "corsican"]\n[Seats 4]\n' in write(record)
    assert read(write(record)) == record


def test_a_redeal_keeps_the_pack_of_every_attempt() -> None:
    rules = Rules()
    good = pack_order(SEED, rules.cards)
    kings = tuple(card for card in good if card.rank == 10)
    rest = tuple(card for card in good if card.rank != 10)
    bad = (*rest[:6], *kings, *rest[6:])
    record = Record(rules=rules, names=("a", "b"), dealer=1, rounds=[RoundRecord(shuffle=Packs((bad, good)))])
    game = record.replay()
    assert [attempt.phase for attempt in game.attempts] == ["redeal", "play"]
    assert game.round.dealer == game.attempts[0].dealer == 1
    assert read(write(record)) == record


def test_a_redeal_without_a_further_pack_is_refused_and_changes_nothing() -> None:
    rules = Rules()
    good = pack_order(SEED, rules.cards)
    kings = tuple(card for card in good if card.rank == 10)
    rest = tuple(card for card in good if card.rank != 10)
    game = Game(rules, 1)
    with pytest.raises(RecordError, match="no pack is given"):
        game.deal(Packs(((*rest[:6], *kings, *rest[6:]),)))
    assert game.state == "between rounds"
    game.deal(Packs((good,)))
    assert game.state == "playing"
