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
INSERT INTO tables (id, title, rules, places, dealer, pace, created, code, gathers, grace, clock, watchers, level, game, lobby, practice, seed, match_id, rated) VALUES ('old-table', 'Scopa', '{}', '[{"name":"Nonna","player":"person","key":"aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf"},{"name":"","player":"open","key":null}]', 1, 0.0, 1700000000, 'ABCDEFG', 1, 3600.0, 600.0, 1, 'amico', '', '', '', '', '', '');
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 1, 'step', '{"type":"sat","seat":1,"name":"Rosa","key":"699aaeb90ce1454d7c2c768386c174f4b3d03c3f2dde39b26e304896020c22b4"}', 'dfc3b0752ce949dea8a083a0784913e8', 1700000000.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 2, 'step', '{"type":"readied","seat":0,"ready":true}', '90b55c1734cf4bbdbdc3e05939059fc1', 1700000001.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 3, 'step', '{"type":"readied","seat":1,"ready":true}', '541e2c41b036420ca488473c2a35312c', 1700000002.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 4, 'round', '4e329f0c6ed4058c7dd9c527ad58d77222152854a169879531f07c77ebb44d6e', '8139bfca3a364dd780f2b6f280ee6845', 1700000003.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 5, 'action', '5S', 'aad61204d574453c:m0', 1700000004.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 6, 'action', '2S', '699aaeb90ce1454d:m1', 1700000005.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 7, 'action', '9Dx3C6S', 'aad61204d574453c:m2', 1700000006.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 8, 'action', '7Dx2S5S', '699aaeb90ce1454d:m3', 1700000007.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 9, 'action', '10Sx10C', 'aad61204d574453c:m4', 1700000008.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 10, 'action', '7C', '699aaeb90ce1454d:m5', 1700000009.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 11, 'action', '2B', 'aad61204d574453c:m6', 1700000010.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 12, 'action', '3D', '699aaeb90ce1454d:m7', 1700000011.0);
INSERT INTO entries (table_id, seq, kind, text, client_id, at) VALUES ('old-table', 13, 'action', '8Dx2B6B', 'aad61204d574453c:m8', 1700000012.0);
INSERT INTO games (id, table_id, title, record, keys, created, taken_down_by) VALUES ('kept-game-0123456789abcd', 'kept-table', 'Casa Rossi', '[Settebello 1]
[Rules {"finish": {"target": 1}}]
[Digest "906015e6333249c7053cb59c973e019af2f4881b9dd3726ab1492e7725c98175"]
[Names ["P0", "P1"]]
[Dealer 1]
[Players ["person", "person"]]

[Round 1]
[Seed "a9307f1184b6ac50d89c3e30fb98dbfecd341955011366f1b1ce98025a1d7c28"]
1. 2Bx2D 9Dx4B5C
3. 6C 10C
5. 7D 1S
7. 9B 4S
9. 2S 8Dx1S2S5S
11. 7Bx7D 3S
13. 6Dx6C 3Cx3S
15. 2C 1D
17. 5Bx1D4S 8C
19. 8Bx8C 3D
21. 5Dx2C3D 7C
23. 4C 9Cx9B
25. 7Sx7C 10Bx10C
27. 8S 1B
29. 3B 6S
31. 9Sx3B6S 6B
33. 10Sx4C6B 1Cx1B
35. 10D 4D
[Score [4, 0]]

[Result [0]]
', '["aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf",null]', 1700000013, NULL);
INSERT INTO games (id, table_id, title, record, keys, created, taken_down_by) VALUES ('taken-down-game-01234567', 'another-table', 'Casa Rossi', '', '[]', 1700000014, 1);
INSERT INTO reviews (game_id, judge, precision, state, percent, owner, at, review) VALUES ('kept-game-0123456789abcd', '1/0123456789abcdef/0.05/2/8192', 'usual', 'done', 100, 'a1b2c3d4e5f6', 1700000015.5, '{"format":1}');
INSERT INTO profiles (id, name, program, recovery, created) VALUES ('nonnas-profile-0', 'Nonna', 0, 'acc0fa45f0a28f0ea9b009e5252a2dfe37b9d47184bb2d3d884cb6f2ed1f8d82', 1700000000);
INSERT INTO profiles (id, name, program, recovery, created) VALUES ('rosas-profile-00', 'Rosa', 0, 'e582e90f3d53723e108c2c37268ab9b498376bd8659a54b84b9e6dd1f6507ee2', 1700000000);
INSERT INTO profile_names (look, profile_id) VALUES ('nonna', 'nonnas-profile-0');
INSERT INTO profile_names (look, profile_id) VALUES ('rosa', 'rosas-profile-00');
INSERT INTO profile_devices (device_key, profile_id, kind, since) VALUES ('aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf', 'nonnas-profile-0', 'Firefox', 1700000000);
INSERT INTO profile_devices (device_key, profile_id, kind, since) VALUES ('699aaeb90ce1454d7c2c768386c174f4b3d03c3f2dde39b26e304896020c22b4', 'rosas-profile-00', '', 1700000000);
INSERT INTO profile_blocks (profile_id, blocked_id, since) VALUES ('nonnas-profile-0', 'rosas-profile-00', 1700000001);
INSERT INTO seeks (key, device, name, wish, since, until, state, table_id, seat, found, address) VALUES ('waiting-seek', 'device of waiting-seek', 'Nonna', '{"clock":60.0}', 1700000000.0, 1700000020.0, 'waiting', '', 0, '', '');
INSERT INTO seeks (key, device, name, wish, since, until, state, table_id, seat, found, address) VALUES ('seated-seek', 'device of seated-seek', 'Nonna', '{"clock":60.0}', 1700000000.0, 1700000020.0, 'seated', 'old-table', 0, '', '');
INSERT INTO listed_tables (table_id, about, since, until) VALUES ('old-table', '{}', 1700000000.0, 1700000020.0);
INSERT INTO wake_ups (table_id, at) VALUES ('old-table', 1700086400.0);
INSERT INTO rated_games (table_id, pool, ended, whole) VALUES ('rated-table-0000', 'basic/2', 1700000020.0, 1);
INSERT INTO rated_seats (table_id, profile_id, side, place, mean_before, deviation_before, mean, deviation) VALUES ('rated-table-0000', 'nonnas-profile-0', 0, 0, 1500.0, 250.0, 1590.5, 210.25);
INSERT INTO ratings (profile_id, pool, mean, deviation, games, won, days, opponents, last) VALUES ('nonnas-profile-0', 'basic/2', 1590.5, 210.25, 1, 1, 1, 0, 1700000020.0);
INSERT INTO push_subscriptions (table_id, seat_key, endpoint, p256dh, auth, lang, since) VALUES ('old-table', 'aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf', 'https://updates.push.services.mozilla.com/wpush/v2/abc', 'BA', 'AA', 'it', 1700000000);
INSERT INTO device_blocks (id, profile_id, device, name, since) VALUES ('8f8ea793e513e5c9', 'nonnas-profile-0', 'device of seated-seek', 'Straniera', 1700000002);
INSERT INTO used_table_ids (hash) VALUES ('8439a14a44d26ce0111e3e2ec2db8b7f5424fc921c612a81251743f445539fb3');
INSERT INTO unplayed_profiles (profile_id, used) VALUES ('rosas-profile-00', 1700000000.0);
INSERT INTO matches (id, key, game, seed, boards, tables, created, margins) VALUES ('old-match', '5f', 'scopone', '00', 1, '["old-table"]', 1700000000, '[[3]]');
