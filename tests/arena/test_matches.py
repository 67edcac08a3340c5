"""The tasks of a match, and the results of playing one pack: bounds, seatings, seeds, who is counted for what."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.arena import ArenaError, InProcess, Match, Task, run
from settebello.arena.contestants import Contestant
from settebello.arena.match import MAX_PACKS, MAX_TIME_MS, packs_for_games, seatings, tasks
from settebello.arena.results import ResultFile
from settebello.arena.worker import Worker, _winners
from settebello.game import Game, Seed
from settebello.outcome import Outcome
from settebello.players.player import BatchPlayer
from settebello.rules import Finish, Rules
from settebello.variants import variant

PAIR = Match(players=("greedy", "random"), rules=Rules())
THREE_SEATS, FOUR_SEATS = variant("scopa").rules(3), variant("scopa").rules(4)


@pytest.mark.parametrize(("players", "sentence"), [((), "none was given"), (("greedy",), "1 was given")])
def test_a_match_has_two_players_or_more(players: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        Match(players=players, rules=Rules())


@pytest.mark.parametrize(("time_ms", "fits"), [(0, False), (1, True), (MAX_TIME_MS, True), (MAX_TIME_MS + 1, False)])
def test_a_decision_takes_from_a_millisecond_to_an_hour(time_ms: int, fits: bool) -> None:
    if fits:
        assert Match(players=("greedy", "random"), rules=Rules(), time_ms=time_ms).time_ms == time_ms
        return
    with pytest.raises(ArenaError, match="ms, not"):
        Match(players=("greedy", "random"), rules=Rules(), time_ms=time_ms)


@pytest.mark.parametrize(
    ("count", "rules", "meetings", "number"),
    [(2, Rules(), 1, 2), (3, Rules(), 3, 2), (4, FOUR_SEATS, 6, 2), (2, THREE_SEATS, 1, 6), (4, THREE_SEATS, 4, 6)],
)
def test_all_meet_in_all_seatings(count: int, rules: Rules, meetings: int, number: int) -> None:
    match = Match(players=("greedy",) * count, rules=rules)
    assert (len(match.meetings), match.seatings) == (meetings, number)
    for meeting in match.meetings:
        seated = seatings(meeting, rules.sides)
        assert len(set(seated)) == number
        assert all(set(one) == set(meeting) for one in seated)


@pytest.mark.parametrize(
    ("packs", "players", "fits"),
    [
        (0, 2, False),
        (-1, 2, False),
        (1, 2, True),
        (MAX_PACKS, 2, True),
        (MAX_PACKS + 1, 2, False),
        (MAX_PACKS // 3, 3, True),
        (MAX_PACKS // 3 + 1, 3, False),
    ],
)
def test_how_many_packs_can_be_scheduled(packs: int, players: int, fits: bool) -> None:
    match = Match(players=("greedy",) * players, rules=Rules())
    if fits:
        first = next(iter(tasks(match, packs)))
        assert (first.pack, first.meeting) == (0, 0)
        return
    with pytest.raises(ArenaError):
        tasks(match, packs)


@pytest.mark.parametrize(
    ("games", "packs", "sentence"),
    [(2, 1, ""), (10, 5, ""), (0, 0, "write 2,"), (1, 0, "write 2,"), (-2, 0, "write 2,"), (5, 0, "write 4,")],
)
def test_games_come_out_even(games: int, packs: int, sentence: str) -> None:
    if not sentence:
        assert packs_for_games(PAIR, games) == packs
        return
    with pytest.raises(ArenaError, match=sentence):
        packs_for_games(PAIR, games)


def test_every_player_has_a_seed_of_its_own_in_every_place() -> None:
    places = [
        (pack, meeting, seating, seat) for pack in (0, 1) for meeting in (0, 1) for seating in (0, 1) for seat in (0, 1)
    ]
    seeds = {PAIR.player_seed(Task(pack, meeting), seating, seat) for pack, meeting, seating, seat in places}
    assert len(seeds) == len(places)
    assert PAIR.pack_seed(3) == sha256(b"arena 1 pack 3").digest()
    assert replace(PAIR, seed=2).pack_seed(3) == sha256(b"arena 2 pack 3").digest()


@pytest.mark.parametrize(
    "other",
    [
        {"players": ("random", "greedy")},
        {"rules": Rules(finish=Finish(target=21))},
        {"seed": 2},
        {"whole_games": True},
        {"time_ms": 5},
    ],
)
def test_the_results_of_another_match_are_not_taken_for_ones_own(tmp_path: Path, other: dict[str, object]) -> None:
    file = tmp_path / "match.jsonl"
    ResultFile(file, PAIR).close()
    with pytest.raises(ArenaError, match="another match"):
        ResultFile(file, replace(PAIR, **other))
    ResultFile(file, PAIR).close()


def test_what_was_kept_is_kept_once(tmp_path: Path) -> None:
    """A last line cut short is gone from the file; the next one begins where it began."""
    file = tmp_path / "match.jsonl"
    run(PAIR, 3, InProcess(), out=file)
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:-9])
    kept = ResultFile(file, PAIR)
    assert [task.pack for task in kept.completed] == [0, 1]
    kept.close()
    assert file.read_bytes() == b"".join(lines[:3])
    run(PAIR, 3, InProcess(), out=file)
    assert len(file.read_bytes().splitlines()) == 4


def test_a_whole_game_counts_its_rounds_and_all_their_sweeps() -> None:
    rules = Rules(finish=Finish(target=8))
    (first, _) = Worker(Match(players=("greedy", "greedy"), rules=rules, whole_games=True)).play(Task(0, 0)).played
    rounds = [Worker(Match(players=("greedy", "greedy"), rules=rules)).play(Task(0, 0)).played[0]]
    assert first.rounds > 1
    assert sum(first.sweeps) > sum(rounds[0].sweeps)
    assert max(first.points) >= 8
    assert rounds[0].rounds == 1


def test_all_actions_are_counted_for_who_made_them() -> None:
    result = Worker(Match(players=("greedy", "random"), rules=FOUR_SEATS)).play(Task(0, 0))
    assert [result.efforts[player].actions for player in (0, 1)] == [36, 36]
    three = Worker(Match(players=("greedy", "random"), rules=THREE_SEATS)).play(Task(0, 0))
    seated = Counter(player for played in three.played for player in played.players)
    assert [three.efforts[player].actions for player in (0, 1)] == [12 * seated[0], 12 * seated[1]]


def test_partners_are_one_player_and_opponents_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(Match(players=("greedy", "random"), rules=FOUR_SEATS))
    asked: list[int] = []
    made = worker._contestant

    def contestant(player: int, seed: int) -> Contestant | BatchPlayer:
        asked.append(player)
        return made(player, seed)

    monkeypatch.setattr(worker, "_contestant", contestant)
    worker.play(Task(0, 0))
    assert asked == [0, 1, 0, 1, 1, 0, 1, 0]


class _Ended:
    """As much of a game as is asked who won."""

    def __init__(self, totals: tuple[int, ...], outcome: Outcome | None, rules: Rules) -> None:
        self.totals = totals
        self.outcome = outcome
        self.rules = rules


@pytest.mark.parametrize(
    ("totals", "outcome", "won"),
    [
        ((3, 1), None, (0,)),
        ((2, 2), None, (0, 1)),
        ((1, 4, 4), None, (1, 2)),
        ((9, 1), Outcome(winners=(1,), reason="outright"), (1,)),
        ((9, 1, 1), Outcome(winners=(1, 2), reason="claim"), (1, 2)),
    ],
)
def test_who_won_a_round(totals: tuple[int, ...], outcome: Outcome | None, won: tuple[int, ...]) -> None:
    assert _winners(_Ended(totals, outcome, Rules())) == won  # type: ignore[arg-type] # a game has no other say in it


def test_the_lowest_total_wins_a_round_where_it_wins_the_game() -> None:
    rules = Rules(finish=Finish(lowest=True))
    assert _winners(_Ended((3, 1, 1), None, rules)) == (1, 2)  # type: ignore[arg-type] # as above


@pytest.mark.parametrize(("whole_games", "claims"), [(False, False), (True, True)])
def test_only_a_whole_game_can_be_claimed(whole_games: bool, claims: bool) -> None:
    rules = Rules(finish=Finish(claiming_out=True))
    played = Worker(Match(players=("greedy", "random"), rules=rules, whole_games=whole_games))._rules
    game = Game(played, 1)
    game.deal(Seed(bytes(32)))
    assert game.can_be_claimed is claims


def test_the_seed_of_a_player_is_of_eight_bytes() -> None:
    """Results that are kept go on with the same players later."""
    text = b"arena 7 pack 3 meeting 0 seating 1 seat 0"
    match = Match(players=("greedy", "random"), rules=Rules(), seed=7)
    assert match.player_seed(Task(pack=3, meeting=0), 1, 0) == int.from_bytes(sha256(text).digest()[:8])
