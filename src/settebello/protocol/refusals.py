"""The refusals that people see when something cannot be done at a table or on the way to it."""

from settebello.errors import Sentence

# Tables and the way to them

NO_TABLE = Sentence("no-table", "There is no such table: check the link.")
NO_CODE = Sentence("no-code", "There is no table with this code: check it, or ask for the link.")
TABLE_NEWER = Sentence("table-newer", "This table was saved by a newer Settebello: update yours.")
TABLE_UNREADABLE = Sentence("table-unreadable", "This table was saved in a form that cannot be read here ({detail}).")
TABLE_NOT_READ = Sentence("table-not-read", "The table could not be read ({detail}): try again.")
TABLE_NOT_SAVED = Sentence(
    "table-not-saved", "The game could not be saved ({detail}), so nothing was played: check the disk and try again."
)
TABLE_NOT_SAVED_AWAY = Sentence(
    "table-not-saved-away", "The game could not be saved ({detail}), so nothing was played."
)
STORE_AWAY = Sentence("store-away", "The games cannot be reached just now; nothing is lost: try again soon.")
NAME_LENGTH = Sentence("name-length", "A name has 1 to {longest} characters, and this one has {length}.")
PLACES = Sentence("places", "At a table with {seats} seats the number of opponents is {others}, not {named}.")
WEAK_KEY = Sentence(
    "weak-key", "A key has 22 to 64 random letters, digits, - or _: make it from at least 16 random bytes."
)
NO_ADDRESS = Sentence("no-address", "There is nothing at this address.")
NO_METHOD = Sentence("no-method", "This address cannot be used in this way.")
NOT_SO = Sentence("not-so", "This cannot be done.")
OTHER_HOST = Sentence("other-host", "This server is not '{host}': use the address that it printed when it started.")
OTHER_ORIGIN = Sentence("other-origin", "Pages from '{origin}' may not use this server.")
NOT_JSON = Sentence("not-json", "The body must be JSON, with the header content-type: application/json.")
TOO_LONG = Sentence("too-long", "The body has more than {longest} bytes: send less.")
NOT_READABLE = Sentence("not-readable", "This request cannot be read: {detail}.")

# Finished games with a permanent link

NO_GAME = Sentence("no-game", "There is no such game: check the link.")
GAME_TAKEN_DOWN = Sentence("game-taken-down", "Somebody who sat at this game has taken it down.")
GAME_STAYS_DOWN = Sentence(
    "game-stays-down", "Somebody else who sat at this game has taken it down: only they can make a link to it again."
)
GAME_NOT_OVER = Sentence("game-not-over", "This game is not over: it gets a permanent link when it is.")
GAME_SEATED = Sentence("game-seated", "This is for those who sat at the game: send the key of your seat.")
GAME_NOT_YOURS = Sentence("game-not-yours", "This is not the key of a seat at this game.")
NO_LINKS = Sentence("no-links", "This server makes no permanent links: save the record as a file.")

NO_REVIEWS = Sentence("no-reviews", "This server reviews no games: save the record, and review it with settebello.")
NO_REVIEW = Sentence("no-review", "This game has not been reviewed: ask for it with the key of your seat.")
REVIEW_BUSY = Sentence("review-busy", "Another review of this game is being made: wait until it is done.")
REVIEW_FAILED = Sentence("review-failed", "The review of this game has failed: ask for it again.")
REVIEWS_FULL = Sentence("reviews-full", "Too many games are waiting for their review: ask again in a few minutes.")

# Profiles

NO_PROFILES = Sentence("no-profiles", "This server keeps no names: sit down without a profile.")
NO_PROFILE = Sentence("no-profile", "There is no such profile any more: make one, or restore yours.")
NO_PROFILE_OF_PHRASE = Sentence("no-profile-of-phrase", "No profile of this server has this recovery phrase.")
PROFILE_HERE = Sentence("profile-here", "This device has a profile already: {name}.")
PROFILE_NAME_TAKEN = Sentence(
    "profile-name-taken", "Somebody else has the name {name}, or one that looks like it: choose another."
)
PROFILE_DEVICES = Sentence("profile-devices", "A profile has at most {most} devices: remove one from another device.")
PROFILE_SEATED = Sentence("profile-seated", "Your profile already sits at this table.")
PHRASE_LENGTH = Sentence("phrase-length", "A recovery phrase has {words} words, and this one has {count}.")
PHRASE_WORD = Sentence("phrase-word", "'{word}' is not a word of recovery phrases: check how it is spelled.")
PHRASE_WORD_NEAR = Sentence("phrase-word-near", "'{word}' is not a word of recovery phrases: do you mean '{near}'?")
PHRASE_MISTYPED = Sentence(
    "phrase-mistyped",
    "These words are not a valid recovery phrase: one of them is wrong, or they are in the wrong order.",
)
KEPT_APART = Sentence("kept-apart", "You and somebody at this table do not play with each other: choose another table.")
NOT_BLOCKABLE = Sentence(
    "not-blockable",
    "This person cannot be blocked: they have no profile, and the lobby has not brought you together.",
)
BLOCK_SELF = Sentence("block-self", "You cannot block yourself.")
PERSON_GONE = Sentence("person-gone", "This person has deleted the profile that you have played with.")
BLOCKS_FULL = Sentence("blocks-full", "You have blocked {most} people, the maximum: unblock somebody first.")

# Friends

NOT_A_FRIEND_TO_BE = Sentence(
    "not-a-friend-to-be",
    "You can add somebody when the game that you have played together is over, if both of you have a profile.",
)
NO_FRIEND = Sentence("no-friend", "This person is not among your friends any more.")
FRIENDS_FULL = Sentence("friends-full", "You have added {most} people, the maximum: remove somebody first.")
FRIENDS_ASKED = Sentence(
    "friends-asked", "{most} people have not answered you yet, the maximum: wait, or withdraw a request."
)
FRIEND_BUSY = Sentence("friend-busy", "This person has too many requests to answer just now: try again another day.")
NO_INVITATION = Sentence("no-invitation", "You can invite a friend to a table where you sit and a seat is open.")

# Rated games

NO_RATINGS = Sentence("no-ratings", "This server rates no games: open a table that is not rated.")
RATED_PROFILE = Sentence("rated-profile", "A rated game is for people with a profile: make one first.")
RATED_KIND = Sentence(
    "rated-kind", "People and programs are rated separately: this table is not for your kind of player."
)
RATED_PROGRAM = Sentence(
    "rated-program", "This profile is a person's: a program plays rated games with a profile of its own."
)
RATED_CLOCK = Sentence("rated-clock", "A rated game has a clock, with at most {most} seconds for an action.")
RATED_RULES = Sentence("rated-rules", "A rated game has the rules of a named game, without house rules.")
RATED_COMPUTERS = Sentence("rated-computers", "No computer takes a seat of a rated game: leave its seats open.")
RATED_CLOSE = Sentence("rated-close", "A rated game cannot be closed: play it to its end, or leave it and lose.")

# Notifications

NO_PUSH = Sentence("no-push", "This server sends no notifications.")
OTHER_PUSH_SERVICE = Sentence(
    "other-push-service", "Notifications cannot be sent to this address: it belongs to no push service known here."
)
WRONG_PUSH_KEYS = Sentence("wrong-push-keys", "These are not the keys of a browser's subscription: subscribe again.")

# Too much

TOO_MANY_CODES = Sentence(
    "too-many-codes", "Too many codes have been tried from here: wait a minute, or ask for the link."
)
TOO_MANY_DAILY = Sentence("too-many-daily", "Too many daily games have been opened from here: come back tomorrow.")
TOO_MANY_GROUPS = Sentence("too-many-groups", "Too many groups have been made from here: come back tomorrow.")
TOO_MANY_TABLES = Sentence("too-many-tables", "Too many tables have been opened from here: wait a while.")
TOO_MANY_GAMES = Sentence("too-many-games", "Too many permanent links have been requested from here: wait a while.")
TOO_MANY_REVIEWS = Sentence("too-many-reviews", "Too many reviews have been requested from here: wait a while.")
TOO_MANY_PROFILES = Sentence(
    "too-many-profiles", "Too many profiles have been made or restored from here: wait a while."
)
TOO_MANY_REPORTS = Sentence("too-many-reports", "Too many reports have come from here: wait a while.")
TOO_MANY_FRIENDS = Sentence("too-many-friends", "Too many friend requests have come from here: wait a while.")
TOO_MUCH_COMPUTING = Sentence(
    "too-much-computing", "The server has worked a lot for your address just now: try again in {seconds} s."
)
TOO_MANY_REQUESTS = Sentence("too-many-requests", "Too many requests have come from here at once: wait a moment.")
TOO_MANY_CONNECTIONS = Sentence("too-many-connections", "Too many connections are open from here: close some.")
TOO_MANY_MESSAGES = Sentence("too-many-messages", "You are sending too much at once: wait a moment.")
TOO_MANY_COMMANDS = Sentence("too-many-commands", "Too many plays have come from here in the last hour: wait a while.")
TOO_MANY_STEPS = Sentence("too-many-steps", "This seat has changed too often in the last hour: wait a while.")
TOO_MANY_PHRASES = Sentence("too-many-phrases", "You are saying too much at once: wait a moment.")
TOO_MANY_WATCHERS = Sentence("too-many-watchers", "This table has no room for more spectators.")

OVERLOADED = Sentence("overloaded", "The server has too much to do just now: try again in a moment.")
MISSED_TABLE = Sentence(
    "missed-table",
    "You did not come to a table that was found for you: look again in {minutes} min.",
)
TOO_MANY_SEEKS = Sentence("too-many-seeks", "Opponents have been sought too often from here: wait a minute.")

# The lobby

NO_LOBBY = Sentence("no-lobby", "This server has no lobby: open a table and share its link.")
MATCHED_STAYS = Sentence("matched-stays", "The lobby has brought you together: leave the table instead of closing it.")

# Seats

DISSOLVED = Sentence("dissolved", "Somebody did not come to this table.")
CLOSED = Sentence("closed", "This table has been closed by its host.")
FULL = Sentence("full", "All seats at this table are taken.")
SEAT_TAKEN = Sentence("seat-taken", "This seat is taken: choose another.")
NAME_TAKEN = Sentence("name-taken", "There is already a {name} at this table: choose another name.")
WATCHING = Sentence("watching", "You are watching this table: sit down to play.")
WATCHING_SILENT = Sentence("watching-silent", "You are watching this table: sit down to speak.")
NO_TEXTS_IN_PLAY = Sentence("no-texts-in-play", "While a game is in play you can only say the ready phrases.")
TEXTS_OFF = Sentence("texts-off", "Switch messages among friends on in the settings first.")
NO_READER = Sentence(
    "no-reader", "No friend at this table reads messages now: each of you has to switch them on in the settings."
)
EMPTY_TEXT = Sentence("empty-text", "This message has nothing that can be read.")
NO_WATCHING = Sentence("no-watching", "Watching is not allowed at this table.")
WRONG_KEY = Sentence("wrong-key", "This is not the key of a seat at this table: use the link of your seat.")
NO_JOIN = Sentence("no-join", "The first message on this socket must be join, with the key of a seat.")
HERE_ALREADY = Sentence("here-already", "You are already at this table.")
HOST_ONLY = Sentence("host-only", "Only the host of the table may do this.")
NO_HOST = Sentence("no-host", "Only a person who is at the table can be the host.")
BEGUN = Sentence("begun", "The game has begun: seats can no longer change.")
NO_SEAT = Sentence("no-seat", "There is no seat {seat}: the seats are 0 to {last}.")
MOVE = Sentence("move", "You may move to a free seat or a computer's; only the host may move others.")
NOT_READY = Sentence("not-ready", "Not everybody is ready yet: {names}.")
OWN_SEAT = Sentence("own-seat", "This is your own seat: leave it, or choose another.")
NOT_AWAY = Sentence("not-away", "Only somebody who is away can be replaced during the game.")

ACTING_HOST = Sentence(
    "acting-host",
    "You are only standing in for the host: only they can do this, because it would last after they return.",
)
REMOVED = Sentence("removed", "The host has sent you away from this table: only the host can let you in again.")
NOT_REMOVED = Sentence("not-removed", "Nobody called {name} has been sent away from this table.")
LEFT = Sentence("left", "You have left this table.")
KEY_RENEWED = Sentence("key-renewed", "This seat has a new link: the old one does not work any more.")
DISMISSED = Sentence("dismissed", "This device was sent away by another device at the same seat.")
RECORD_SEATED = Sentence(
    "record-seated",
    "Watching is not allowed at this table, and its record is for those who sit there: send the key of your seat, "
    "or update your program.",
)

NOT_REPORTABLE = Sentence("not-reportable", "Only another person at your table can be reported.")

# Playing

NOT_YOUR_TURN = Sentence("not-your-turn", "It is not your turn: {name} is to play.")
NOT_BEGUN = Sentence("not-begun", "Nobody can play now: the game has not begun.")
NOT_ALLOWED = Sentence("not-allowed", "{action} is not allowed now; you may play {legal}.")
OTHER_MESSAGE = Sentence("other-message", "This message id has already been used for something else: nothing was done.")
STALE = Sentence("stale", "The game has moved on since you last saw it: look again before you play.")
NO_ROUND = Sentence("no-round", "No round can be dealt now: this one is not over.")
NO_MORE_ROUNDS = Sentence("no-more-rounds", "No round can be dealt now: the game is over.")
TOO_MANY_ROUNDS = Sentence(
    "too-many-rounds", "A game at a table has at most {most} rounds: save its record, and open another table."
)
TABLE_FULL = Sentence("table-full", "This table has had all the actions that it can have: open a new one.")
NO_PLAY = Sentence("no-play", "Nobody can play now: the round is over.")
GAME_OVER = Sentence("game-over", "Nobody can play now: the game is over.")
NO_REMATCH = Sentence("no-rematch", "You can ask for a rematch once the game is over.")
NO_MATCH = Sentence("no-match", "There is no such match: check the link.")
MATCH_GAME = Sentence("match-game", "A match is played by two pairs at each table: choose scopone or scopa for four.")
MATCH_TABLES = Sentence("match-tables", "A match has {fewest} to {most} tables.")
MATCH_BOARDS = Sentence("match-boards", "A match has {fewest} to {most} boards.")
MATCH_HOST = Sentence("match-host", "Only the person who made the match can close it.")
MATCH_CLOSED = Sentence("match-closed", "The match is closed: its page has the result.")
MATCH_STAYS = Sentence("match-stays", "This table belongs to a match: close the match on its page.")
MATCH_ONCE = Sentence("match-once", "The packs of a match are played once: make another match.")
MATCH_OPEN = Sentence("match-open", "This can be seen once the match is closed.")
DAILY_ONCE = Sentence("daily-once", "A daily game is played once: there is another one tomorrow.")
DAILY_NOT_OVER = Sentence("daily-not-over", "This daily game is not over: it has a result when it is.")
DAILY_DEVICE = Sentence("daily-device", "Today's game is played once on a device: send the device's id.")
DAILY_OPEN = Sentence("daily-open", "This can be seen once the day of the game has closed: at {time} UTC on {day}.")
DAILY_OWN_FIRST = Sentence("daily-own-first", "The table of today can be seen once your own game is over.")
DAILY_FORGOTTEN = Sentence("daily-forgotten", "What people played is remembered for {days} days.")
NO_GROUP = Sentence("no-group", "There is no such group: check the link.")
GROUP_FULL = Sentence("group-full", "A group has at most {most} people: make another one.")
GROUP_NAME_TAKEN = Sentence("group-name-taken", "There is already a {name} in this group: choose another name.")
NOT_IN_GROUP = Sentence("not-in-group", "You are not in this group.")
NO_DAILY_TABLE = Sentence("daily-no-table", "This server has no table of everybody.")
NOT_DAILY = Sentence("daily-not", "At this table no daily game is played.")
NO_ADVICE = Sentence("no-advice", "There are no hints at a table where people play each other.")
EARLY_ADVICE = Sentence("early-advice", "Hints are given only on your turn.")
LATE_ADVICE = Sentence("late-advice", "The hint is taking too long: ask again in a moment.")
FAILED_ADVICE = Sentence("failed-advice", "No hint could be worked out: ask again in a moment.")
MESSAGE_LONG = Sentence("message-long", "A message has at most {longest} characters, and this one has {length}.")
NO_MESSAGE = Sentence("no-message", "This is not a message of the protocol: {detail}.")

# The shuffle

NOT_A_PERSONS = Sentence("not-a-persons", "No person sits at this seat: it takes no part in the shuffle.")
OTHER_EXCHANGE = Sentence(
    "other-exchange", "The shuffle of round {round}, exchange {exchange}, is not open: look at the table again."
)
COMMITTED = Sentence("committed", "Another device at your seat takes part in the shuffle of this round.")
MOVED = Sentence("moved", "Your seat has changed: your device commits again from the new one.")
LIST_FIXED = Sentence("list-fixed", "The list of this shuffle is fixed: your device takes part in the next one.")
SILENT_TWICE = Sentence(
    "silent-twice", "Your device kept silent twice in this round: it takes part again in the next round."
)
EARLY_SHARE = Sentence("early-share", "The list of this shuffle is not fixed yet: keep your share until it is.")
NO_SHARE_EXPECTED = Sentence("no-share-expected", "No share is expected from your seat in this shuffle.")
OTHER_SHARE = Sentence(
    "other-share", "This is not the share that a device at your seat has committed to: only that device can reveal it."
)
COMMITMENT_ALONE = Sentence("commitment-alone", "A commitment is made for a table: name the table that you open.")
TABLE_TAKEN = Sentence("table-taken", "There is or was a table of this name: choose another.")
