BEGIN TRANSACTION;
CREATE TABLE device_blocks (
        id TEXT PRIMARY KEY,
        profile_id TEXT NOT NULL REFERENCES profiles (id),
        device TEXT NOT NULL,
        name TEXT NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "device_blocks" VALUES('8f8ea793e513e5c9','nonnas-profile-0','device of seated-seek','Straniera',1700000002);
CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        client_id TEXT,
        at REAL NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "entries" VALUES('old-table',1,'step','{"type":"sat","seat":1,"name":"Rosa","key":"699aaeb90ce1454d7c2c768386c174f4b3d03c3f2dde39b26e304896020c22b4"}','dfc3b0752ce949dea8a083a0784913e8',1700000000.0);
INSERT INTO "entries" VALUES('old-table',2,'step','{"type":"readied","seat":0,"ready":true}','90b55c1734cf4bbdbdc3e05939059fc1',1700000001.0);
INSERT INTO "entries" VALUES('old-table',3,'step','{"type":"readied","seat":1,"ready":true}','541e2c41b036420ca488473c2a35312c',1700000002.0);
INSERT INTO "entries" VALUES('old-table',4,'round','4e329f0c6ed4058c7dd9c527ad58d77222152854a169879531f07c77ebb44d6e','8139bfca3a364dd780f2b6f280ee6845',1700000003.0);
INSERT INTO "entries" VALUES('old-table',5,'action','5S','aad61204d574453c:m0',1700000004.0);
INSERT INTO "entries" VALUES('old-table',6,'action','2S','699aaeb90ce1454d:m1',1700000005.0);
INSERT INTO "entries" VALUES('old-table',7,'action','9Dx3C6S','aad61204d574453c:m2',1700000006.0);
INSERT INTO "entries" VALUES('old-table',8,'action','7Dx2S5S','699aaeb90ce1454d:m3',1700000007.0);
INSERT INTO "entries" VALUES('old-table',9,'action','10Sx10C','aad61204d574453c:m4',1700000008.0);
INSERT INTO "entries" VALUES('old-table',10,'action','7C','699aaeb90ce1454d:m5',1700000009.0);
INSERT INTO "entries" VALUES('old-table',11,'action','2B','aad61204d574453c:m6',1700000010.0);
INSERT INTO "entries" VALUES('old-table',12,'action','3D','699aaeb90ce1454d:m7',1700000011.0);
INSERT INTO "entries" VALUES('old-table',13,'action','8Dx2B6B','aad61204d574453c:m8',1700000012.0);
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        record TEXT NOT NULL,
        keys TEXT NOT NULL,
        created INTEGER NOT NULL,
        taken_down_by INTEGER
    );
INSERT INTO "games" VALUES('kept-game-0123456789abcd','kept-table','Casa Rossi','[Settebello 1]
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
','["aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf",null]',1700000013,NULL);
INSERT INTO "games" VALUES('taken-down-game-01234567','another-table','Casa Rossi','','[]',1700000014,1);
CREATE TABLE listed_tables (
        table_id TEXT PRIMARY KEY,
        about TEXT NOT NULL,
        since REAL NOT NULL,
        until REAL NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "listed_tables" VALUES('old-table','{}',1700000000.0,1700000020.0);
CREATE TABLE profile_blocks (
        profile_id TEXT NOT NULL REFERENCES profiles (id),
        blocked_id TEXT NOT NULL REFERENCES profiles (id),
        since INTEGER NOT NULL,
        PRIMARY KEY (profile_id, blocked_id)
    ) WITHOUT ROWID;
INSERT INTO "profile_blocks" VALUES('nonnas-profile-0','rosas-profile-00',1700000001);
CREATE TABLE profile_devices (
        device_key TEXT PRIMARY KEY,
        profile_id TEXT NOT NULL REFERENCES profiles (id),
        kind TEXT NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "profile_devices" VALUES('699aaeb90ce1454d7c2c768386c174f4b3d03c3f2dde39b26e304896020c22b4','rosas-profile-00','',1700000000);
INSERT INTO "profile_devices" VALUES('aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf','nonnas-profile-0','Firefox',1700000000);
CREATE TABLE profile_names (
        look TEXT PRIMARY KEY,
        profile_id TEXT NOT NULL REFERENCES profiles (id)
    ) WITHOUT ROWID;
INSERT INTO "profile_names" VALUES('nonna','nonnas-profile-0');
INSERT INTO "profile_names" VALUES('rosa','rosas-profile-00');
CREATE TABLE profiles (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        program INTEGER NOT NULL,
        recovery TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "profiles" VALUES('nonnas-profile-0','Nonna',0,'acc0fa45f0a28f0ea9b009e5252a2dfe37b9d47184bb2d3d884cb6f2ed1f8d82',1700000000);
INSERT INTO "profiles" VALUES('rosas-profile-00','Rosa',0,'e582e90f3d53723e108c2c37268ab9b498376bd8659a54b84b9e6dd1f6507ee2',1700000000);
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
INSERT INTO "push_subscriptions" VALUES('old-table','aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf','https://updates.push.services.mozilla.com/wpush/v2/abc','BA','AA','it',1700000000);
CREATE TABLE rated_games (
        table_id TEXT PRIMARY KEY,
        pool TEXT NOT NULL,
        ended REAL NOT NULL,
        whole INTEGER NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "rated_games" VALUES('rated-table-0000','basic/2',1700000020.0,1);
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
INSERT INTO "rated_seats" VALUES('rated-table-0000','nonnas-profile-0',0,0,1500.0,250.0,1590.5,210.25);
CREATE TABLE rated_tables (
        table_id TEXT PRIMARY KEY,
        since REAL NOT NULL
    ) WITHOUT ROWID;
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
INSERT INTO "ratings" VALUES('nonnas-profile-0','basic/2',1590.5,210.25,1,1,1,0,1700000020.0);
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
INSERT INTO "reviews" VALUES('kept-game-0123456789abcd','1/0123456789abcdef/0.05/2/8192','usual','done',100,'a1b2c3d4e5f6',1700000015.5,'{"format":1}');
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
INSERT INTO "seeks" VALUES('seated-seek','device of seated-seek','Nonna','{"clock":60.0}','',1700000000.0,1700000020.0,'seated','old-table',0,'');
INSERT INTO "seeks" VALUES('waiting-seek','device of waiting-seek','Nonna','{"clock":60.0}','',1700000000.0,1700000020.0,'waiting','',0,'');
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
INSERT INTO "tables" VALUES('old-table','Scopa','{}','[{"name":"Nonna","player":"person","key":"aad61204d574453c14b8e76a714525a73ec2f3c0da5f9171eadf931bf94f86bf"},{"name":"","player":"open","key":null}]',1,0.0,1700000000,'ABCDEFG','{"secret":"1111111111111111111111111111111111111111111111111111111111111111","gathers":true,"grace":3600.0,"clock":600.0}');
CREATE TABLE unplayed_profiles (
        profile_id TEXT PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
        used REAL NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "unplayed_profiles" VALUES('rosas-profile-00',1700000000.0);
CREATE TABLE used_table_ids (hash TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO "used_table_ids" VALUES('8439a14a44d26ce0111e3e2ec2db8b7f5424fc921c612a81251743f445539fb3');
CREATE TABLE wake_ups (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        at REAL NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "wake_ups" VALUES('old-table',1700086400.0);
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX profile_names_by_profile ON profile_names (profile_id);
CREATE INDEX profile_devices_by_profile ON profile_devices (profile_id);
CREATE INDEX profile_blocks_by_blocked ON profile_blocks (blocked_id);
CREATE UNIQUE INDEX seeks_by_device ON seeks (device) WHERE state = 'waiting';
CREATE INDEX wake_ups_by_time ON wake_ups (at);
CREATE INDEX rated_seats_by_profile ON rated_seats (profile_id);
CREATE INDEX ratings_by_mean ON ratings (pool, mean);
CREATE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint);
CREATE INDEX device_blocks_by_profile ON device_blocks (profile_id);
CREATE INDEX device_blocks_by_device ON device_blocks (device);
CREATE INDEX unplayed_profiles_by_use ON unplayed_profiles (used);
COMMIT;
PRAGMA user_version = 1;
