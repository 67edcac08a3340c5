"""The contract that every game keeps: named ones, each option alone, and any mix of options.

``python -m tests.contract.contract --every 1 --mixes 5000`` runs all of it; the test run takes a slice.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

from msgspec.structs import replace

from settebello.core import Round
from settebello.errors import RulesError
from settebello.game import seeded_game, seeded_shuffle
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Rules, from_json, to_json
from settebello.rules.option_list import Option
from settebello.rules.options import OPTIONS
from settebello.variants import VARIANTS, Variant
from settebello.view import decode_view, encode, view_of
from settebello.wording import rule_sheet, score_lines
from tests.support.oracle_comparison import Tally, compare_round

Settings = dict[str, str]

LISTS = {
    "hands": ["1", "2", "3", "4", "6", "9", "10", "3,3,3,3,4", "3,6,9", "0", "7"],
    "honours": ["never", "8S:1,2S:1", "1D:1,2D:2,3D:3", "7D:1", "8S:0"],
    "wins": ["never", "1D+2D+3D", "7D+7C,7D+10S", "1C+1S,1D+10D", "1D"],
    "redeal": ["never", "kings", "equal", "aces", "kings,aces", "kings,equal", "aces,equal,kings"],
}
TARGETS = ["1", "11", "21", "100"]


class Counted:
    """The counts of a run."""

    def __init__(self) -> None:
        self.games = 0
        self.refused = 0
        self.tally = Tally()

    def __str__(self) -> str:
        return f"{self.games} games kept the contract, {self.refused} mixes were refused; {self.tally}"


def values_of(option: Option) -> list[str]:
    """Values to try for one option: all of them where they are few."""
    if option.key in LISTS:
        return LISTS[option.key]
    if option.values:
        return list(option.values)
    if option.key == "target":
        return TARGETS
    if option.key in ("cards.at_least", "coins.at_least"):
        return ["0", "5", "6", "9", "19", "21", "40", "41"]
    least = -1000 if option.least is None else option.least
    return sorted({str(number) for number in (least, least + 1, 7, -7) if least <= number <= (option.most or 1000)})


def alone() -> Iterator[tuple[Variant, int, Settings]]:
    """Every named game at every number of seats, as it is and with each value of each option alone."""
    for game in VARIANTS.values():
        for seats in game.seats:
            yield game, seats, {}
            for option in OPTIONS:
                if option.key != "seats":
                    yield from ((game, seats, {option.key: value}) for value in values_of(option))


def mixed(chance: random.Random) -> tuple[Variant, int, Settings]:
    """A named game with two to eight options set, whether or not they go together."""
    game = chance.choice(list(VARIANTS.values()))
    options = chance.sample([option for option in OPTIONS if option.key != "seats"], chance.randrange(2, 9))
    return game, chance.choice(game.seats), {option.key: chance.choice(values_of(option)) for option in options}


def keeps_the_contract(game: Variant, seats: int, settings: Settings, chance: random.Random, counted: Counted) -> None:
    """Either a sentence that refuses the mix, or a game that oracle and kernel play alike, to its end."""
    rules = _rules_or_sentence(game, seats, settings)
    if isinstance(rules, str):
        assert len(rules) > 20
        assert rules.endswith(".")
        counted.refused += 1
        return
    assert from_json(to_json(rules)) == rules
    compare_round(chance, rules, counted.tally)
    _plays_to_its_end(rules, chance)
    counted.games += 1


def _rules_or_sentence(game: Variant, seats: int, settings: Settings) -> Rules | str:
    try:
        return game.rules(seats, settings)
    except RulesError as error:
        return str(error)


def _plays_to_its_end(rules: Rules, chance: random.Random) -> None:
    """A whole short game: every view round-trips, the record round-trips, the sheets have words."""
    rules = replace(rules, finish=replace(rules.finish, target=min(rules.finish.target, 3)))
    seed = chance.randbytes(32)
    game = seeded_game(rules, seed)
    record = Record(rules=rules, names=("x",) * rules.seats, dealer=game.first_dealer)
    assert game.shuffle is not None
    record.rounds.append(RoundRecord(shuffle=game.shuffle))
    while game.state != "over" and len(game.scores) < 60:
        if game.state == "between rounds":
            game.deal(seeded_shuffle(seed, game))
            record.rounds.append(RoundRecord(shuffle=game.shuffle))
        while game.state == "playing":
            action = chance.choice(game.round.legal_actions())
            game.play(action)
            record.rounds[-1].actions.append(action)
        _can_be_told(rules, game.round)
    view = view_of(game, 0)
    assert decode_view(encode(view)) == view
    again = read(write(record))
    assert again == record
    assert again.replay().outcome == game.outcome


def _can_be_told(rules: Rules, played: Round) -> None:
    for lang in ("en", "it"):
        assert rule_sheet(rules, lang)
        lines = score_lines(rules, played.score(), lang)
        assert all(len(line.points) == len(line.why) == rules.sides for line in lines)


def run(*, every: int, mixes: int, seed: int = 0) -> Counted:
    """One in ``every`` of the single options (another one for each seed), and so many mixes."""
    counted = Counted()
    chance = random.Random(seed)
    for number, (game, seats, settings) in enumerate(alone()):
        if number % every == seed % every:
            _named(game, seats, settings, chance, counted)
    for _ in range(mixes):
        _named(*mixed(chance), chance, counted)
    return counted


def _named(game: Variant, seats: int, settings: Settings, chance: random.Random, counted: Counted) -> None:
    try:
        keeps_the_contract(game, seats, settings, chance, counted)
    except AssertionError as error:
        raise AssertionError(f"{game.id}, {seats} seats, {settings}: {error}") from error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="one in so many of the single options")
    parser.add_argument("--mixes", type=int, default=1000, help="how many random mixes")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    start = time.monotonic()
    print(run(every=options.every, mixes=options.mixes, seed=options.seed), f"{time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
