"""Rules that between them say everything that the vocabulary can say."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from settebello.errors import RulesError
from settebello.rules import CapturePoints, Deal, Declaring, Rules
from settebello.rules.options import OPTIONS, Option, apply
from settebello.variants import VARIANTS, Variant
from settebello.variants.presets import PRESETS, Preset
from settebello.wording.play_statements import suit_scores
from tests.oracle.random_rules import random_rules

_GAMES: tuple[Variant | Preset, ...] = (*VARIANTS.values(), *PRESETS.values())
NAMED = {f"{game.id}/{seats}": game.rules(seats) for game in _GAMES for seats in game.seats}

WILD = Rules(
    deal=Deal(dealer_takes="fifteen-thirty"), declarations="cirulla", declaring=Declaring(when="turn"), matta="7C"
)
"""A matta with all that it is wild for: few random rules have that."""
KNOCKED = replace(WILD, deal=Deal())
KNOCKED_FIRST = replace(KNOCKED, declaring=Declaring(when="deal"))

RANDOM = [*(random_rules(random.Random(seed)) for seed in range(150)), WILD, KNOCKED, KNOCKED_FIRST]


def other_values(option: Option) -> tuple[str, ...]:
    """Values to try for an option."""
    if option.kind == "words":
        plain = ("never", "kings", "equal", "aces", "kings,equal", "kings,aces", "equal,aces", "kings,equal,aces")
        return (*plain, "pair", "kings,pair", "two-aces", "three-high", "kings,two-aces,three-high")
    if option.values:
        return option.values
    if option.kind == "card-points":
        return ("never", "2S:1", "2S:1,8S:1", "8S:-2", "1D:1,1C:1,1S:1,1B:1", "1D:1,1C:1,1S:1,1B:2")
    if option.kind == "card-sets":
        return ("never", "1D+2D+3D", "7D+7C+7S+7B", "1D+2D,1D+10S,1D+2C+3C+4C+5C")
    if option.kind == "numbers":
        return ("3", "1", "3,3,3,3,3,2,1", "18")
    return ("-2", "-5") if option.most == -1 else ("1", "2", "3", "6", "7", "21", "23")


def neighbours(rules: Rules) -> Iterator[tuple[str, str, Rules]]:
    """The rules with one option changed, if they can work: key, value, rules."""
    for option in OPTIONS:
        for value in other_values(option):
            try:
                changed = apply(rules, {option.key: value} | ({"hands": "1"} if option.key == "table" else {}))
            except RulesError:
                continue
            if changed != rules:
                yield option.key, value, changed


def in_effect(rules: Rules) -> Rules:
    """The same game, with values that change nothing in it set to one and the same."""
    capture, sweep, deal = rules.capture, rules.sweep, rules.deal
    if capture.choice == "equal-first" and not capture.equal:
        capture = replace(capture, choice="free")  # there is no equal card to take first
    if not (capture.sum or capture.fifteen):
        capture = replace(capture, choice="free")  # one equal card is all that can be taken
    if not (capture.sum or capture.fifteen):
        capture = replace(capture, pictures="value")  # nothing is added up
    adds = capture.sum or capture.fifteen
    faces_count = (adds and capture.pictures == "value") or capture.run or deal.dealer_takes != "none"
    pack = rules.pack if faces_count else replace(rules.pack, jack_over_queen=False)
    points = rules.capture_points if rules.capture_points.scores else CapturePoints()
    if not sweep.points:
        sweep = replace(
            sweep, last_card=False, by_card=False
        )  # the conditions of a sweep do not matter if sweeps score nothing
        capture = replace(capture, ace="sweep" if capture.ace == "no-sweep" else capture.ace)
    if not deal.table:
        deal = replace(deal, redeal=())  # no table cards could call for a new deal
    scoring, line = rules.scoring, rules.scoring.card_count
    if line and line.even and not line.each:  # always the same number of points
        scoring = replace(scoring, card_count=replace(line, points=line.points + line.points % 2, even=False))
    leftover = rules.leftover if len(deal.hands) > 1 else "last-capture"
    suit = rules.bonus if suit_scores(rules) else "D"
    changed = {
        "pack": pack,
        "bonus": suit,
        "capture": capture,
        "sweep": sweep,
        "capture_points": points,
        "deal": deal,
        "scoring": scoring,
    }
    return replace(rules, leftover=leftover, **changed)
