"""A client's part in the shuffle: it commits, checks the list, reveals, and finds broken promises."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from settebello.client import OnlineTable, sit_down
from settebello.client.shuffle_participant import ShuffleParticipant
from settebello.commit_reveal import Transcript
from settebello.protocol.game import Ok
from settebello.protocol.shuffle import Commit, Reveal, ShuffleInfo
from settebello.record import read, write
from settebello.rules import Rules, digest
from tests.client.online_games import link_of
from tests.support.server_process import TIMEOUT, ServerProcess, open_table

TABLE = "abcdefghijklmnop"
RULES = Rules()
OPEN = ShuffleInfo(
    round=1, exchange=1, open=True, committed=(), transcript=None, revealed=(), last=None, aborted=0, refused=()
)


class Sent:
    """A device's messages."""

    def __init__(self) -> None:
        self.commits: list[Commit] = []
        self.reveals: list[Reveal] = []

    def __call__(self, text: bytes) -> None:
        message = msgspec.json.decode(text, type=Commit | Reveal)
        (self.commits if isinstance(message, Commit) else self.reveals).append(message)  # type: ignore[arg-type]


def committed() -> tuple[ShuffleParticipant, Sent, Transcript]:
    """A device at seat 0 that has committed, and the list that it should see."""
    sent = Sent()
    device = ShuffleParticipant(TABLE, RULES, sent)
    device.receive_state(OPEN, 0, [0])
    (commit,) = sent.commits
    assert device.receive_answer(Ok(id=commit.id, version=1))
    listed = Transcript(
        rules=digest(RULES),
        table=device.witness.table,
        round=1,
        exchange=1,
        server="ab" * 32,
        commitments=(commit.commitment, None),
    )
    return device, sent, listed


def fixed(listed: Transcript) -> ShuffleInfo:
    return replace(OPEN, open=False, committed=(0,), transcript=listed)


def test_it_reveals_when_it_has_seen_its_own_commitment() -> None:
    device, sent, listed = committed()
    device.receive_state(replace(OPEN, committed=(0,)), 0, [0])
    assert (len(sent.commits), sent.reveals) == (1, [])
    device.receive_state(fixed(listed), 0, [0])
    assert len(sent.reveals) == 1
    assert device.broken_promises == []


BROKEN = [
    (lambda listed: replace(listed, commitments=("cd" * 32, None)), "lacks the commitment"),
    (lambda listed: replace(listed, commitments=(None, None)), "lacks the commitment"),
    (lambda listed: replace(listed, commitments=(listed.commitments[0], "cd" * 32)), "where no person sits"),
    (lambda listed: replace(listed, rules="00" * 32), "different table|different rules"),
    (lambda listed: replace(listed, table="00" * 32), "different table|different rules"),
]


@pytest.mark.parametrize(("change", "sentence"), BROKEN)
def test_it_reveals_nothing_upon_a_list_that_breaks_a_promise(change, sentence: str) -> None:  # type: ignore[no-untyped-def]
    device, sent, listed = committed()
    device.receive_state(fixed(change(listed)), 0, [0])
    assert sent.reveals == []
    (problem,) = device.broken_promises
    assert any(part in str(problem) for part in sentence.split("|"))


def test_a_second_list_is_a_fault() -> None:
    device, sent, listed = committed()
    device.receive_state(fixed(listed), 0, [0])
    device.receive_state(fixed(replace(listed, server="00" * 32)), 0, [0])
    assert len(sent.reveals) == 1
    assert "two different lists" in str(device.broken_promises[0])
    assert len(device.witness.lists) == 2, "both are kept as evidence"


def test_a_list_that_is_first_shown_after_the_deal_is_checked_in_the_same_way() -> None:
    device, sent, listed = committed()
    last = replace(listed, commitments=(listed.commitments[0], "cd" * 32))
    device.receive_state(replace(OPEN, round=2, open=False, last=last), 0, [0])
    assert "where no person sits" in str(device.broken_promises[0])
    device.receive_state(fixed(last), 0, [0])
    assert sent.reveals == [], "the round was dealt"


@pytest.mark.parametrize(
    ("now", "shown"),
    [
        (replace(OPEN, round=2), {"round": 3}),
        (replace(OPEN, round=2, exchange=2), {"round": 2}),
        (replace(OPEN, round=3, open=False), None),
    ],
)
def test_a_list_of_another_round_or_exchange_is_a_fault(now: ShuffleInfo, shown: dict[str, int] | None) -> None:
    device, sent, listed = committed()
    if shown is None:
        now = replace(now, last=listed)
    else:
        now = replace(now, open=False, transcript=replace(listed, commitments=(None, None), **shown))
    device.receive_state(now, 0, [0])
    assert "not due" in str(device.broken_promises[0])
    assert sent.reveals == []


def test_an_aborted_exchange_cannot_be_dealt_after_all() -> None:
    device, _, listed = committed()
    device.receive_state(replace(OPEN, exchange=2), 0, [0])
    device.receive_state(replace(OPEN, round=2, open=False, last=listed), 0, [0])
    assert "not due" in str(device.broken_promises[0])


@pytest.mark.parametrize(
    ("answered", "received"), [(["later"], True), (["reveal", "later"], False), (["unknown"], False), (["new"], False)]
)
def test_a_share_was_received_once_something_sent_later_is_answered(answered: list[str], received: bool) -> None:
    device, sent, listed = committed()
    device.receive_state(fixed(listed), 0, [0])
    ids = {"reveal": sent.reveals[0].id, "later": "later", "unknown": "unknown", "new": "later"}
    for message_id in (ids["reveal"], "later"):
        device.note_sent(message_id)
    if "new" in answered:
        device.start_connection()
    for name in answered:
        device.note_answered(ids[name])
    assert device.witness.shares[0].revealed == received


def test_it_commits_to_nothing_where_it_was_silent_twice_or_watches() -> None:
    for now, seat in ((replace(OPEN, refused=(0,)), 0), (OPEN, None)):
        sent = Sent()
        ShuffleParticipant(TABLE, RULES, sent).receive_state(now, seat, [0])
        assert sent.commits == []


def played_round(table: OnlineTable) -> None:
    """Until the first score sheet."""
    while (update := table.take(TIMEOUT)) is not None and update.sheet is None:
        if update.view.legal and not table.update_ready:
            table.act(update.version, update.view.legal[0])


def test_a_round_is_checked_against_what_the_device_saw(server: ServerProcess) -> None:
    ticket = open_table(server, against=["open"])
    with sit_down(link_of(server, ticket), "") as table:
        table.wait_for_shuffle(lambda now: now.committed == (0,), TIMEOUT)
        table.start()
        played_round(table)
        assert table.faults() == ()
        record = table.record()
        assert record.rounds[0].extra
        text = write(record)
        shares = next(line for line in text.splitlines() if line.startswith("[Shares"))
        own = table.shuffle.witness.shares[0].share
        assert own in shares
        false = read(text.replace(own, "00" * 32))
        assert table.shuffle.faults(false) != ()
        version = table.newest.version if table.newest is not None else 0
        table.wait_for_shuffle(lambda now: now.revealed == (0,), TIMEOUT)
        assert table.deal_next(version) == version + 4, "commit, list, share, deal: Next deals at once"
