"""Write a file of each kind that people keep, as this version does: ``python -m tests.compatibility.make_fixtures``.

They go into a folder with the name of the version. After its release that folder never changes any more.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import settebello
from settebello.game import Game, Seed, seeded_game, seeded_shuffle
from settebello.record import write
from settebello.rules import Rules
from settebello.server.credentials import hash_key
from settebello.server.model import Entry, Profile
from settebello.server.store.kept_games import KeptGame
from settebello.server.store.profiles import ProfileDevice
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from settebello.study.model import encode_review
from settebello.study.review import review
from settebello.variants.house import HouseRules, dump_house_rules
from tests.support.live_tables import opened_table

FOLDER = Path(__file__).parent
NAMES = ("Nonna", "Rosa")
KEY = "the key of Nonna's device"
# The tests expect these rules and names in the files of every release.
HOUSE = HouseRules(
    name="Sunday at Nonna's",
    base="scopa",
    seats=2,
    set={"target": "3", "re_bello": "on", "napola": "on", "napola.longest": "6", "claiming_out": "on"},
)


def finished_game(rules: Rules) -> Game:
    """A game of random actions; somebody claims in the end."""
    game, chance = seeded_game(rules, bytes(range(32))), Random(1)
    while game.outcome is None:
        if game.state == "between rounds":
            game.deal(seeded_shuffle(bytes(range(32)), game))
        elif game.scores and len(game.round.history) == 5:
            game.claim(0)
        else:
            game.play(chance.choice(game.round.legal_actions()))
    return game


async def fill(folder: Path, game: Game, record: str) -> None:
    """Store the game at a table, its record for good, and a profile."""
    store = SqliteStore(folder)
    await store.create(opened_table(settings=HOUSE.set))
    number = 0
    for played in game.record(NAMES).rounds:
        assert isinstance(played.shuffle, Seed)
        entries = [Entry(kind="round", text=played.shuffle.seed.hex())]
        entries += [Entry(kind="action", text=str(action)) for action in played.actions]
        entries += [] if played.claim is None else [Entry(kind="claim", text=str(played.claim))]
        for entry in entries:
            number += 1
            await store.append("t", number, entry)
    keys = (hash_key(KEY), None)
    kept = KeptGame(id="kept", table="t", title="Scopa", record=record, keys=keys, created=1_700_000_000)
    await store.games.keep(kept, 0)
    device = ProfileDevice(key=hash_key(KEY), kind="phone", since=1_700_000_000)
    await store.profiles.create(Profile(id="nonna", name="Nonna", created=1_700_000_000), device, "phrase", ["nonna"])
    await store.close()


def database(game: Game, record: str) -> str:
    """The SQL of that database."""
    with TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder), game, record))
        stored = sqlite3.connect(Path(folder, DATABASE_FILE))
        (version,) = stored.execute("PRAGMA user_version").fetchone()
        text = "\n".join([*stored.iterdump(), f"PRAGMA user_version = {version};"])
        stored.close()
    return text


def backup(record: str) -> str:
    """A backup of the page's storage (web/src/lib/backup): a game, house rules and choices."""
    saved = {
        "table": "t",
        "title": "Scopa",
        "opened": 1_700_000_000_000,
        "variant": "scopa",
        "seats": 2,
        "against": ["open"],
        "names": [NAMES[1]],
        "settings": HOUSE.set,
        "score": [3, 1],
        "target": 3,
        "over": True,
        "record": record,
    }
    house = {"name": HOUSE.name, "variant": HOUSE.base, "seats": HOUSE.seats, "settings": HOUSE.set}
    whole = {
        "program": "settebello",
        "format": 1,
        "exported": "2023-11-14T22:13:20.000Z",
        "seat_keys": False,
        "name": NAMES[0],
        "house_rules": [house],
        "games": [saved],
        "kept_games": {"t": "kept"},
        "shuffles": {},
        "choices": {"settings": {"deck": "neapolitan", "large": True}, "language": "it"},
    }
    return json.dumps(whole, indent=2, ensure_ascii=False)


def main() -> None:
    folder = FOLDER / settebello.__version__
    folder.mkdir(exist_ok=True)
    game = finished_game(HOUSE.rules())
    record = write(game.record(NAMES))
    for name, text in {
        "record.txt": record,
        "review.json": encode_review(review(game.record(NAMES), precision="quick", seat=0)).decode(),
        "house-rules.toml": dump_house_rules(HOUSE),
        "database.sql": database(game, record),
        "backup.json": backup(record),
    }.items():
        (folder / name).write_text(text.rstrip("\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
