"""Whether ratings can be believed, on simulated players: ``python bench/ratings.py``.

Players of a known strength play with the chances of the levels of this program (docs/players.md: 58, 67, 67 and 68%
from one level to the next, about 430 between the weakest and the strongest). Measures, as one line of JSON each:

- ``coverage``: how often the interval of 95% holds the true strength after some games, where everybody is new, and for
  newcomers among people who have played for long; at tables of two, three and two against two;
- - ``pair``: the gain of a player whose friend loses to them again and again, with and without the limit on repeated
  games;
- ``sybils``: what somebody gains from fresh profiles that lose on purpose;
- ``smurf``: what others lose to a strong player with a fresh profile.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from random import Random
from statistics import fmean

from settebello.server.ratings.model import SPAN, Rating, rate
from settebello.server.ratings.weights import SETTLED_GAMES, weight_of_newcomers, weight_of_repeats

SCALE = 400 / math.log(10)
"""Of the logistic curve: a rating that is 400 higher wins ten games of eleven."""
LEVELS = (-244, -186, -64, 58, 186)
"""The strengths of the levels, from piccolo to maestro, about their mean: the differences of docs/players.md."""


def strengths(count: int, chance: Random) -> list[float]:
    """Of players about as different as the levels."""
    return [1500 + chance.choice(LEVELS) + chance.gauss(0, 60) for _ in range(count)]


def finish(truths: Sequence[float], chance: Random) -> list[int]:
    """The places of a game of sides of these strengths."""
    order = sorted(range(len(truths)), key=lambda side: -(truths[side] / SCALE - math.log(-math.log(chance.random()))))
    places = [0] * len(truths)
    for place, side in enumerate(order):
        places[side] = place
    return places


def play(group: Sequence[int], sides: int, truth: Sequence[float], ratings: list[Rating], chance: Random) -> None:
    """A game of these players, in turn at one side and the next."""
    teams = [list(group[side::sides]) for side in range(sides)]
    places = finish([sum(truth[one] for one in team) / math.sqrt(len(team)) for team in teams], chance)
    rated = rate([[ratings[one] for one in team] for team in teams], places)
    for team, after in zip(teams, rated, strict=True):
        for one, new in zip(team, after, strict=True):
            ratings[one] = new


def holds(rating: Rating, truth: float) -> bool:
    return abs(rating.mean - truth) <= SPAN * rating.deviation


def everybody_new(games: int, seats: int, sides: int, chance: Random, count: int = 120) -> tuple[float, float]:
    """The share of intervals that hold the strength if all begin together, and their mean half-width. Results reveal
    only differences in strength, so means are compared relative to the mean of all."""
    truth, ratings = strengths(count, chance), [Rating()] * count
    for _ in range(games):
        order = list(range(count))
        chance.shuffle(order)
        for place in range(0, count, seats):
            play(order[place : place + seats], sides, truth, ratings, chance)
    shift = fmean(rating.mean for rating in ratings) - fmean(truth)
    good = fmean(holds(rating, one + shift) for rating, one in zip(ratings, truth, strict=True))
    return good, SPAN * fmean(rating.deviation for rating in ratings)


def newcomers(games: int, chance: Random, count: int = 60) -> tuple[float, float]:
    """The same for newcomers, who all meet people who have played 100 games."""
    truth, ratings = strengths(count, chance), [Rating()] * count
    for _ in range(100):
        order = list(range(count))
        chance.shuffle(order)
        for one, other in zip(order[::2], order[1::2], strict=True):
            play([one, other], 2, truth, ratings, chance)
    shift = fmean(rating.mean for rating in ratings) - fmean(truth)
    good, widths = [], []
    for strength in strengths(count, chance):
        rating = Rating()
        for _ in range(games):
            other = chance.randrange(count)
            places = finish([strength, truth[other]], chance)
            (rating,), _ = rate([[rating], [ratings[other]]], places)
        good.append(holds(rating, strength + shift))
        widths.append(SPAN * rating.deviation)
    return fmean(good), fmean(widths)


def thrown_by_a_friend(games: int, *, limited: bool, per_day: int) -> float:
    """The gain of a player of 1500 whose friend loses all of these games, so many a day."""
    own = friend = Rating(deviation=60)
    for number in range(games):
        repeats = number % per_day
        weight = weight_of_repeats(repeats) if limited else 1.0
        (own,), (friend,) = rate([[own], [friend]], [0, 1], [[weight], [weight]])
    return own.mean - 1500


def thrown_by_fresh_profiles(profiles: int, games: int, *, limited: bool) -> float:
    """The gain of a player of 1500 from so many fresh profiles that each lose so many games on purpose, all on separate
    days."""
    own = Rating(deviation=60)
    for _ in range(profiles):
        other = Rating()
        for played in range(games):
            weight = weight_of_newcomers(SETTLED_GAMES, [played]) if limited else 1.0
            (own,), (other,) = rate([[own], [other]], [0, 1], [[weight], [1.0]])
    return own.mean - 1500


def lost_to_a_smurf(games: int, strength: float, chance: Random) -> tuple[float, float]:
    """The loss of people of 1500 to a strong player with a fresh profile: of all together, and of the one who lost
    most."""
    smurf, losses = Rating(), list[float]()
    for _ in range(games):
        victim = Rating(deviation=60)
        weight = weight_of_newcomers(SETTLED_GAMES, [len(losses)])
        (smurf,), (after,) = rate([[smurf], [victim]], finish([strength, 1500], chance), [[1.0], [weight]])
        losses.append(victim.mean - after.mean)
    return sum(losses), max(losses)


def say(what: str, **figures: object) -> None:
    rounded = {name: round(value, 3) if isinstance(value, float) else value for name, value in figures.items()}
    print(json.dumps({"measure": what, **rounded}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=10, help="populations of each kind (10)")
    repeats = parser.parse_args().repeats
    for games in (10, 30, 100):
        for name, seats, sides in (("two", 2, 2), ("three", 3, 3), ("two against two", 4, 2)):
            found = [everybody_new(games, seats, sides, Random(seed)) for seed in range(repeats)]
            good, width = (fmean(values) for values in zip(*found, strict=True))
            say("coverage", table=name, games=games, covered=good, half_width=width)
        found = [newcomers(games, Random(seed)) for seed in range(repeats)]
        good, width = (fmean(values) for values in zip(*found, strict=True))
        say("coverage", table="two, newcomers", games=games, covered=good, half_width=width)
    for games in (10, 100, 1000):
        for limited in (True, False):
            one_day = thrown_by_a_friend(games, limited=limited, per_day=games)
            say("pair", games=games, in_days=1, limited=limited, gained=one_day)
    say("pair", games=1000, in_days=100, limited=True, gained=thrown_by_a_friend(1000, limited=True, per_day=10))
    for profiles, games in ((10, 1), (10, 5), (100, 1), (100, 5), (10, 30)):
        for limited in (True, False):
            gained = thrown_by_fresh_profiles(profiles, games, limited=limited)
            say("sybils", profiles=profiles, games_each=games, limited=limited, gained=gained)
    for strength in (1700, 1900):
        total, most = lost_to_a_smurf(30, strength, Random(1))
        say("smurf", strength=strength, games=30, lost_by_all=total, lost_by_one=most)


if __name__ == "__main__":
    main()
