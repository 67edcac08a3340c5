BEGIN TRANSACTION;
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
CREATE TABLE daily_group_members (
        group_id text NOT NULL REFERENCES daily_groups (id) ON DELETE CASCADE,
        member_key text NOT NULL,
        device text NOT NULL,
        profile_id text NOT NULL,
        name text NOT NULL,
        place integer NOT NULL,
        PRIMARY KEY (group_id, member_key)
    ) WITHOUT ROWID;
CREATE TABLE daily_groups (
        id text PRIMARY KEY,
        title text NOT NULL,
        used double precision NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE daily_plays (
        day text NOT NULL,
        position text NOT NULL,
        action text NOT NULL,
        people integer NOT NULL,
        PRIMARY KEY (day, position, action)
    ) WITHOUT ROWID;
CREATE TABLE device_blocks (
        id text PRIMARY KEY,
        profile_id text NOT NULL REFERENCES profiles (id),
        device text NOT NULL,
        name text NOT NULL,
        since bigint NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE device_push_subscriptions (
        device_key text PRIMARY KEY REFERENCES profile_devices (device_key) ON DELETE CASCADE,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        lang text NOT NULL,
        since bigint NOT NULL
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
INSERT INTO "entries" VALUES('t',1,'round','fe8d9ed28823ee67887e5c69ca092de8abc664bf9c374971c372559dbee3fe0b',NULL,0.0);
INSERT INTO "entries" VALUES('t',2,'action','2Bx2S',NULL,0.0);
INSERT INTO "entries" VALUES('t',3,'action','10S',NULL,0.0);
INSERT INTO "entries" VALUES('t',4,'action','1Bx1S',NULL,0.0);
INSERT INTO "entries" VALUES('t',5,'action','4B',NULL,0.0);
INSERT INTO "entries" VALUES('t',6,'action','9D',NULL,0.0);
INSERT INTO "entries" VALUES('t',7,'action','1C',NULL,0.0);
INSERT INTO "entries" VALUES('t',8,'action','5Sx1C4B',NULL,0.0);
INSERT INTO "entries" VALUES('t',9,'action','7D',NULL,0.0);
INSERT INTO "entries" VALUES('t',10,'action','6Sx6C',NULL,0.0);
INSERT INTO "entries" VALUES('t',11,'action','2D',NULL,0.0);
INSERT INTO "entries" VALUES('t',12,'action','3B',NULL,0.0);
INSERT INTO "entries" VALUES('t',13,'action','10Cx10S',NULL,0.0);
INSERT INTO "entries" VALUES('t',14,'action','2Cx2D',NULL,0.0);
INSERT INTO "entries" VALUES('t',15,'action','5B',NULL,0.0);
INSERT INTO "entries" VALUES('t',16,'action','7Bx7D',NULL,0.0);
INSERT INTO "entries" VALUES('t',17,'action','1D',NULL,0.0);
INSERT INTO "entries" VALUES('t',18,'action','3Sx3B',NULL,0.0);
INSERT INTO "entries" VALUES('t',19,'action','10Bx1D9D',NULL,0.0);
INSERT INTO "entries" VALUES('t',20,'action','8Sx8B',NULL,0.0);
INSERT INTO "entries" VALUES('t',21,'action','3D',NULL,0.0);
INSERT INTO "entries" VALUES('t',22,'action','3Cx3D',NULL,0.0);
INSERT INTO "entries" VALUES('t',23,'action','5Cx5B',NULL,0.0);
INSERT INTO "entries" VALUES('t',24,'action','5D',NULL,0.0);
INSERT INTO "entries" VALUES('t',25,'action','4C',NULL,0.0);
INSERT INTO "entries" VALUES('t',26,'action','7C',NULL,0.0);
INSERT INTO "entries" VALUES('t',27,'action','9Sx4C5D',NULL,0.0);
INSERT INTO "entries" VALUES('t',28,'action','8D',NULL,0.0);
INSERT INTO "entries" VALUES('t',29,'action','4S',NULL,0.0);
INSERT INTO "entries" VALUES('t',30,'action','10D',NULL,0.0);
INSERT INTO "entries" VALUES('t',31,'action','4Dx4S',NULL,0.0);
INSERT INTO "entries" VALUES('t',32,'action','9B',NULL,0.0);
INSERT INTO "entries" VALUES('t',33,'action','6D',NULL,0.0);
INSERT INTO "entries" VALUES('t',34,'action','7Sx7C',NULL,0.0);
INSERT INTO "entries" VALUES('t',35,'action','8Cx8D',NULL,0.0);
INSERT INTO "entries" VALUES('t',36,'action','9Cx9B',NULL,0.0);
INSERT INTO "entries" VALUES('t',37,'action','6Bx6D',NULL,0.0);
INSERT INTO "entries" VALUES('t',38,'round','a1802e5a6ecedacc472888d36895502ffa5cb0aa6eb5e00379a9ee1853eb6eb6',NULL,0.0);
INSERT INTO "entries" VALUES('t',39,'action','7C',NULL,0.0);
INSERT INTO "entries" VALUES('t',40,'action','2Sx2D',NULL,0.0);
INSERT INTO "entries" VALUES('t',41,'action','3B',NULL,0.0);
INSERT INTO "entries" VALUES('t',42,'action','10Cx10D',NULL,0.0);
INSERT INTO "entries" VALUES('t',43,'action','10Sx3B7C',NULL,0.0);
INSERT INTO "entries" VALUES('t',44,'claim','0',NULL,0.0);
CREATE TABLE friends (
        profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
        friend_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
        since bigint NOT NULL,
        invited_to text NOT NULL,
        invited_until double precision NOT NULL,
        PRIMARY KEY (profile_id, friend_id)
    ) WITHOUT ROWID;
CREATE TABLE games (
        id text PRIMARY KEY,
        table_id text NOT NULL UNIQUE,
        title text NOT NULL,
        record text NOT NULL,
        keys text NOT NULL,
        created bigint NOT NULL,
        taken_down_by integer
    );
INSERT INTO "games" VALUES('kept','t','Scopa','[Settebello 1]
[Rules {"finish": {"claiming_out": true, "target": 3}, "scoring": {"cards": {}, "coins": {}, "napola": {"longest": 6, "napoleone": false}, "primiera": {}, "re_bello": {}, "settebello": {}}}]
[Digest "76a1c58eed80c4b703fa696684c1dbdbfb4acf7643e5db26286e96c1b85e2008"]
[Names ["Nonna", "Rosa"]]
[Dealer 0]

[Round 1]
[Seed "fe8d9ed28823ee67887e5c69ca092de8abc664bf9c374971c372559dbee3fe0b"]
1. 2Bx2S 10S
3. 1Bx1S 4B
5. 9D 1C
7. 5Sx1C4B 7D
9. 6Sx6C 2D
11. 3B 10Cx10S
13. 2Cx2D 5B
15. 7Bx7D 1D
17. 3Sx3B 10Bx1D9D
19. 8Sx8B 3D
21. 3Cx3D 5Cx5B
23. 5D 4C
25. 7C 9Sx4C5D
27. 8D 4S
29. 10D 4Dx4S
31. 9B 6D
33. 7Sx7C 8Cx8D
35. 9Cx9B 6Bx6D
[Score [3, 3]]

[Round 2]
[Seed "a1802e5a6ecedacc472888d36895502ffa5cb0aa6eb5e00379a9ee1853eb6eb6"]
1. 7C 2Sx2D
3. 3B 10Cx10D
5. 10Sx3B7C
[Claim 0]

[Result [1]]
','["45f3b7f60f78ffeb27907e814e705548bf02b94e39e3ae166ec392bfcc2e4a9f",null]',1700000000,NULL);
CREATE TABLE listed_tables (
        table_id text PRIMARY KEY,
        about text NOT NULL,
        since double precision NOT NULL,
        until double precision NOT NULL
    ) WITHOUT ROWID;
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
CREATE TABLE people_here (
        process text PRIMARY KEY,
        people integer NOT NULL,
        until double precision NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE profile_blocks (
        profile_id text NOT NULL REFERENCES profiles (id),
        blocked_id text NOT NULL REFERENCES profiles (id),
        since bigint NOT NULL,
        PRIMARY KEY (profile_id, blocked_id)
    ) WITHOUT ROWID;
CREATE TABLE profile_devices (
        device_key text PRIMARY KEY,
        profile_id text NOT NULL REFERENCES profiles (id),
        kind text NOT NULL,
        since bigint NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "profile_devices" VALUES('45f3b7f60f78ffeb27907e814e705548bf02b94e39e3ae166ec392bfcc2e4a9f','nonna','phone',1700000000);
CREATE TABLE profile_names (
        look text PRIMARY KEY,
        profile_id text NOT NULL REFERENCES profiles (id)
    ) WITHOUT ROWID;
INSERT INTO "profile_names" VALUES('nonna','nonna');
CREATE TABLE profiles (
        id text PRIMARY KEY,
        name text NOT NULL,
        program integer NOT NULL,
        recovery text NOT NULL UNIQUE,
        created bigint NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "profiles" VALUES('nonna','Nonna',0,'phrase',1700000000);
CREATE TABLE profiles_here (
        profile_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
        until double precision NOT NULL
    ) WITHOUT ROWID;
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
CREATE TABLE rated_games (
        table_id text PRIMARY KEY,
        pool text NOT NULL,
        ended double precision NOT NULL,
        whole integer NOT NULL
    ) WITHOUT ROWID;
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
CREATE TABLE rated_tables (
        table_id text PRIMARY KEY,
        since double precision NOT NULL
    ) WITHOUT ROWID;
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
CREATE TABLE secrets (name text PRIMARY KEY, secret text NOT NULL) WITHOUT ROWID;
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
INSERT INTO "tables" VALUES('t','scopa','{"finish":{"claiming_out":true,"target":3},"scoring":{"cards":{},"coins":{},"napola":{"longest":6,"napoleone":false},"primiera":{},"re_bello":{},"settebello":{}}}','[{"name":"P0","player":"person","key":null,"profile":"","program":false,"device":"","face":null,"won":0},{"name":"P1","player":"person","key":null,"profile":"","program":false,"device":"","face":null,"won":0}]',1,0.0,0,NULL,0,60.0,NULL,1,'amico','','','','','','');
CREATE TABLE unplayed_profiles (
        profile_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
        used double precision NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "unplayed_profiles" VALUES('nonna',1700000000.0);
CREATE TABLE used_table_ids (hash text PRIMARY KEY) WITHOUT ROWID;
INSERT INTO "used_table_ids" VALUES('e3b98a4da31a127d4bde6e43033f66ba274cab0eb7eb1c70ec41402bf6273dd8');
CREATE TABLE wake_ups (
        table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        at double precision NOT NULL
    ) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX profile_names_by_profile ON profile_names (profile_id);
CREATE INDEX profile_devices_by_profile ON profile_devices (profile_id);
CREATE INDEX profile_blocks_by_blocked ON profile_blocks (blocked_id);
CREATE UNIQUE INDEX seeks_by_device ON seeks (device) WHERE state = 'waiting';
CREATE INDEX wake_ups_by_time ON wake_ups (at);
CREATE INDEX rated_games_by_end ON rated_games (ended);
CREATE INDEX rated_seats_by_profile ON rated_seats (profile_id);
CREATE INDEX ratings_by_mean ON ratings (pool, mean);
CREATE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint);
CREATE INDEX device_blocks_by_profile ON device_blocks (profile_id);
CREATE INDEX device_blocks_by_device ON device_blocks (device);
CREATE INDEX unplayed_profiles_by_use ON unplayed_profiles (used);
CREATE INDEX friends_by_friend ON friends (friend_id);
CREATE INDEX device_push_subscriptions_by_endpoint ON device_push_subscriptions (endpoint);
CREATE UNIQUE INDEX daily_attempts_by_device ON daily_attempts (day, device);
CREATE UNIQUE INDEX daily_attempts_by_profile ON daily_attempts (day, profile_id) WHERE profile_id <> '';
CREATE INDEX daily_attempts_by_points ON daily_attempts (day, ranked, points);
CREATE INDEX open_daily_attempts ON daily_attempts (day) WHERE points IS NULL;
CREATE INDEX daily_groups_by_use ON daily_groups (used);
CREATE INDEX daily_group_members_by_profile ON daily_group_members (profile_id);
CREATE INDEX tables_by_match ON tables (match_id) WHERE match_id <> '';
COMMIT;
PRAGMA user_version = 1;
