"""HTTP messages: the JSON bodies of requests and responses under ``/api/``, ``/health`` and ``/ready``.

The page's types are generated from these structs (``web/src/lib/http-messages.ts``). A request with an unknown field is
refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from settebello.commit_reveal import Hex
from settebello.players import DEFAULT_LEVEL
from settebello.players.precision import PrecisionName
from settebello.protocol.drills import DrillInfo
from settebello.protocol.game import RuleExample, RuleHeading
from settebello.protocol.room import FaceNumber, MessageId, SeatNumber
from settebello.protocol.shuffle import ShuffleInfo
from settebello.rules.option_list import Kind
from settebello.wording.options import ValueWords
from settebello.wording.score_line import ScoreLine
from settebello.wording.statements import Section

LOOPBACK_HOSTS = ("127.0.0.1", "::1", "localhost")
"""The host names of the machine itself."""
CODE_LENGTH = 7
"""The number of letters and digits in the short code of a table."""
MAX_PACE = 5.0
"""The limits of the seconds that a bot may take for an action."""
MAX_WAIT = 86_400.0
"""The limits of the seconds that a table waits for a person who is away."""
BY_DAY = 86_400.0
"""With this many seconds for an action or more, a game is played by the day."""
MAX_CLOCK = 14 * BY_DAY
"""The limits of the seconds that a person has for an action."""

ProfileKey = Annotated[str, Meta(max_length=64)]
"""The secret that lets a device act for its profile."""
Settings = dict[str, str]
"""Option values by option key, in text form (:mod:`settebello.rules.options`)."""

# Errors and operations


class ErrorResponse(Struct, frozen=True, kw_only=True):
    """The reason why a request was refused."""

    code: str
    """For programs: always the same for the same sentence; empty if there is no code."""
    message: str
    """One sentence, in the language that the request asks for."""


class HealthResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /health``."""

    status: Literal["ok"] = "ok"


class ReadinessResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /ready``; status 503 while the store cannot be reached."""

    status: Literal["ok", "away"]
    store: Literal["ok", "away"]
    bus: Literal["ok", "away", "none"]
    """``none`` if the server is not connected to others."""


# Tables and seats


class OpenTableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables``. The person who opens the table sits at seat 0."""

    variant: str = "scopa"
    seats: int | None = None
    """Default: the variant's usual number."""
    against: tuple[str, ...] | None = None
    """The players at the other seats, in order; ``open`` for a person who comes by the link. Default: ``level``."""
    level: str = DEFAULT_LEVEL
    """The player that takes free seats, and plays for people who are away."""
    name: str = "Player 1"
    face: FaceNumber | None = None
    """The face that the others see. Default: none."""
    pace: Annotated[float, Meta(ge=0, le=MAX_PACE)] = 0.8
    """Seconds that a bot takes for an action."""
    settings: Settings = {}
    """House rules, by option key."""
    title: str = ""
    """The title of the house rules. Default: the variant's title, which everybody reads in their own language."""
    grace: Annotated[float, Meta(ge=1, le=MAX_WAIT)] = 60.0
    """Seconds until a player plays for a person who is away. Has no effect in a game by the day."""
    clock: Annotated[float, Meta(ge=1, le=MAX_CLOCK)] | None = None
    """Seconds that a person has for an action; then a player takes it for them. A day or more makes it a game by the
    day, where nobody's turn is taken before the clock has run out."""
    watchers: bool = True
    """Whether spectators are allowed."""
    listed: bool = False
    """Whether the lobby lists the table while seats are open; anybody may then sit down. Needs a server with a
    lobby."""
    table: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}\Z")] | None = None
    """A table id made by the client: 12 random bytes in URL-safe Base64. Default: the server makes one."""
    commitment: Hex | None = None
    """The device's commitment to its share in the shuffle of the first round. It is bound to ``table``, which is then
    required."""
    rated: bool = False
    """Whether the game changes the ratings of its people: all seats are open, and there are a clock and a profile."""
    profile_key: ProfileKey | None = None
    """The device's key of a profile, which then sits down; ``name`` is ignored. Default: no profile."""
    device: MessageId | None = None
    """The device's permanent id. A listed table uses it to keep people apart when one has blocked the other. Only there
    it is stored, as a hash."""


class OpenDailyRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/daily``: open a table for the daily game of a day. The person sits at seat 0."""

    day: Annotated[str, Meta(max_length=10)]
    """The day, such as ``2026-11-28``."""
    name: str = "Player 1"
    face: FaceNumber | None = None
    """The face that the others see. Default: none."""
    pace: Annotated[float, Meta(ge=0, le=MAX_PACE)] = 0.8
    """Seconds that the computer takes for an action."""
    device: MessageId | None = None
    """The device's permanent id. Today's game is played once with it, on a server with a table of everybody, which
    needs it. It is stored as a hash."""
    profile_key: ProfileKey | None = None
    """The device's key of a profile, which plays today's game once on all its devices. Default: no profile."""


class DailyDay(Struct, frozen=True, kw_only=True):
    """A day and its seed."""

    day: str
    commitment: Hex
    """The SHA-256 of the seed."""
    seed: Hex | None
    """The seed from which the packs are dealt, or null until the day has closed."""


class DailyInfo(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/daily``: the day by the server's clock, and the seeds of the days."""

    today: str
    left: float
    """Seconds until the end of the day."""
    closed: str
    """The latest day that has closed: whoever likes may play it and the days before."""
    days: tuple[DailyDay, ...]
    """Tomorrow, today and the days before, the latest first."""


class DailyRow(Struct, frozen=True, kw_only=True):
    """Attempts with the same points."""

    points: int
    attempts: int


class DailyTable(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/daily/{day}``: the ranked attempts of a day."""

    day: str
    attempts: int
    """The number of ranked attempts that have a result."""
    rows: tuple[DailyRow, ...]
    """Those attempts by points, the highest first."""
    points: int | None
    """The points of the own ranked attempt, or null if there is none."""
    rank: int | None
    """Its rank, from 1: one more than the number of attempts with more points."""
    percentile: float | None
    """The percentage of the other attempts that have fewer points, where those with as many count half; null without
    other attempts."""


class DailyPlay(Struct, frozen=True, kw_only=True):
    """An action in a position of a daily game."""

    action: str
    people: int
    """The number of people who played it."""


class DailyDecision(Struct, frozen=True, kw_only=True):
    """A decision in a daily game, and what people played there."""

    round: int
    """From 1."""
    number: int
    """The number of the action in its round, from 1."""
    hand: tuple[str, ...]
    table: tuple[str, ...]
    people: int
    """The number of people who had this decision, after the same actions."""
    plays: tuple[DailyPlay, ...]
    """What most people played, the best action and the own one; the most frequent first."""
    best: str
    """The best action from what the seat could see, as the judge finds."""
    own: str | None
    """The action in the own attempt, or null if there is none."""


class DailyDecisions(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/daily/{day}/decisions``: the decisions of the own attempt at the game of a day that has
    closed, or those that most people had."""

    day: str
    decisions: tuple[DailyDecision, ...]
    """In the order of the game."""


class JoinDailyGroupRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/daily/groups/{group}/members``: join a group."""

    name: str = "Player 1"
    """The person's name; with a profile, the name of the profile counts."""
    device: MessageId
    """The device's permanent id. It is stored as a hash."""
    profile_key: ProfileKey | None = None
    """The device's key of a profile. Default: no profile."""


class MakeDailyGroupRequest(JoinDailyGroupRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/daily/groups``: make a private group for the daily game, and join it."""

    title: str
    """The name of the group, at most 40 characters."""


class DailyGroupTicket(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/daily/groups`` and ``POST /api/daily/groups/{group}/members``."""

    group: str
    key: str
    """The member's key."""


class DailyGroupDay(Struct, frozen=True, kw_only=True):
    """A day of the table of a group."""

    day: str
    hidden: bool
    """Whether its results are hidden: it has not closed, and the member's own game of that day is not over."""


class DailyGroupMember(Struct, frozen=True, kw_only=True):
    """A member of a group."""

    name: str
    own: bool
    """Whether the member's key was sent."""
    points: tuple[int | None, ...]
    """By day, the points of the ranked attempt; null if there is none, or it is hidden."""
    total: int | None
    """The sum of these points; null if there are none."""


class DailyGroupResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/daily/groups/{group}``."""

    group: str
    title: str
    """The name of the group."""
    people: int
    """The number of members."""
    days: tuple[DailyGroupDay, ...]
    """Today and the six days before, the latest first; empty without a member's key."""
    members: tuple[DailyGroupMember, ...]
    """The highest total first; empty without a member's key."""


class OpenMatchRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/matches``: make a duplicate match, whose tables all play the same packs."""

    variant: str = "scopone"
    """``scopone`` or ``scopa``."""
    seats: int = 4
    """The seats of a table: 4."""
    tables: int = 2
    """The number of tables, from 2 to 8."""
    boards: int = 4
    """The number of boards, from 1 to 16."""
    level: str = DEFAULT_LEVEL
    """The player that takes free seats, and plays for people who are away."""
    pace: Annotated[float, Meta(ge=0, le=MAX_PACE)] = 0.8
    """Seconds that a bot takes for an action."""
    clock: Annotated[float, Meta(ge=1, le=3600)] | None = None
    """Seconds that a person has for an action; then a player takes it for them. Default: no limit."""


class MatchTicket(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/matches``."""

    match: str
    key: str
    """The host's key, with which the match can be closed."""


class MatchSeat(Struct, frozen=True, kw_only=True):
    """A seat at a table of a match."""

    name: str
    """The name of the person or bot, or empty while the seat is open."""
    open: bool
    """Whether somebody may sit down there."""
    team: int
    """The team that the seat belongs to, from 0."""


class MatchTable(Struct, frozen=True, kw_only=True):
    """A table of a match."""

    table: str
    seats: tuple[MatchSeat, ...]
    begun: bool
    ended: bool
    """Whether nobody can play there any more."""
    finished: int
    """The number of boards that it has finished."""


class MatchTeam(Struct, frozen=True, kw_only=True):
    """The result of a team on the boards that count so far."""

    place: int
    """Its place, from 1. Teams with the same match points share one."""
    match_points: int
    percent: float
    difference: int
    """The points of its pairs minus those of their opponents."""


class MatchResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/matches/{match}`` and ``POST /api/matches/{match}/close``."""

    match: str
    title: str
    boards: int
    closed: bool
    """Whether the match is closed. Then every board counts, and one that a table has not finished counts as if its
    pairs had done as well as all others."""
    commitment: Hex
    """The SHA-256 of the seed of the packs."""
    seed: Hex | None
    """The seed of the packs, or null until the match is closed."""
    tables: tuple[MatchTable, ...]
    teams: tuple[MatchTeam, ...]
    """The result of each team; empty while no board counts."""
    margins: tuple[tuple[int | None, ...], ...]
    """By table, for each board that counts, the points of the pair at seats 0 and 2 minus those of the other pair, or
    null if the table has not finished it. A board counts when all tables have finished it."""


class DailyResultResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/tables/{table}/daily``: the result of a daily game that is over. Margins are the person's
    points minus the computer's."""

    day: str
    points: int
    """The sum of the margins of all rounds."""
    par: int
    """The same if the computer plays both hands."""
    text: tuple[str, ...]
    """The result in sentences, in the language that the request asks for."""
    share: str
    """The result to show to others. It gives away nothing about the cards."""
    ranked: bool | None
    """Whether the attempt is in the table of everybody, or null if the game is not an attempt at the game of its own
    day on a server."""


class SeatTicket(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/tables``, ``POST /api/daily`` and ``POST /api/tables/{table}/seats``: a seat, and its
    key."""

    table: str
    key: str
    seat: int
    code: str | None = None
    """A short code that leads others to the table."""
    shuffle: ShuffleInfo | None = None
    """The state of the shuffle of the first round, on opening a table."""


class SeatSummary(Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    name: str
    player: str
    """``person``, ``open`` or the name of a player."""
    side: int
    profile: str
    """The id of the person's profile; empty if they have none, or their name is not shown."""
    program: bool
    """Whether the person is a program that says so."""


class TableSummary(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/tables/{table}``: a table before you sit down at it."""

    table: str
    title: str
    target: int
    """Points to win."""
    seats: tuple[SeatSummary, ...]
    open: tuple[int, ...]
    """The seats that can be taken."""
    begun: bool
    over: bool
    closed: bool
    may_watch: bool
    clock: float | None
    """Seconds that a person has for an action."""
    grace: float
    """Seconds until a player plays for a person who is away."""
    rule_sheet: tuple[str, ...]
    """The rules in words, one paragraph each."""
    rule_headings: tuple[RuleHeading, ...]
    rule_examples: tuple[RuleExample, ...]
    rule_keys: tuple[str, ...]
    """The subject of each paragraph, so that the rules can be opened at one of them."""
    rule_brief: tuple[str, ...]
    """Up to six lines that suffice to play; the first says what is special about this game."""
    turn: int | None
    """The seat on turn, or null if nobody is on turn or you may not know it."""
    left: float | None
    """The seconds that the person on turn has left, or null if there is no clock."""
    rated: bool
    """Whether the game changes the ratings of its people: only profiles can sit down."""


class TakeSeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{table}/seats``."""

    name: str
    face: FaceNumber | None = None
    """The face that the others see. Default: none."""
    seat: SeatNumber | None = None
    """Default: the first open one."""
    key: Annotated[str, Meta(max_length=64)] | None = None
    """The seat's secret, made by the client: a repeated request with the same key gets the same seat. Default: the
    server makes one."""
    device: MessageId | None = None
    """The device's permanent id, which keeps out a person who was sent away: stored as a hash, different at every
    table. Another hash, stored only at tables of the lobby, keeps people apart when one has blocked the other."""
    profile_key: ProfileKey | None = None
    """The device's key of a profile, which then sits down; ``name`` is ignored. Default: no profile."""


class ReportRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{table}/seats/report``."""

    seat: SeatNumber
    """The seat of the person being reported."""


class TableIdResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/codes/{code}``."""

    table: str


# Finished games


class GameIdResponse(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/tables/{table}/game``: the id of a game with a permanent link."""

    game: str


class ReviewRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/games/{game}/review``."""

    precision: PrecisionName = "usual"
    """How finely the judge tells actions apart."""


class ReviewProgress(Struct, frozen=True, kw_only=True):
    """The progress of a review: response of ``POST /api/games/{game}/review``, and of ``GET`` until it is done."""

    state: Literal["waiting", "running", "done"]
    percent: int


# Captures


class CapturesRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/captures``: what can the card ``play`` capture from ``table``?"""

    variant: str = "scopa"
    seats: int | None = None
    play: str
    table: str = ""
    """Cards in text form, separated by spaces."""


class CapturesResponse(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/captures``."""

    options: tuple[tuple[str, ...], ...]
    """The captures to choose from, as cards in text form."""
    may_lay: bool
    """Whether the card may be laid on the table instead."""


class ScoreRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/score``: what does each side score for a round that was played with real cards?

    Each tuple has a value for every side, in order."""

    variant: str = "scopa"
    seats: int | None = None
    """Default: the variant's usual number."""
    settings: Settings = {}
    """House rules, by option key."""
    piles: tuple[str, ...]
    """The captured cards in text form, separated by spaces. They need not be the whole pack."""
    sweeps: tuple[int, ...] = ()
    """The number of sweeps. Default: none."""
    declared: tuple[int, ...] = ()
    """The points for declared hands. Default: none."""
    captures: tuple[int, ...] = ()
    """The points for captures, not counting sweeps. Default: none."""
    first: int = 0
    """The side that played first, which some rules use to break ties."""
    lang: str = "en"


class ScoreResponse(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/score``."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    """The points of each side."""
    outright: int | None
    """The side that wins the game at once, by the cards that it has taken."""
    king: int | None
    """The side that took the king of the scoring suit, if that decides a tie at the target."""


# Variants, players and house rules


class PresetInfo(Struct, frozen=True, kw_only=True):
    """House rules of a game that have their own name."""

    id: str
    title: str
    seats: tuple[int, ...]
    """The possible numbers of players, the usual one first."""
    settings: dict[str, str]
    summary: str
    region: str


class VariantInfo(Struct, frozen=True, kw_only=True):
    """One item of the response of ``GET /api/variants``."""

    id: str
    title: str
    seats: tuple[int, ...]
    summary: str
    region: str
    group: str
    """The family of variants that it belongs to."""
    targets: dict[str, tuple[int, ...]]
    """Points to win by number of seats, the usual ones first."""
    teams: tuple[int, ...]
    """The numbers of seats that play it in teams."""
    presets: tuple[PresetInfo, ...]
    drills: tuple[DrillInfo, ...]
    """The drills that it has at the usual number of seats."""


class PlayerInfo(Struct, frozen=True, kw_only=True):
    """One item of the response of ``GET /api/players``: a player that can take a seat."""

    name: str
    title: str
    like: str
    """How it plays, in words."""
    level: int | None
    """From 1, the weakest, or null for a player used to measure others."""
    rating: str
    """Its results against another level, in words."""


class OptionSection(Struct, frozen=True, kw_only=True):
    """A section of the rule sheet, under which options are listed."""

    section: Section
    title: str


class OptionInfo(Struct, frozen=True, kw_only=True):
    """A house-rule option."""

    key: str
    label: str
    section: Section
    """The section of the rule sheet that it belongs to."""
    clauses: tuple[str, ...]
    """The keys of the clauses that describe its value."""
    values: tuple[ValueWords, ...]
    """Empty for numbers."""
    kind: Kind
    least: int | None
    most: int | None
    default: str
    line: str | None
    """The key of the line of the score sheet that it belongs to."""


class OptionsResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/options``."""

    sections: tuple[OptionSection, ...]
    options: tuple[OptionInfo, ...]


class ComposeRulesRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/rules``: a variant and house rules."""

    variant: str = "scopa"
    seats: int | None = None
    settings: Settings = {}
    lang: str = "en"


class SheetClause(Struct, frozen=True, kw_only=True):
    """One rule in words."""

    key: str
    text: str
    changed: bool
    """Whether it differs from the variant's own rules."""
    source: str
    """The name of the document that gives the rule."""


class SheetSection(Struct, frozen=True, kw_only=True):
    """A section of a rule sheet."""

    section: Section
    title: str
    clauses: tuple[SheetClause, ...]


class ComposedRules(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/rules``. With ``problems`` the fields after it are missing."""

    game: str
    """The id of the variant."""
    title: str
    seats: int
    base: Settings
    """Every option with the variant's value."""
    problems: tuple[str, ...]
    """The reasons why the settings cannot be combined, in sentences; empty if they can."""
    values: Settings | UnsetType = UNSET
    """Every option with the value of these rules."""
    differences: Settings | UnsetType = UNSET
    """The options that differ from the variant."""
    digest: str | UnsetType = UNSET
    target: int | UnsetType = UNSET
    """Points to win."""
    sheet: tuple[SheetSection, ...] | UnsetType = UNSET
    brief: tuple[str, ...] | UnsetType = UNSET
    """Up to six lines that suffice to play; the first says what is special about this game."""


class ParseHouseRulesRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/house-rules``: the text of a house-rules file, TOML or JSON."""

    text: str


class ParsedHouseRules(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/house-rules``."""

    name: str
    variant: str
    seats: int
    settings: Settings
