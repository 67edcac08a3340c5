/**
 * The JSON bodies of HTTP requests and responses.
 * Written by `python tools/typescript.py`: change src/settebello/protocol/http.py, drills.py, positions.py, profiles.py
 * or replays.py instead.
 */

import type {
  Card,
  CardSet,
  GameEvent,
  RuleExample,
  RuleHeading,
  ScoreLine,
  ScoreSheet,
  ShuffleInfo,
  TableInfo,
  View,
} from './protocol';

/** The reason why a request was refused. */
export interface ErrorResponse {
  /** For programs: always the same for the same sentence; empty if there is no code. */
  code: string;
  /** One sentence, in the language that the request asks for. */
  message: string;
}

/** Body of `POST /api/tables`. The person who opens the table sits at seat 0. */
export interface OpenTableRequest {
  variant?: string;
  /** Default: the variant's usual number. */
  seats?: number | null;
  /** The players at the other seats, in order; `open` for a person who comes by the link. Default: `level`. */
  against?: string[] | null;
  /** The player that takes free seats, and plays for people who are away. */
  level?: string;
  name?: string;
  /** The face that the others see. Default: none. */
  face?: number | null;
  /** Seconds that a bot takes for an action. */
  pace?: number;
  /** House rules, by option key. */
  settings?: Settings;
  /** The title of the house rules. Default: the variant's title, which everybody reads in their own language. */
  title?: string;
  /** Seconds until a player plays for a person who is away. Has no effect in a game by the day. */
  grace?: number;
  /**
   * Seconds that a person has for an action; then a player takes it for them. A day or more makes it a game by the
   * day, where nobody's turn is taken before the clock has run out.
   */
  clock?: number | null;
  /** Whether spectators are allowed. */
  watchers?: boolean;
  /**
   * Whether the lobby lists the table while seats are open; anybody may then sit down. Needs a server with a
   * lobby.
   */
  listed?: boolean;
  /** A table id made by the client: 12 random bytes in URL-safe Base64. Default: the server makes one. */
  table?: string | null;
  /**
   * The device's commitment to its share in the shuffle of the first round. It is bound to `table`, which is then
   * required.
   */
  commitment?: string | null;
  /** Whether the game changes the ratings of its people: all seats are open, and there are a clock and a profile. */
  rated?: boolean;
  /** The device's key of a profile, which then sits down; `name` is ignored. Default: no profile. */
  profile_key?: string | null;
  /**
   * The device's permanent id. A listed table uses it to keep people apart when one has blocked the other. Only there
   * it is stored, as a hash.
   */
  device?: string | null;
}

/**
 * Response of `POST /api/tables`, `POST /api/daily` and `POST /api/tables/{table}/seats`: a seat, and its
 * key.
 */
export interface SeatTicket {
  table: string;
  key: string;
  seat: number;
  /** A short code that leads others to the table. */
  code?: string | null;
  /** The state of the shuffle of the first round, on opening a table. */
  shuffle?: ShuffleInfo | null;
}

/** Body of `POST /api/daily`: open a table for the daily game of a day. The person sits at seat 0. */
export interface OpenDailyRequest {
  /** The day, such as `2026-11-28`. */
  day: string;
  name?: string;
  /** The face that the others see. Default: none. */
  face?: number | null;
  /** Seconds that the computer takes for an action. */
  pace?: number;
  /**
   * The device's permanent id. Today's game is played once with it, on a server with a table of everybody, which
   * needs it. It is stored as a hash.
   */
  device?: string | null;
  /** The device's key of a profile, which plays today's game once on all its devices. Default: no profile. */
  profile_key?: string | null;
}

/** A day and its seed. */
export interface DailyDay {
  day: string;
  /** The SHA-256 of the seed. */
  commitment: string;
  /** The seed from which the packs are dealt, or null until the day has closed. */
  seed: string | null;
}

/** Response of `GET /api/daily`: the day by the server's clock, and the seeds of the days. */
export interface DailyInfo {
  today: string;
  /** Seconds until the end of the day. */
  left: number;
  /** The latest day that has closed: whoever likes may play it and the days before. */
  closed: string;
  /** Tomorrow, today and the days before, the latest first. */
  days: DailyDay[];
}

/** Attempts with the same points. */
export interface DailyRow {
  points: number;
  attempts: number;
}

/** An action in a position of a daily game. */
export interface DailyPlay {
  action: string;
  /** The number of people who played it. */
  people: number;
}

/** A decision in a daily game, and what people played there. */
export interface DailyDecision {
  /** From 1. */
  round: number;
  /** The number of the action in its round, from 1. */
  number: number;
  hand: string[];
  table: string[];
  /** The number of people who had this decision, after the same actions. */
  people: number;
  /** What most people played, the best action and the own one; the most frequent first. */
  plays: DailyPlay[];
  /** The best action from what the seat could see, as the judge finds. */
  best: string;
  /** The action in the own attempt, or null if there is none. */
  own: string | null;
}

/**
 * Response of `GET /api/daily/{day}/decisions`: the decisions of the own attempt at the game of a day that has
 * closed, or those that most people had.
 */
export interface DailyDecisions {
  day: string;
  /** In the order of the game. */
  decisions: DailyDecision[];
}

/** Response of `GET /api/daily/{day}`: the ranked attempts of a day. */
export interface DailyTable {
  day: string;
  /** The number of ranked attempts that have a result. */
  attempts: number;
  /** Those attempts by points, the highest first. */
  rows: DailyRow[];
  /** The points of the own ranked attempt, or null if there is none. */
  points: number | null;
  /** Its rank, from 1: one more than the number of attempts with more points. */
  rank: number | null;
  /**
   * The percentage of the other attempts that have fewer points, where those with as many count half; null without
   * other attempts.
   */
  percentile: number | null;
}

/** Body of `POST /api/daily/groups`: make a private group for the daily game, and join it. */
export interface MakeDailyGroupRequest {
  name?: string;
  device: string;
  profile_key?: string | null;
  /** The name of the group, at most 40 characters. */
  title: string;
}

/** Body of `POST /api/daily/groups/{group}/members`: join a group. */
export interface JoinDailyGroupRequest {
  /** The person's name; with a profile, the name of the profile counts. */
  name?: string;
  /** The device's permanent id. It is stored as a hash. */
  device: string;
  /** The device's key of a profile. Default: no profile. */
  profile_key?: string | null;
}

/** Response of `POST /api/daily/groups` and `POST /api/daily/groups/{group}/members`. */
export interface DailyGroupTicket {
  group: string;
  /** The member's key. */
  key: string;
}

/** A day of the table of a group. */
export interface DailyGroupDay {
  day: string;
  /** Whether its results are hidden: it has not closed, and the member's own game of that day is not over. */
  hidden: boolean;
}

/** A member of a group. */
export interface DailyGroupMember {
  name: string;
  /** Whether the member's key was sent. */
  own: boolean;
  /** By day, the points of the ranked attempt; null if there is none, or it is hidden. */
  points: (number | null)[];
  /** The sum of these points; null if there are none. */
  total: number | null;
}

/** Response of `GET /api/daily/groups/{group}`. */
export interface DailyGroupResponse {
  group: string;
  /** The name of the group. */
  title: string;
  /** The number of members. */
  people: number;
  /** Today and the six days before, the latest first; empty without a member's key. */
  days: DailyGroupDay[];
  /** The highest total first; empty without a member's key. */
  members: DailyGroupMember[];
}

/** Body of `POST /api/matches`: make a duplicate match, whose tables all play the same packs. */
export interface OpenMatchRequest {
  /** `scopone` or `scopa`. */
  variant?: string;
  /** The seats of a table: 4. */
  seats?: number;
  /** The number of tables, from 2 to 8. */
  tables?: number;
  /** The number of boards, from 1 to 16. */
  boards?: number;
  /** The player that takes free seats, and plays for people who are away. */
  level?: string;
  /** Seconds that a bot takes for an action. */
  pace?: number;
  /** Seconds that a person has for an action; then a player takes it for them. Default: no limit. */
  clock?: number | null;
}

/** Response of `POST /api/matches`. */
export interface MatchTicket {
  match: string;
  /** The host's key, with which the match can be closed. */
  key: string;
}

/** A seat at a table of a match. */
export interface MatchSeat {
  /** The name of the person or bot, or empty while the seat is open. */
  name: string;
  /** Whether somebody may sit down there. */
  open: boolean;
  /** The team that the seat belongs to, from 0. */
  team: number;
}

/** A table of a match. */
export interface MatchTable {
  table: string;
  seats: MatchSeat[];
  begun: boolean;
  /** Whether nobody can play there any more. */
  ended: boolean;
  /** The number of boards that it has finished. */
  finished: number;
}

/** The result of a team on the boards that count so far. */
export interface MatchTeam {
  /** Its place, from 1. Teams with the same match points share one. */
  place: number;
  match_points: number;
  percent: number;
  /** The points of its pairs minus those of their opponents. */
  difference: number;
}

/** Response of `GET /api/matches/{match}` and `POST /api/matches/{match}/close`. */
export interface MatchResponse {
  match: string;
  title: string;
  boards: number;
  /**
   * Whether the match is closed. Then every board counts, and one that a table has not finished counts as if its
   * pairs had done as well as all others.
   */
  closed: boolean;
  /** The SHA-256 of the seed of the packs. */
  commitment: string;
  /** The seed of the packs, or null until the match is closed. */
  seed: string | null;
  tables: MatchTable[];
  /** The result of each team; empty while no board counts. */
  teams: MatchTeam[];
  /**
   * By table, for each board that counts, the points of the pair at seats 0 and 2 minus those of the other pair, or
   * null if the table has not finished it. A board counts when all tables have finished it.
   */
  margins: (number | null)[][];
}

/**
 * Response of `GET /api/tables/{table}/daily`: the result of a daily game that is over. Margins are the person's
 * points minus the computer's.
 */
export interface DailyResultResponse {
  day: string;
  /** The sum of the margins of all rounds. */
  points: number;
  /** The same if the computer plays both hands. */
  par: number;
  /** The result in sentences, in the language that the request asks for. */
  text: string[];
  /** The result to show to others. It gives away nothing about the cards. */
  share: string;
  /**
   * Whether the attempt is in the table of everybody, or null if the game is not an attempt at the game of its own
   * day on a server.
   */
  ranked: boolean | null;
}

/** Who sits at a seat. */
export interface SeatSummary {
  name: string;
  /** `person`, `open` or the name of a player. */
  player: string;
  side: number;
  /** The id of the person's profile; empty if they have none, or their name is not shown. */
  profile: string;
  /** Whether the person is a program that says so. */
  program: boolean;
}

/** Response of `GET /api/tables/{table}`: a table before you sit down at it. */
export interface TableSummary {
  table: string;
  title: string;
  /** Points to win. */
  target: number;
  seats: SeatSummary[];
  /** The seats that can be taken. */
  open: number[];
  begun: boolean;
  over: boolean;
  closed: boolean;
  may_watch: boolean;
  /** Seconds that a person has for an action. */
  clock: number | null;
  /** Seconds until a player plays for a person who is away. */
  grace: number;
  /** The rules in words, one paragraph each. */
  rule_sheet: string[];
  rule_headings: RuleHeading[];
  rule_examples: RuleExample[];
  /** The subject of each paragraph, so that the rules can be opened at one of them. */
  rule_keys: string[];
  /** Up to six lines that suffice to play; the first says what is special about this game. */
  rule_brief: string[];
  /** The seat on turn, or null if nobody is on turn or you may not know it. */
  turn: number | null;
  /** The seconds that the person on turn has left, or null if there is no clock. */
  left: number | null;
  /** Whether the game changes the ratings of its people: only profiles can sit down. */
  rated: boolean;
}

/** Body of `POST /api/tables/{table}/seats`. */
export interface TakeSeatRequest {
  name: string;
  /** The face that the others see. Default: none. */
  face?: number | null;
  /** Default: the first open one. */
  seat?: number | null;
  /**
   * The seat's secret, made by the client: a repeated request with the same key gets the same seat. Default: the
   * server makes one.
   */
  key?: string | null;
  /**
   * The device's permanent id, which keeps out a person who was sent away: stored as a hash, different at every
   * table. Another hash, stored only at tables of the lobby, keeps people apart when one has blocked the other.
   */
  device?: string | null;
  /** The device's key of a profile, which then sits down; `name` is ignored. Default: no profile. */
  profile_key?: string | null;
}

/** Body of `POST /api/tables/{table}/seats/report`. */
export interface ReportRequest {
  /** The seat of the person being reported. */
  seat: number;
}

/** Response of `GET /api/codes/{code}`. */
export interface TableIdResponse {
  table: string;
}

/** Response of `POST /api/tables/{table}/game`: the id of a game with a permanent link. */
export interface GameIdResponse {
  game: string;
}

/** Body of `POST /api/games/{game}/review`. */
export interface ReviewRequest {
  /** How finely the judge tells actions apart. */
  precision?: PrecisionName;
}

/** The progress of a review: response of `POST /api/games/{game}/review`, and of `GET` until it is done. */
export interface ReviewProgress {
  state: 'done' | 'running' | 'waiting';
  percent: number;
}

/** Body of `POST /api/captures`: what can the card `play` capture from `table`? */
export interface CapturesRequest {
  variant?: string;
  seats?: number | null;
  play: string;
  /** Cards in text form, separated by spaces. */
  table?: string;
}

/** Response of `POST /api/captures`. */
export interface CapturesResponse {
  /** The captures to choose from, as cards in text form. */
  options: string[][];
  /** Whether the card may be laid on the table instead. */
  may_lay: boolean;
}

/**
 * Body of `POST /api/score`: what does each side score for a round that was played with real cards?
 *
 * Each tuple has a value for every side, in order.
 */
export interface ScoreRequest {
  variant?: string;
  /** Default: the variant's usual number. */
  seats?: number | null;
  /** House rules, by option key. */
  settings?: Settings;
  /** The captured cards in text form, separated by spaces. They need not be the whole pack. */
  piles: string[];
  /** The number of sweeps. Default: none. */
  sweeps?: number[];
  /** The points for declared hands. Default: none. */
  declared?: number[];
  /** The points for captures, not counting sweeps. Default: none. */
  captures?: number[];
  /** The side that played first, which some rules use to break ties. */
  first?: number;
  lang?: string;
}

/** Response of `POST /api/score`. */
export interface ScoreResponse {
  lines: ScoreLine[];
  /** The points of each side. */
  totals: number[];
  /** The side that wins the game at once, by the cards that it has taken. */
  outright: number | null;
  /** The side that took the king of the scoring suit, if that decides a tie at the target. */
  king: number | null;
}

/** A drill that a game has. */
export interface DrillInfo {
  kind: DrillKind;
  title: string;
}

/** A question with one right answer, in words and cards. */
export interface DrillExercise {
  question: string;
  /** The card that is played, or one's own hand. */
  hand: CardSet;
  table: CardSet;
  /** What each side has taken; one's own side first. */
  piles: CardSet[];
  /** The answers to choose from. */
  options: string[];
  /** The place of the right one. */
  answer: number;
  /** Why it is right. */
  why: string;
}

/** Response of `GET /api/drills`. */
export interface Drill {
  /** What the drill asks. */
  title: string;
  exercises: DrillExercise[];
  /** The terms of the game, such as the call of a sweep. */
  idiom: 'caida' | 'chkobba' | 'cicera' | 'cirulla' | 'cuarenta' | 'escoba' | 'hurrikan' | 'ronda' | 'scopa' | 'spazzino' | 'spincio' | 'tombolon';
  /** The suits of the deck that the game is usually played with. */
  suits: 'french' | 'latin';
  /** The usual deck of the game's region, or null for no particular one. */
  deck: 'bergamasche' | 'french' | 'neapolitan' | 'piacentine' | 'sicilian' | 'spanish' | 'trevisane' | null;
  /** The capture value of each rank, from the ace. */
  values: number[];
}

/** House rules of a game that have their own name. */
export interface PresetInfo {
  id: string;
  title: string;
  /** The possible numbers of players, the usual one first. */
  seats: number[];
  settings: Settings;
  summary: string;
  region: string;
}

/** One item of the response of `GET /api/variants`. */
export interface VariantInfo {
  id: string;
  title: string;
  seats: number[];
  summary: string;
  region: string;
  /** The family of variants that it belongs to. */
  group: string;
  /** Points to win by number of seats, the usual ones first. */
  targets: Record<string, number[]>;
  /** The numbers of seats that play it in teams. */
  teams: number[];
  presets: PresetInfo[];
  /** The drills that it has at the usual number of seats. */
  drills: DrillInfo[];
}

/** One item of the response of `GET /api/players`: a player that can take a seat. */
export interface PlayerInfo {
  name: string;
  title: string;
  /** How it plays, in words. */
  like: string;
  /** From 1, the weakest, or null for a player used to measure others. */
  level: number | null;
  /** Its results against another level, in words. */
  rating: string;
}

/** A section of the rule sheet, under which options are listed. */
export interface OptionSection {
  section: Section;
  title: string;
}

/** A possible value of an option. */
export interface ValueWords {
  value: string;
  label: string;
  /** The clauses of the rule sheet that it produces in an ordinary game; empty if that depends on other options. */
  means: string;
}

/** A house-rule option. */
export interface OptionInfo {
  key: string;
  label: string;
  /** The section of the rule sheet that it belongs to. */
  section: Section;
  /** The keys of the clauses that describe its value. */
  clauses: string[];
  /** Empty for numbers. */
  values: ValueWords[];
  kind: OptionKind;
  least: number | null;
  most: number | null;
  default: string;
  /** The key of the line of the score sheet that it belongs to. */
  line: string | null;
}

/** Response of `GET /api/options`. */
export interface OptionsResponse {
  sections: OptionSection[];
  options: OptionInfo[];
}

/** Body of `POST /api/rules`: a variant and house rules. */
export interface ComposeRulesRequest {
  variant?: string;
  seats?: number | null;
  settings?: Settings;
  lang?: string;
}

/** One rule in words. */
export interface SheetClause {
  key: string;
  text: string;
  /** Whether it differs from the variant's own rules. */
  changed: boolean;
  /** The name of the document that gives the rule. */
  source: string;
}

/** A section of a rule sheet. */
export interface SheetSection {
  section: Section;
  title: string;
  clauses: SheetClause[];
}

/** Response of `POST /api/rules`. With `problems` the fields after it are missing. */
export interface ComposedRules {
  /** The id of the variant. */
  game: string;
  title: string;
  seats: number;
  /** Every option with the variant's value. */
  base: Settings;
  /** The reasons why the settings cannot be combined, in sentences; empty if they can. */
  problems: string[];
  /** Every option with the value of these rules. */
  values?: Settings;
  /** The options that differ from the variant. */
  differences?: Settings;
  digest?: string;
  /** Points to win. */
  target?: number;
  sheet?: SheetSection[];
  /** Up to six lines that suffice to play; the first says what is special about this game. */
  brief?: string[];
}

/** Body of `POST /api/house-rules`: the text of a house-rules file, TOML or JSON. */
export interface ParseHouseRulesRequest {
  text: string;
}

/** Response of `POST /api/house-rules`. */
export interface ParsedHouseRules {
  name: string;
  variant: string;
  seats: number;
  settings: Settings;
}

/** Body of `POST /api/profiles`. */
export interface CreateProfileRequest {
  name: string;
  /** Made by the device, like the key of a seat. A repeated request with the same key and name makes one profile. */
  key: string;
  /** Whether a program plays under this name. */
  program?: boolean;
}

/** Body of `POST /api/profiles/restore`: bring a profile to this device. */
export interface RestoreProfileRequest {
  /** The recovery phrase, as somebody types it. */
  phrase: string;
  /** Made by the device. */
  key: string;
}

/** Body of `POST /api/profiles/own/name`. */
export interface RenameProfileRequest {
  name: string;
}

/** The estimate of a profile's strength. */
export interface RatingInfo {
  /** The rating pool: family of variants and number of seats, such as `basic/2`, or `basic/2/programs`. */
  pool: string;
  /** The best guess: 1500 is a new profile's. */
  rating: number;
  /** The lower end of the interval that contains the true strength in 95% of cases. */
  low: number;
  /** The upper end of that interval. */
  high: number;
  /** Rated games played. */
  games: number;
  won: number;
}

/** A rated game of a profile, and what it did to the rating. */
export interface RatedResult {
  /** The table of the game. */
  table: string;
  /** The rating pool, as in `RatingInfo`. */
  pool: string;
  won: boolean;
  /** The names of the people on the other sides, without deleted profiles. */
  others: string[];
  /** The best guess before the game. */
  before: number;
  /** The best guess with its result. */
  after: number;
  /** Seconds since 1970. */
  ended: number;
}

/** One of the best profiles of a pool. */
export interface RatedProfile {
  id: string;
  name: string;
  rating: RatingInfo;
}

/** Response of `GET /api/ratings`. */
export interface BestResponse {
  /** The pools with at least one listed profile. */
  pools: string[];
  /** The requested pool; empty if nobody is listed in any. */
  pool: string;
  /** The best settled profiles of that pool that have met enough others, best first. */
  best: RatedProfile[];
  /** The same among those who have played enough rated games this month (UTC); their games are those of the month. */
  month: RatedProfile[];
  /** The number of rated games that this takes. */
  month_games: number;
  /** The number of rated games that a profile needs to be settled. */
  games: number;
  /** The number of different days that it must have played them on. */
  days: number;
  /** The number of other settled profiles that a listed one has met. */
  opponents: number;
}

/** Response of `GET /api/profiles/{profile}`: a profile as everybody sees it. */
export interface ProfileInfo {
  id: string;
  name: string;
  /** Whether a program plays under this name, by its own account. */
  program: boolean;
  /** The rating in each pool that it has played in, the pool with the most games first. */
  ratings: RatingInfo[];
}

/**
 * Body of `POST /api/profiles/own/blocks`: block the person at a seat of a table where the profile sits too. A
 * person without a profile is blocked by device, at a table of the lobby, matched or listed.
 */
export interface BlockPersonRequest {
  table: string;
  seat: number;
}

/** Response of `POST /api/profiles/own/blocks`, and one of `OwnProfile.blocked`: somebody who is blocked. */
export interface BlockedInfo {
  /** The id of their profile, or of the block if they have none. */
  id: string;
  /** The name of their profile, or the name that they had when they were blocked. */
  name: string;
  /** Whether a program plays under that name, by its own account. */
  program: boolean;
}

/**
 * Body of `POST /api/profiles/own/friends`: add the person at a seat of a table where the profile has played too.
 * If that person has asked before, you are friends now, otherwise they are asked.
 */
export interface AddFriendRequest {
  table: string;
  seat: number;
}

/**
 * Body of `POST /api/profiles/own/friends/{profile}/invitation`: invite a friend to a table with an open seat
 * where the profile sits. This replaces an earlier invitation.
 */
export interface InviteFriendRequest {
  table: string;
}

/** A friend, or somebody who has asked you or whom you have asked. */
export interface FriendInfo {
  /** The id of their profile. */
  id: string;
  name: string;
  /** Whether a program plays under that name, by its own account. */
  program: boolean;
  friendship: Friendship;
  /** Whether a friend is here now. */
  here: boolean;
  /** The table to which a friend invites you; empty if there is none. */
  invitation: string;
}

/** Response of `GET /api/profiles/own/friends`. Asking for it tells friends that you are here for a minute. */
export interface FriendsResponse {
  /** By name. */
  friends: FriendInfo[];
}

/** A device that acts for a profile. */
export interface ProfileDeviceInfo {
  id: string;
  /** `Firefox`, `Chrome`, `Safari`, `Edge`, `Opera` or `terminal`; empty for something else. */
  kind: string;
  /** Seconds since 1970. */
  since: number;
  /** Whether it is the device that asks. */
  own: boolean;
}

/** Response of `GET /api/profiles/own`: a profile as its devices see it. */
export interface OwnProfile {
  id: string;
  name: string;
  program: boolean;
  /** Seconds since 1970. */
  created: number;
  devices: ProfileDeviceInfo[];
  /** The people it has blocked, latest first. */
  blocked: BlockedInfo[];
  /** As in `ProfileInfo`. */
  ratings: RatingInfo[];
  /** The rated games that ended last, the latest first. */
  results: RatedResult[];
  /** The number of other profiles in all its rated games. */
  people_met: number;
}

/** Response of `POST /api/profiles` and of `POST /api/profiles/own/phrase`. */
export interface NewProfile {
  profile: OwnProfile;
  /** The recovery phrase: twelve words. The server stores its hash, and cannot show it again. */
  phrase: string;
}

/** Response of `GET /api/push`. */
export interface PushInfo {
  /** The server's public key, which a browser needs to subscribe, or null if the server sends no notifications. */
  key: string | null;
}

/**
 * Body of `POST /api/tables/{table}/seats/push` and `POST /api/profiles/own/push`: where to send notifications,
 * as in the browser's `PushSubscription`. The seat, or the device of a profile, is the one whose key is in the header
 * `Authorization`.
 */
export interface SubscribeRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The language of the notifications. */
  lang?: string;
}

/** Body of `DELETE /api/tables/{table}/seats/push`. */
export interface UnsubscribeRequest {
  endpoint: string;
}

/**
 * A notification for the service worker to show. It is encrypted for one browser, and does not describe the
 * game.
 */
export interface PushNotification {
  title: string;
  body: string;
  /** The id of the table, which a click opens. */
  table: string;
  lang: string;
}

/** Body of `POST /api/replays`. */
export interface ReplayRequest {
  /** The text of a record. */
  record: string;
  lang?: string;
}

/** Body of `POST /api/practice`: play on from a position of a recorded game, against computers. */
export interface PracticeRequest {
  /** The text of a record. */
  record: string;
  /** The round and the action of the position, such as `3.14`; `3` is the deal of round 3. */
  position: string;
  /** The person's seat. Default: the seat on turn. */
  seat?: number | null;
  /** The player at the other seats. */
  level?: string;
  name?: string;
  /** The person's face. Default: none. */
  face?: number | null;
  /** Seconds that a bot takes for an action. */
  pace?: number;
}

/** Body of `POST /api/replays/variation`: actions other than those that were played. */
export interface VariationRequest {
  /** The text of a record. */
  record: string;
  /**
   * The position where they depart from the game: the round and the action, such as `3.14`; `3` is the deal of
   * round 3.
   */
  position: string;
  /** In text form, each for the seat on turn. */
  actions?: string[];
  lang?: string;
}

/** The position after a deal of a round, an action or a claim. */
export interface ReplayFrame {
  /** The number of the action in its round, claims included; 0 if the round was dealt. */
  action: number;
  /** The events that led to the position. */
  events: GameEvent[];
  /** As a spectator sees it. Its history is only the last action: the frames before it have the others. */
  view: View;
  /** By seat. */
  hands: CardSet[];
  /** The card that the seat on turn drew in the cut, while it decides. */
  drawn: Card | null;
}

/** One round of a replay. */
export interface ReplayRound {
  /** The number of the round, from 1. */
  number: number;
  /** The first is the deal. */
  frames: ReplayFrame[];
  /** The score, or null if the record ends before the round does. */
  sheet: ScoreSheet | null;
}

/** A line of the score sheet, as a review refers to it. */
export interface ReplayLine {
  /** One of :data:`settebello.rules.scores.LINES`, or `outright`. */
  key: string;
  label: string;
  /** How an action loses there, such as "gives the best cards of a suit away". */
  loss: string;
}

/** Response of `POST /api/replays`: everything in the record, hidden cards too. */
export interface Replay {
  /** The game and its people, for a spectator at the place of seat 0. */
  table: TableInfo;
  rounds: ReplayRound[];
  /** The lines where a decision can lose. */
  lines: ReplayLine[];
}

/** Response of `POST /api/replays/variation`. */
export interface Variation {
  /** The position where it departs from the game, and one after each of its actions. */
  frames: ReplayFrame[];
  /** The legal actions of the seat on turn in each frame, in text form; empty once the round is over. */
  legal: string[][];
  /** The score, or null if the round continues after the last frame. */
  sheet: ScoreSheet | null;
}

/** Body of `POST /api/positions`: a position to explore. */
export interface PositionRequest {
  /** The position of the seat on turn, in one line. */
  position: string;
  lang?: string;
}

/** Response of `POST /api/positions`. */
export interface ExploredPosition {
  /** The game, as the seat on turn sees it; nobody has a name. */
  table: TableInfo;
  /** The view of the seat on turn. */
  view: View;
  /** A `settebello.study.explorer.Exploration`. */
  exploration: unknown;
}

/**
 * Response of `POST /api/positions/recorded`, whose body is a
 * `settebello.protocol.replays.VariationRequest`.
 */
export interface PositionLine {
  /** The position of the seat on turn, in one line. */
  position: string;
}

export type Settings = Record<string, string>;

export type PrecisionName = 'quick' | 'thorough' | 'usual';

export type Friendship = 'asked' | 'asking' | 'friends';

export type Section = 'captures' | 'cards' | 'deal' | 'declarations' | 'end' | 'scoring' | 'sweeps' | 'turn' | 'winning';

export type OptionKind = 'card-points' | 'card-sets' | 'line' | 'number' | 'numbers' | 'switch' | 'word' | 'words';

export type DrillKind = 'captures' | 'certain' | 'primiera' | 'sevens' | 'sweeps';
