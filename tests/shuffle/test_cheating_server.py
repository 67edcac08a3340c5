"""Every cheat of a server is found by the page, by a program at the table, and by ``settebello verify``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from settebello.cli import main
from settebello.client import OnlineTable, sit_down
from tests.browser.conftest import OpenContext, browser, open_context, playwright
from tests.browser.table_page import HAND
from tests.browser_online.people import Someone, play_round
from tests.client.online_games import link_of
from tests.shuffle.cheating_server import CHEATS
from tests.support.server_process import TIMEOUT, ServerProcess, http, open_table, server_process

__all__ = ["browser", "open_context", "playwright"]

Finding = tuple[int, set[str], set[str]]
FOUND: dict[str, Finding] = {
    "deals_another_pack": (1, {"cards"}, {"seen-false-record"}),
    "takes_another_table": (1, {"cards"}, {"seen-false-record"}),
    "calls_deals_void": (1, {"cards"}, {"seen-false-record"}),
    "deals_later_cards": (1, {"cards"}, {"seen-false-record"}),
    "chooses_first_dealer": (1, {"dealer"}, {"fair-dealer"}),
    "chooses_later_dealer": (2, {"dealer"}, {"seen-false-record"}),
    "invents_share": (1, {"transcript"}, {"seen-other-list", "seen-invented"}),
    "changes_list": (1, {"transcript"}, {"seen-other-list"}),
    "blames_computer": (2, {"computer"}, {"seen-computer"}),
    "denies_share": (2, {"silenced"}, {"seen-dropped"}),
    "withholds_exchange": (1, {"no-exchange"}, {"seen-withheld"}),
    "withholds_record": (2, {"server"}, {"fair-server"}),
}
"""By cheat, the round by whose end it is found, the faults of which the page names one, and what a program names."""


def test_every_cheat_has_its_finding() -> None:
    assert FOUND.keys() == CHEATS.keys()


@contextmanager
def cheating(cheat: str, folder: Path) -> Iterator[ServerProcess]:
    with server_process(folder, module="tests.shuffle.cheating_server", flags=["--cheat", cheat]) as server:
        yield server


def is_refused(record: Path, evidence: Path, capsys: pytest.CaptureFixture[str]) -> bool:
    """Whether ``settebello verify`` names a broken promise, or cards and actions that do not fit the seed."""
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(record), "--evidence", str(evidence)])
    return ended.value.code == 2 and capsys.readouterr().err.count(".") > 0


@pytest.mark.browser
@pytest.mark.parametrize("cheat", FOUND)
def test_the_page_finds_it(cheat: str, open_context: OpenContext, tmp_path: Path) -> None:
    rounds, faults, _ = FOUND[cheat]
    with cheating(cheat, tmp_path) as server:
        nonna = Someone(open_context(hasty=False), server.url)
        nonna.press("play-now")
        nonna.page.wait_for_selector(HAND)
        play_round(nonna)
        for _ in range(1, rounds):
            nonna.press("continue")
            expect(nonna.page.get_by_test_id("score-sheet")).to_have_count(0)
            nonna.page.wait_for_selector(HAND)
            play_round(nonna)
        proof = nonna.page.get_by_test_id("proof")
        expect(proof).to_have_attribute("data-promised", "broken")
        assert proof.get_attribute("data-fault") in faults
        nonna.page.context.close()


@pytest.mark.slow
@pytest.mark.parametrize("cheat", FOUND)
def test_a_program_and_verify_find_it(cheat: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rounds, _, problems = FOUND[cheat]
    with cheating(cheat, tmp_path) as server:
        ticket = open_table(server, against=["open"], level="greedy")
        with sit_down(link_of(server, ticket), "") as table:
            if cheat != "withholds_exchange":
                table.wait_for_shuffle(lambda now: now.committed == (0,), TIMEOUT)
            table.start()
            play_rounds(table, rounds)
            check = table.check_shuffle()
            assert problems <= {problem.key for problem in check.faults}
            record, evidence = tmp_path / "record.txt", tmp_path / "evidence.json"
            record.write_text(http.get(f"{server.url}/api/tables/{ticket['table']}/record").text, "utf-8")
            evidence.write_text(check.witness.to_json(), "utf-8")
        assert is_refused(record, evidence, capsys)


def play_rounds(table: OnlineTable, rounds: int) -> None:
    """Until the score sheet of the last of them."""
    while (update := table.take(TIMEOUT)) is not None:
        if update.sheet is not None and update.view.round == rounds:
            return
        if update.sheet is not None and not table.update_ready:
            table.deal_next(update.version)
        elif update.view.legal and not table.update_ready:
            table.act(update.version, update.view.legal[0])
