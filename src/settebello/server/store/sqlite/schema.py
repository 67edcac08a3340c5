"""The schema of the SQLite file, and its migrations."""

from __future__ import annotations

import sqlite3

from settebello.server.store.base import StoreError

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        rules TEXT NOT NULL,
        places TEXT NOT NULL,
        dealer INTEGER NOT NULL,
        pace REAL NOT NULL,
        created INTEGER NOT NULL,
        code TEXT,
        more TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        client_id TEXT,
        at REAL NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client_id) WHERE client_id IS NOT NULL;
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        record TEXT NOT NULL,
        keys TEXT NOT NULL,
        created INTEGER NOT NULL,
        taken_down_by INTEGER
    );
    CREATE TABLE reviews (
        game_id TEXT NOT NULL REFERENCES games (id),
        judge TEXT NOT NULL,
        precision TEXT NOT NULL,
        state TEXT NOT NULL,
        percent INTEGER NOT NULL,
        owner TEXT NOT NULL,
        at REAL NOT NULL,
        review TEXT,
        PRIMARY KEY (game_id, judge)
    );
    CREATE TABLE profiles (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        program INTEGER NOT NULL,
        recovery TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE profile_names (
        look TEXT PRIMARY KEY,
        profile_id TEXT NOT NULL REFERENCES profiles (id)
    ) WITHOUT ROWID;
    CREATE INDEX profile_names_by_profile ON profile_names (profile_id);
    CREATE TABLE profile_devices (
        device_key TEXT PRIMARY KEY,
        profile_id TEXT NOT NULL REFERENCES profiles (id),
        kind TEXT NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX profile_devices_by_profile ON profile_devices (profile_id);
    CREATE TABLE profile_blocks (
        profile_id TEXT NOT NULL REFERENCES profiles (id),
        blocked_id TEXT NOT NULL REFERENCES profiles (id),
        since INTEGER NOT NULL,
        PRIMARY KEY (profile_id, blocked_id)
    ) WITHOUT ROWID;
    CREATE INDEX profile_blocks_by_blocked ON profile_blocks (blocked_id);
    CREATE TABLE seeks (
        key TEXT PRIMARY KEY,
        device TEXT NOT NULL,
        name TEXT NOT NULL,
        wish TEXT NOT NULL,
        address TEXT NOT NULL,
        since REAL NOT NULL,
        until REAL NOT NULL,
        state TEXT NOT NULL DEFAULT 'waiting',
        table_id TEXT NOT NULL DEFAULT '',
        seat INTEGER NOT NULL DEFAULT 0,
        found TEXT NOT NULL DEFAULT ''
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX seeks_by_device ON seeks (device) WHERE state = 'waiting';
    CREATE TABLE listed_tables (
        table_id TEXT PRIMARY KEY,
        about TEXT NOT NULL,
        since REAL NOT NULL,
        until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE wake_ups (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX wake_ups_by_time ON wake_ups (at);
    CREATE TABLE rated_tables (
        table_id TEXT PRIMARY KEY,
        since REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE rated_games (
        table_id TEXT PRIMARY KEY,
        pool TEXT NOT NULL,
        ended REAL NOT NULL,
        whole INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE rated_seats (
        table_id TEXT NOT NULL REFERENCES rated_games (table_id),
        profile_id TEXT NOT NULL,
        side INTEGER NOT NULL,
        place INTEGER NOT NULL,
        mean_before REAL NOT NULL,
        deviation_before REAL NOT NULL,
        mean REAL NOT NULL,
        deviation REAL NOT NULL,
        PRIMARY KEY (table_id, profile_id)
    ) WITHOUT ROWID;
    CREATE INDEX rated_seats_by_profile ON rated_seats (profile_id);
    CREATE TABLE ratings (
        profile_id TEXT NOT NULL,
        pool TEXT NOT NULL,
        mean REAL NOT NULL,
        deviation REAL NOT NULL,
        games INTEGER NOT NULL,
        won INTEGER NOT NULL,
        days INTEGER NOT NULL,
        opponents INTEGER NOT NULL,
        last REAL NOT NULL,
        PRIMARY KEY (profile_id, pool)
    ) WITHOUT ROWID;
    CREATE INDEX ratings_by_mean ON ratings (pool, mean);
    CREATE TABLE push_subscriptions (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat_key TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        lang TEXT NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat_key, endpoint)
    ) WITHOUT ROWID;
    CREATE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint);
    CREATE TABLE device_blocks (
        id TEXT PRIMARY KEY,
        profile_id TEXT NOT NULL REFERENCES profiles (id),
        device TEXT NOT NULL,
        name TEXT NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX device_blocks_by_profile ON device_blocks (profile_id);
    CREATE INDEX device_blocks_by_device ON device_blocks (device);
    CREATE TABLE used_table_ids (hash TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE unplayed_profiles (
        profile_id TEXT PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
        used REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX unplayed_profiles_by_use ON unplayed_profiles (used);
    """,
)
"""The migrations: script n leads from format n to format n + 1. Never change a released one, but add another."""


def migrate(database: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Migrate the file to the current format, in one transaction.

    Raises:
        StoreError: a newer release has written it.
    """
    database.execute("BEGIN EXCLUSIVE")
    try:
        _bring_up_to_date(database, migrations)
        database.commit()
    finally:
        if database.in_transaction:
            database.rollback()


def check_format(database: sqlite3.Connection) -> None:
    """Check the format of the file.

    Raises:
        StoreError: it is not the current format.
    """
    if (version := _version(database)) != len(MIGRATIONS):
        raise StoreError(f"The games are in format {version}, and this program writes format {len(MIGRATIONS)}.")


def _version(database: sqlite3.Connection) -> int:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def _bring_up_to_date(database: sqlite3.Connection, migrations: tuple[str, ...]) -> None:
    version = _version(database)
    if version > len(migrations):
        raise StoreError(
            f"The games were saved by a newer Settebello (format {version}, not {len(migrations)}): update yours."
        )
    for script in migrations[version:]:
        for statement in script.split(";"):
            database.execute(statement)
    if version < len(migrations):
        database.execute(f"PRAGMA user_version = {len(migrations)}")
