"""The schema of the stores: one for both databases, and its migrations.

SQLite takes the types of PostgreSQL for its own, and PostgreSQL is given the tables without ``WITHOUT ROWID``, which is
SQLite's way of storing rows in the order of their primary key. It suits tables of small rows.
"""

from __future__ import annotations

from settebello.server.store.base import StoreError

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY,
        title text NOT NULL,
        rules text NOT NULL,
        places text NOT NULL,
        dealer integer NOT NULL,
        pace double precision NOT NULL,
        created bigint NOT NULL,
        code text UNIQUE,
        gathers integer NOT NULL,
        grace double precision NOT NULL,
        clock double precision,
        watchers integer NOT NULL,
        level text NOT NULL,
        game text NOT NULL,
        lobby text NOT NULL,
        practice text NOT NULL,
        seed text NOT NULL,
        match_id text NOT NULL,
        rated text NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE entries (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        kind text NOT NULL,
        text text NOT NULL,
        client_id text,
        at double precision NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client_id) WHERE client_id IS NOT NULL;
    CREATE TABLE games (
        id text PRIMARY KEY,
        table_id text NOT NULL UNIQUE,
        title text NOT NULL,
        record text NOT NULL,
        keys text NOT NULL,
        created bigint NOT NULL,
        taken_down_by integer
    );
    CREATE TABLE reviews (
        game_id text NOT NULL REFERENCES games (id),
        judge text NOT NULL,
        precision text NOT NULL,
        state text NOT NULL,
        percent integer NOT NULL,
        owner text NOT NULL,
        at double precision NOT NULL,
        review text,
        PRIMARY KEY (game_id, judge)
    );
    CREATE TABLE profiles (
        id text PRIMARY KEY,
        name text NOT NULL,
        program integer NOT NULL,
        recovery text NOT NULL UNIQUE,
        created bigint NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE profile_names (
        look text PRIMARY KEY,
        profile_id text NOT NULL REFERENCES profiles (id)
    ) WITHOUT ROWID;
    CREATE INDEX profile_names_by_profile ON profile_names (profile_id);
    CREATE TABLE profile_devices (
        device_key text PRIMARY KEY,
        profile_id text NOT NULL REFERENCES profiles (id),
        kind text NOT NULL,
        since bigint NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX profile_devices_by_profile ON profile_devices (profile_id);
    CREATE TABLE profile_blocks (
        profile_id text NOT NULL REFERENCES profiles (id),
        blocked_id text NOT NULL REFERENCES profiles (id),
        since bigint NOT NULL,
        PRIMARY KEY (profile_id, blocked_id)
    ) WITHOUT ROWID;
    CREATE INDEX profile_blocks_by_blocked ON profile_blocks (blocked_id);
    CREATE TABLE seeks (
        key text PRIMARY KEY,
        device text NOT NULL,
        name text NOT NULL,
        wish text NOT NULL,
        address text NOT NULL,
        since double precision NOT NULL,
        until double precision NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        table_id text NOT NULL DEFAULT '',
        seat integer NOT NULL DEFAULT 0,
        found text NOT NULL DEFAULT ''
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX seeks_by_device ON seeks (device) WHERE state = 'waiting';
    CREATE TABLE listed_tables (
        table_id text PRIMARY KEY,
        about text NOT NULL,
        since double precision NOT NULL,
        until double precision NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE people_here (
        process text PRIMARY KEY,
        people integer NOT NULL,
        until double precision NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE wake_ups (
        table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        at double precision NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX wake_ups_by_time ON wake_ups (at);
    CREATE TABLE rated_tables (
        table_id text PRIMARY KEY,
        since double precision NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE rated_games (
        table_id text PRIMARY KEY,
        pool text NOT NULL,
        ended double precision NOT NULL,
        whole integer NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX rated_games_by_end ON rated_games (ended);
    CREATE TABLE rated_seats (
        table_id text NOT NULL REFERENCES rated_games (table_id),
        profile_id text NOT NULL,
        side integer NOT NULL,
        place integer NOT NULL,
        mean_before double precision NOT NULL,
        deviation_before double precision NOT NULL,
        mean double precision NOT NULL,
        deviation double precision NOT NULL,
        PRIMARY KEY (table_id, profile_id)
    ) WITHOUT ROWID;
    CREATE INDEX rated_seats_by_profile ON rated_seats (profile_id);
    CREATE TABLE ratings (
        profile_id text NOT NULL,
        pool text NOT NULL,
        mean double precision NOT NULL,
        deviation double precision NOT NULL,
        games integer NOT NULL,
        won integer NOT NULL,
        days integer NOT NULL,
        opponents integer NOT NULL,
        last double precision NOT NULL,
        PRIMARY KEY (profile_id, pool)
    ) WITHOUT ROWID;
    CREATE INDEX ratings_by_mean ON ratings (pool, mean);
    CREATE TABLE push_subscriptions (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat_key text NOT NULL,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        lang text NOT NULL,
        since bigint NOT NULL,
        PRIMARY KEY (table_id, seat_key, endpoint)
    ) WITHOUT ROWID;
    CREATE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint);
    CREATE TABLE device_blocks (
        id text PRIMARY KEY,
        profile_id text NOT NULL REFERENCES profiles (id),
        device text NOT NULL,
        name text NOT NULL,
        since bigint NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX device_blocks_by_profile ON device_blocks (profile_id);
    CREATE INDEX device_blocks_by_device ON device_blocks (device);
    CREATE TABLE used_table_ids (hash text PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE unplayed_profiles (
        profile_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
        used double precision NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX unplayed_profiles_by_use ON unplayed_profiles (used);
    CREATE TABLE friends (
        profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
        friend_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
        since bigint NOT NULL,
        invited_to text NOT NULL,
        invited_until double precision NOT NULL,
        PRIMARY KEY (profile_id, friend_id)
    ) WITHOUT ROWID;
    CREATE INDEX friends_by_friend ON friends (friend_id);
    CREATE TABLE profiles_here (
        profile_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
        until double precision NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE device_push_subscriptions (
        device_key text PRIMARY KEY REFERENCES profile_devices (device_key) ON DELETE CASCADE,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        lang text NOT NULL,
        since bigint NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX device_push_subscriptions_by_endpoint ON device_push_subscriptions (endpoint);
    CREATE TABLE secrets (name text PRIMARY KEY, secret text NOT NULL) WITHOUT ROWID;
    CREATE TABLE daily_attempts (
        table_id text PRIMARY KEY,
        day text NOT NULL,
        device text NOT NULL,
        profile_id text NOT NULL,
        seat_key text NOT NULL,
        begun double precision NOT NULL,
        points integer,
        ranked integer NOT NULL,
        result text NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX daily_attempts_by_device ON daily_attempts (day, device);
    CREATE UNIQUE INDEX daily_attempts_by_profile ON daily_attempts (day, profile_id) WHERE profile_id <> '';
    CREATE INDEX daily_attempts_by_points ON daily_attempts (day, ranked, points);
    CREATE INDEX open_daily_attempts ON daily_attempts (day) WHERE points IS NULL;
    CREATE TABLE daily_plays (
        day text NOT NULL,
        position text NOT NULL,
        action text NOT NULL,
        people integer NOT NULL,
        PRIMARY KEY (day, position, action)
    ) WITHOUT ROWID;
    CREATE TABLE daily_groups (
        id text PRIMARY KEY,
        title text NOT NULL,
        used double precision NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX daily_groups_by_use ON daily_groups (used);
    CREATE TABLE daily_group_members (
        group_id text NOT NULL REFERENCES daily_groups (id) ON DELETE CASCADE,
        member_key text NOT NULL,
        device text NOT NULL,
        profile_id text NOT NULL,
        name text NOT NULL,
        place integer NOT NULL,
        PRIMARY KEY (group_id, member_key)
    ) WITHOUT ROWID;
    CREATE INDEX daily_group_members_by_profile ON daily_group_members (profile_id);
    CREATE INDEX tables_by_match ON tables (match_id) WHERE match_id <> '';
    CREATE TABLE matches (
        id text PRIMARY KEY,
        key text NOT NULL,
        game text NOT NULL,
        seed text NOT NULL,
        boards integer NOT NULL,
        tables text NOT NULL,
        created bigint NOT NULL,
        margins text NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""By index n, the script from format n to format n + 1. Never change a released one: add another."""


def missing_migrations(version: int, migrations: tuple[str, ...] = MIGRATIONS) -> tuple[str, ...]:
    """The scripts that bring a database of that format up to date.

    Raises:
        StoreError: a newer release has written it.
    """
    if version > len(migrations):
        raise StoreError(
            f"The games were saved by a newer Settebello (format {version}, not {len(migrations)}): update yours."
        )
    return migrations[version:]


def check_format(version: int) -> None:
    """Check the format of a database.

    Raises:
        StoreError: it is not the current format.
    """
    if version != len(MIGRATIONS):
        raise StoreError(f"The games are in format {version}, and this program writes format {len(MIGRATIONS)}.")
