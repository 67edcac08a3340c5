"""Whether ratings can be believed, on simulated players: ``python bench/ratings.py``.

Every simulated game is rated by the server's own script in an SQLite database in memory. Players of a known strength
play with the chances of the levels of this program (docs/players.md: 58, 67, 67 and 68% from one level to the next,
about 430 between the weakest and the strongest), three games a day. Measures, as one line of JSON each:

- ``coverage``: how often the interval of 95% holds the true strength after some games, if everybody is new, and for
  newcomers among people who have played for long; at tables of two, three and two against two;
- ``day``: how far the best of one person's profiles is lifted in a day by a strategy that costs no honest game, alone
  on a server and among people who have played for long;
- ``patience``: the same for profiles that were kept up for some days before;
- ``pair``: the gain of a player whose friend loses to them day after day;
- ``smurf``: what others lose to a strong player with a fresh profile.
"""

from __future__ import annotations

import argparse
import json
import math
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, count, pairwise
from random import Random
from statistics import fmean

from settebello.server.model import GameResult
from settebello.server.ratings.model import MEAN, SPAN, Rating
from settebello.server.store.ratings import DAY, rate_game
from settebello.server.store.scripts import run_on_sqlite
from settebello.server.store.sqlite.file import migrate

SCALE = 400 / math.log(10)
"""Of the logistic curve: a rating that is 400 higher wins ten games of eleven."""
LEVELS = (-244, -186, -64, 58, 186)
"""The strengths of the levels, from piccolo to maestro, about their mean: the differences of docs/players.md."""
GAMES_A_DAY = 3
"""The games of people who do not cheat."""
PROFILES = 60
"""Profiles of one person who cheats."""
POOL = "basic/2"


class Server:
    """A server's ratings, and its time."""

    def __init__(self) -> None:
        self._database = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self._database)
        self._tables = (f"table {number}" for number in count())
        self.now = 1000 * DAY

    def play(self, sides: Sequence[Sequence[str]], places: Sequence[int], *, spared: Sequence[str] = ()) -> None:
        """Rate a game. A game takes a second: nobody cheats more quickly."""
        self.now += 1
        result = GameResult(
            profiles=tuple(map(tuple, sides)), places=tuple(places), ended=self.now, spared=frozenset(spared)
        )
        run_on_sqlite(self._database, rate_game(next(self._tables), POOL, result))

    def win(self, winner: str, loser: str) -> None:
        """Rate a game of two that is won on purpose."""
        self.play([[winner], [loser]], [0, 1])

    def rating(self, profile: str) -> Rating:
        """The rating of a profile now."""
        sql = "SELECT mean, deviation, last FROM ratings WHERE profile_id = ?"
        row = self._database.execute(sql, (profile,)).fetchone()
        return Rating() if row is None else Rating(mean=row[0], deviation=row[1]).after_idle(self.now - row[2])

    def next_day(self) -> None:
        """Start a new day: today's games become the games of the day before."""
        self.now = (self.now // DAY + 2) * DAY


def strengths(number: int, chance: Random) -> list[float]:
    """Of players about as different as the levels."""
    return [1500 + chance.choice(LEVELS) + chance.gauss(0, 60) for _ in range(number)]


def finish(truths: Sequence[float], chance: Random) -> list[int]:
    """The places of a game of sides of these strengths."""
    order = sorted(range(len(truths)), key=lambda side: -(truths[side] / SCALE - math.log(-math.log(chance.random()))))
    places = [0] * len(truths)
    for place, side in enumerate(order):
        places[side] = place
    return places


class Population:
    """People of known strengths who play one another at random.

    Args:
        server: rates their games.
        number: how many they are.
        chance: decides who meets, and who wins.
    """

    def __init__(self, server: Server, number: int, chance: Random) -> None:
        self._server = server
        self._chance = chance
        self.truth = {f"person {one}": truth for one, truth in enumerate(strengths(number, chance))}

    def play(self, games: int, seats: int = 2, sides: int = 2) -> None:
        """Each plays so many games, some a day, at tables of so many seats and sides."""
        for number in range(games):
            if number and number % GAMES_A_DAY == 0:
                self._server.next_day()
            order = [*self.truth]
            self._chance.shuffle(order)
            for place in range(0, len(order) - seats + 1, seats):
                group = order[place : place + seats]
                self.play_one([group[side::sides] for side in range(sides)])

    def play_one(self, teams: Sequence[Sequence[str]]) -> None:
        """One game."""
        places = finish([sum(self.truth[one] for one in team) / math.sqrt(len(team)) for team in teams], self._chance)
        self._server.play(teams, places)

    def coverage(self, people: Sequence[str], shift: float) -> tuple[float, float]:
        """The share of intervals that hold the strength, and their mean half-width. Results reveal only differences in
        strength, so means are compared relative to the mean of all, which is ``shift`` too high."""
        ratings = [self._server.rating(one) for one in people]
        held = [
            abs(rating.mean - self.truth[one] - shift) <= SPAN * rating.deviation
            for one, rating in zip(people, ratings, strict=True)
        ]
        return fmean(held), SPAN * fmean(rating.deviation for rating in ratings)

    @property
    def shift(self) -> float:
        """How much the mean rating exceeds the mean strength."""
        return fmean(self._server.rating(one).mean - truth for one, truth in self.truth.items())


def everybody_new(games: int, seats: int, sides: int, chance: Random) -> tuple[float, float]:
    """Coverage if all begin together."""
    people = Population(Server(), 120, chance)
    people.play(games, seats, sides)
    return people.coverage([*people.truth], people.shift)


def newcomers(games: int, chance: Random) -> tuple[float, float]:
    """Coverage for newcomers, who all meet people who have played 100 games."""
    server = Server()
    people = Population(server, 60, chance)
    people.play(100)
    shift, old = people.shift, [*people.truth]
    new = {f"newcomer {one}": truth for one, truth in enumerate(strengths(60, chance))}
    people.truth |= new
    for number in range(games):
        if number % GAMES_A_DAY == 0:
            server.next_day()
        chance.shuffle(old)
        for one, other in zip(new, old, strict=True):
            people.play_one([[one], [other]])
    return people.coverage([*new], shift)


Strategy = Callable[[Server, Sequence[str], Random], None]


def ladder(server: Server, profiles: Sequence[str], _: Random) -> None:
    """Each profile beats the one before it until that brings nothing more."""
    for lower, upper in pairwise(profiles):
        for _game in range(10):
            server.win(upper, lower)


def pyramid(server: Server, profiles: Sequence[str], _: Random) -> None:
    """Each profile beats all those before it."""
    for number, upper in enumerate(profiles):
        for lower in profiles[:number]:
            for _game in range(5):
                server.win(upper, lower)


def stairs(server: Server, profiles: Sequence[str], _: Random) -> None:
    """A pyramid from the top: those above play first, when the least weight is greatest."""
    for upper, lower in combinations(reversed(profiles), 2):
        server.win(upper, lower)


def farm(server: Server, profiles: Sequence[str], _: Random) -> None:
    """One profile beats all the others."""
    for lower in profiles[1:]:
        for _game in range(10):
            server.win(profiles[0], lower)


def tournament(server: Server, profiles: Sequence[str], _: Random) -> None:
    """The winners of each round meet in the next, and beat the losers of all rounds."""
    alive = [*profiles]
    while len(alive) > 1:
        for one, other in zip(alive[::2], alive[1::2], strict=False):
            for _game in range(5):
                server.win(one, other)
        alive = alive[::2]


def crowds(server: Server, profiles: Sequence[str], _: Random) -> None:
    """The same six meet at tables of six, first those below."""
    for start in range(0, len(profiles), 6):
        group = profiles[start : start + 6]
        for _game in range(5):
            server.play([[one] for one in group], range(6))
        if start:
            server.play([[one] for one in [*group[:3], *profiles[start - 6 : start - 3]]], range(6))


def forfeits(server: Server, profiles: Sequence[str], _: Random) -> None:
    """All others leave games against one profile right after the deal."""
    for lower in profiles[1:]:
        for _game in range(10):
            server.play([[profiles[0]], [lower]], [0, 1], spared=[profiles[0]])


def random_rungs(server: Server, profiles: Sequence[str], chance: Random) -> None:
    """In a thousand games between two profiles at random the higher one wins."""
    for _game in range(1000):
        one, other = sorted(chance.sample(profiles, 2), key=lambda profile: server.rating(profile).mean)
        server.win(other, one)


STRATEGIES: tuple[Strategy, ...] = (ladder, pyramid, stairs, farm, tournament, crowds, forfeits, random_rungs)


def lifted(strategy: Strategy, server: Server, profiles: Sequence[str], chance: Random) -> float:
    """How far the best of the profiles is lifted."""
    before = {profile: server.rating(profile).mean for profile in profiles}
    strategy(server, profiles, chance)
    return max(server.rating(profile).mean - before[profile] for profile in profiles)


def one_day(strategy: Strategy, *, crowd: int) -> float:
    """The same in a day, for fresh profiles; in a crowd, the first is that of somebody who has played for long."""
    server, chance = Server(), Random(1)
    profiles = [f"own {number}" for number in range(PROFILES)]
    if crowd:
        people = Population(server, crowd, chance)
        people.play(60)
        server.next_day()
        profiles = [min(people.truth, key=lambda one: abs(people.truth[one] - MEAN)), *profiles[1:]]
    return lifted(strategy, server, profiles, chance)


def after_patience(strategy: Strategy, days: int) -> float:
    """The same for profiles that have drawn one another in three games on each of so many days before."""
    server, chance = Server(), Random(1)
    profiles = [f"own {number}" for number in range(PROFILES)]
    for _ in range(days):
        for one, other in _rounds(profiles, GAMES_A_DAY, chance):
            server.play([[one], [other]], [0, 0])
        server.next_day()
    return lifted(strategy, server, profiles, chance)


def _rounds(profiles: Sequence[str], games: int, chance: Random) -> Iterator[tuple[str, str]]:
    """Pairs of profiles, in so many rounds; each profile is in one pair of a round."""
    for _ in range(games):
        order = chance.sample(profiles, len(profiles))
        yield from zip(order[::2], order[1::2], strict=True)


def thrown_by_a_friend(days: int, per_day: int) -> float:
    """The gain of somebody among people who have played for long, from a friend of full standing who loses to them."""
    server, chance = Server(), Random(1)
    people = Population(server, 20, chance)
    people.play(60)
    one, friend = sorted(people.truth, key=lambda person: abs(people.truth[person] - MEAN))[:2]
    before = server.rating(one).mean
    for _ in range(days):
        server.next_day()
        for _game in range(per_day):
            server.win(one, friend)
    return server.rating(one).mean - before


def lost_to_a_smurf(games: int, strength: float, chance: Random) -> tuple[float, float]:
    """The loss of people of full standing to a strong player with a fresh profile in one day: of all together, and of
    the one who lost most."""
    server = Server()
    people = Population(server, 60, chance)
    people.play(60)
    server.next_day()
    victims = chance.sample([*people.truth], games)
    before = [server.rating(victim).mean for victim in victims]
    for victim in victims:
        server.play([["smurf"], [victim]], finish([strength, people.truth[victim]], chance))
    losses = [was - server.rating(victim).mean for was, victim in zip(before, victims, strict=True)]
    return sum(losses), max(losses)


def say(what: str, **figures: object) -> None:
    rounded = {name: round(value, 3) if isinstance(value, float) else value for name, value in figures.items()}
    print(json.dumps({"measure": what, **rounded}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=10, help="populations of each kind (10)")
    repeats = parser.parse_args().repeats
    for strategy in STRATEGIES:
        alone, among = one_day(strategy, crowd=0), one_day(strategy, crowd=40)
        say("day", strategy=strategy.__name__, profiles=PROFILES, lifted_alone=alone, lifted_among_people=among)
    for days in (1, 4, 5, 10):
        say("patience", strategy="ladder", days=days, profiles=PROFILES, lifted=after_patience(ladder, days))
    for days in (1, 10, 100):
        say("pair", days=days, games_a_day=10, gained=thrown_by_a_friend(days, 10))
    for strength in (1700, 1900):
        total, most = lost_to_a_smurf(30, strength, Random(1))
        say("smurf", strength=strength, games=30, lost_by_all=total, lost_by_one=most)
    for games in (10, 30, 100):
        for name, seats, sides in (("two", 2, 2), ("three", 3, 3), ("two against two", 4, 2)):
            found = [everybody_new(games, seats, sides, Random(seed)) for seed in range(repeats)]
            good, width = (fmean(values) for values in zip(*found, strict=True))
            say("coverage", table=name, games=games, covered=good, half_width=width)
        found = [newcomers(games, Random(seed)) for seed in range(repeats)]
        good, width = (fmean(values) for values in zip(*found, strict=True))
        say("coverage", table="two, newcomers", games=games, covered=good, half_width=width)


if __name__ == "__main__":
    main()
