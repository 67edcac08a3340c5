"""Plays random rounds through the oracle and the compiled core, and compares them after every action.

Run it as a module, from the root of the repository::

    python -m tests.support.oracle_comparison --rounds 10000 --seats 2
    python -m tests.support.oracle_comparison --rounds 10000 --random-rules
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from settebello.cards import Card, CardSet
from settebello.core import Action, Round, captures, score_piles
from settebello.errors import IllegalAction
from settebello.rules import Deal, Rules, Seating, to_json
from settebello.rules.branching import most_table_cards
from tests import oracle
from tests.oracle.basics import pack_cards, side_count

State = dict[str, Any]

BASIC_HANDS = {2: (3,) * 6, 3: (3,) * 4, 4: (3,) * 3, 6: (3,) * 2}


class Disagreement(AssertionError):
    """The oracle and the core say different things; the message is enough to see it again."""


@dataclass
class Tally:
    """The number of comparisons."""

    rounds: int = 0
    actions: int = 0
    redeals: int = 0
    as_dealt: int = 0
    """Rounds whose deal decided the game."""
    outright: int = 0
    declared: int = 0
    unclaimed: int = 0
    """Rounds whose last table cards went to nobody."""
    games: set[str] = field(default_factory=set)
    """The different rules, in canonical JSON."""

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds of {len(self.games)} different rules agree: {self.actions} actions,"
            f" {self.redeals} redeals, {self.as_dealt} decided as dealt, {self.declared} rounds with declarations,"
            f" {self.outright} outright wins, {self.unclaimed} leftovers to nobody."
        )


def basic_rules(seats: int) -> Rules:
    """The basic game at that many seats."""
    return Rules(seating=Seating(seats=seats), deal=Deal(hands=BASIC_HANDS[seats]))  # type: ignore[arg-type] # 2 3 4 6


# What the two of them say


def oracle_state(round_: oracle.OracleRound) -> State:
    return {
        "phase": round_.phase,
        "turn": round_.turn,
        "deal": round_.deal,
        "dealer": round_.dealer,
        "legal": sorted(round_.legal_actions()),
        "hands": [sorted(hand) for hand in round_.hands],
        "table": sorted(round_.table),
        "piles": [sorted(pile) for pile in round_.piles],
        "sweeps": list(round_.sweeps),
        "declared": list(round_.declared),
        "capture_points": list(round_.capture_points),
        "chain": sorted(round_.chain),
        "tops": sorted(top for top in round_.tops if top is not None),
        "named": round_.named,
        "shown": [sorted(shown) for shown in round_.shown],
        "last_capture": round_.last_capture,
        "stock": list(round_.stock),
        "drawn": round_.drawn,
        "history": list(round_.history),
    }


def core_state(round_: Round) -> State:
    seats, sides = range(round_.rules.seats), range(side_count(round_.rules))
    return {
        "phase": round_.phase,
        "turn": round_.turn,
        "deal": round_.deal,
        "dealer": round_.dealer,
        "legal": sorted(map(str, round_.legal_actions())),
        "hands": [list(round_.hand(seat)) for seat in seats],
        "table": list(round_.table),
        "piles": [list(round_.pile(side)) for side in sides],
        "sweeps": [round_.sweeps(side) for side in sides],
        "declared": [round_.declared(side) for side in sides],
        "capture_points": [round_.capture_points(side) for side in sides],
        "chain": list(round_.chain),
        "tops": list(round_.tops),
        "named": round_.named,
        "shown": [list(round_.shown(seat)) for seat in seats],
        "last_capture": round_.last_capture,
        "stock": list(round_.stock),
        "drawn": round_.drawn,
        "history": [(seat, str(action)) for seat, action in round_.history],
    }


def compare_states(expected: State, found: State, slow: oracle.OracleRound, when: str = "") -> None:
    """Raises Disagreement with the first thing that differs."""
    repeated = [action for action, following in pairwise(found["legal"]) if action == following]
    if repeated:
        raise Disagreement(f"legal {when}: {repeated} come twice\n{story_of(slow)}")
    for name, value in expected.items():
        if found[name] != value:
            raise Disagreement(f"{name} {when}: expected {value!r}, found {found[name]!r}\n{story_of(slow)}")


# One round


def compare_score(slow: oracle.OracleRound, fast: Round) -> None:
    expected, found = slow.score(), fast.score()
    if found != expected:
        raise Disagreement(f"score: expected {expected}, found {found}\n{story_of(slow)}")


def compare_certain(slow: oracle.OracleRound, fast: Round) -> None:
    """The certain points of each side, and the side that is certain to win outright."""
    for side in range(side_count(slow.rules)):
        expected, found = oracle.certain_points(slow, side), fast.certain(side)
        if found != expected:
            lines = oracle.certain_lines(slow, side)
            raise Disagreement(f"certain({side}): expected {expected} {lines}, found {found}\n{story_of(slow)}")
    winner = oracle.certain_winner(slow)
    if slow.as_dealt is None and fast.certain_winner != winner:
        raise Disagreement(f"certain winner: expected {winner}, found {fast.certain_winner}\n{story_of(slow)}")


def compare_round(rng: random.Random, rules: Rules, tally: Tally) -> None:
    """Play one random round through both, then take everything back in the core."""
    pack, dealer = oracle.random_pack(rng, rules), rng.randrange(rules.seats)
    attempt = rng.randint(1, max(1, rules.deal.misdeals))
    slow, fast = oracle.OracleRound(rules, pack, dealer, attempt), Round(rules, pack, dealer, attempt)
    choose, states = rng.choice(CHOOSERS), [oracle_state(slow)]
    compare_states(states[0], core_state(fast), slow)
    while slow.turn is not None:
        _try_illegal(rng, slow, fast, states[-1])
        action = choose(rng, slow, states[-1]["legal"])
        slow.play(action)
        fast.play(Action.parse(action))
        states.append(oracle_state(slow))
        compare_states(states[-1], core_state(fast), slow)
        if rng.random() < 0.05:
            compare_score(slow, fast)
            compare_certain(slow, fast)
            _leave_alone(rng, fast, states[-1], slow)
    compare_score(slow, fast)
    compare_certain(slow, fast)
    _count(tally, slow)
    _take_back(slow, fast, states)


def _try_illegal(rng: random.Random, slow: oracle.OracleRound, fast: Round, state: State) -> None:
    """Some action, legal or not, is judged alike, and an illegal one changes nothing."""
    text = _some_action(rng, slow)
    legal = text in state["legal"]
    action = Action.parse(text)
    if fast.is_legal(action) != legal:
        raise Disagreement(f"is_legal({text}): expected {legal}\n{story_of(slow)}")
    if legal:
        return
    try:
        fast.play(action)
    except IllegalAction:
        compare_states(state, core_state(fast), slow, f"after refusing {text}")
    else:
        raise Disagreement(f"play({text}) was not refused\n{story_of(slow)}")


def _some_action(rng: random.Random, slow: oracle.OracleRound) -> str:
    """A word, or any card of the pack with any few of the table cards."""
    if rng.random() < 0.2:
        return rng.choice(("keep", "place", "declare", "pass", "claim", f"declare:7C={rng.randint(1, 10)}"))
    assert slow.turn is not None
    card = rng.choice(sorted(slow.hands[slow.turn]) or pack_cards(slow.rules))
    if rng.random() < 0.1:
        card = rng.choice(pack_cards(slow.rules))
    taken = rng.sample(sorted(slow.table), rng.randint(0, min(3, len(slow.table))))
    return str(card) if rng.random() < 0.3 else f"{card}x{''.join(map(str, sorted(set(taken) - {card})))}"


def _leave_alone(rng: random.Random, fast: Round, state: State, slow: oracle.OracleRound) -> None:
    """Changes of a copy do not affect the round."""
    twin = fast.copy()
    compare_states(state, core_state(twin), slow, "in a copy")
    twin.playout(rng.getrandbits(32))
    compare_states(state, core_state(fast), slow, "after a playout of a copy")


def _take_back(slow: oracle.OracleRound, fast: Round, states: list[State]) -> None:
    """Undo to the start: every state comes back, and then there is nothing to undo."""
    for state, (_, action) in zip(reversed(states[:-1]), reversed(slow.history), strict=True):
        if str(fast.undo()) != action:
            raise Disagreement(f"undo: expected {action}\n{story_of(slow)}")
        compare_states(state, core_state(fast), slow, f"after undo of {action}")
    try:
        fast.undo()
    except IllegalAction:
        return
    raise Disagreement(f"undo at the start was not refused\n{story_of(slow)}")


def _count(tally: Tally, slow: oracle.OracleRound) -> None:
    tally.rounds += 1
    tally.actions += len(slow.history)
    tally.redeals += slow.phase == "redeal"
    tally.as_dealt += slow.as_dealt is not None
    tally.outright += slow.score().outright is not None
    tally.declared += any(action.startswith("declare") for _, action in slow.history)
    tally.unclaimed += slow.phase == "over" and bool(slow.table)
    tally.games.add(to_json(slow.rules))


def story_of(round_: oracle.OracleRound) -> str:
    """Everything that is needed to see the round again."""
    return (
        f"rules: {to_json(round_.rules)}\npack: {' '.join(map(str, round_.pack))}\ndealer: {round_.dealer}\n"
        f"attempt: {round_.attempt}\n"
        f"actions: {' '.join(action for _, action in round_.history)}"
    )


# How the random rounds are played: each way brings other cases about


Chooser = Callable[[random.Random, oracle.OracleRound, list[str]], str]


def any_action(rng: random.Random, _: oracle.OracleRound, legal: list[str]) -> str:
    return rng.choice(legal)


def rather_lay(rng: random.Random, _: oracle.OracleRound, legal: list[str]) -> str:
    """Mostly lay cards where that is allowed: full tables, rounds with few captures."""
    laid = [action for action in legal if "x" not in action]
    return rng.choice(laid if laid and rng.random() < 0.8 else legal)


def never_take(rng: random.Random, round_: oracle.OracleRound, legal: list[str]) -> str:
    """Lay every card that may be laid, in the last deal only: a leftover that goes to nobody."""
    last_deal = round_.deal == len(round_.rules.deal.hands) - 1
    laid = [action for action in legal if "x" not in action]
    return rng.choice(laid if laid and last_deal else legal)


def rather_take(rng: random.Random, _: oracle.OracleRound, legal: list[str]) -> str:
    """Take as many cards as can be taken: sweeps; declare whatever can be declared."""
    declared = [action for action in legal if action.startswith("declare")]
    if declared:
        return rng.choice(declared)
    return max(legal, key=lambda action: ("x" in action, len(action), rng.random()))


def one_side_takes(rng: random.Random, round_: oracle.OracleRound, legal: list[str]) -> str:
    """The first side takes all that it can and the others lay: lopsided piles, whole suits."""
    first = round_.turn is not None and round_.turn % side_count(round_.rules) == 0
    return rather_take(rng, round_, legal) if first else rather_lay(rng, round_, legal)


CHOOSERS: Sequence[Chooser] = (any_action, any_action, rather_lay, never_take, rather_take, one_side_takes)


# Single questions


def compare_captures(rng: random.Random, rules: Rules) -> None:
    """One card and one table of any cards, as many as the rules may leave there."""
    cards = rng.sample(pack_cards(rules), 1 + rng.randint(0, min(12, most_table_cards(rules))))
    card, table = cards[0], cards[1:]
    options, may_lay = oracle.captures(rules, card, table)
    found, found_may_lay = captures(rules, card, CardSet(table))
    expected = (sorted(map(sorted, options)), may_lay)
    if (sorted(list(taken) for taken in found), found_may_lay) != expected:
        raise Disagreement(f"{card} on {table}: expected {expected}, found {found, found_may_lay}\n{to_json(rules)}")


def compare_scores(rng: random.Random, rules: Rules) -> None:
    """Any piles, of all cards or only some of them, now and then with a whole suit."""
    piles = random_piles(rng, rules)
    sweeps, declared = [rng.randrange(4) for _ in piles], [rng.choice((0, 0, 2, 3, 7, 10)) for _ in piles]
    taken = [rng.choice((0, 0, 1, 6)) for _ in piles]
    first = rng.randrange(len(piles))
    expected = oracle.score_piles(rules, piles, sweeps, declared, taken, first)
    found = score_piles(rules, [CardSet(pile) for pile in piles], sweeps, declared, taken, first=first)
    if found != expected:
        raise Disagreement(f"{piles} {sweeps} {declared} {first}: expected {expected}, found {found}\n{to_json(rules)}")


def random_piles(rng: random.Random, rules: Rules) -> list[list[Card]]:
    """A random part of the pack divided at random, the bonus suit more unevenly than the rest."""
    piles: list[list[Card]] = [[] for _ in range(side_count(rules))]
    whole, favoured, favour = rng.choice((0.3, 0.9, 1.0)), rng.choice(piles), rng.choice((0.0, 0.5, 0.9, 1.0))
    for card in pack_cards(rules):
        if rng.random() < whole:
            bonus = card.suit == rules.bonus_suit
            (favoured if bonus and rng.random() < favour else rng.choice(piles)).append(card)
    return piles


def compare_perft(rng: random.Random, rules: Rules, depth: int) -> None:
    """The number of action sequences from the start of a random round."""
    pack, dealer = oracle.random_pack(rng, rules), rng.randrange(rules.seats)
    slow, fast = oracle.OracleRound(rules, pack, dealer), Round(rules, pack, dealer)
    expected, found = slow.perft(depth), fast.perft(depth)
    if found != expected:
        raise Disagreement(f"perft({depth}): expected {expected}, found {found}\n{story_of(slow)}")


# All of it


def compare(rounds: int, *, seats: int | None, random_rules: bool, seed: int = 0) -> Tally:
    """Compare that many rounds, and as many single questions of each kind."""
    rng, tally = random.Random(seed), Tally()
    for _ in range(rounds):
        if random_rules:
            rules = oracle.random_rules(rng, seats)
        else:
            rules = basic_rules(seats or rng.choice((2, 3, 4, 6)))
        compare_round(rng, rules, tally)
        compare_captures(rng, rules)
        compare_scores(rng, rules)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.support.oracle_comparison", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4, 6), help="default: any")
    parser.add_argument("--random-rules", action="store_true", help="a random mix of rules for each round")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    began = time.perf_counter()
    tally = compare(asked.rounds, seats=asked.seats, random_rules=asked.random_rules, seed=asked.seed)
    print(f"{tally} {time.perf_counter() - began:.0f} s.")


if __name__ == "__main__":
    main()
