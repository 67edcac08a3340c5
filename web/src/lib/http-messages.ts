/**
 * The JSON bodies of HTTP requests and responses.
 * Written by `python tools/typescript.py`: change src/settebello/protocol/http.py, profiles.py or replays.py instead.
 */

import type {
  Card,
  CardSet,
  GameEvent,
  RuleExample,
  RuleHeading,
  ScoreSheet,
  ShuffleInfo,
  TableInfo,
  View,
} from './protocol';

/** Why a request was refused. */
export interface ErrorResponse {
  /** For programs: always the same for the same sentence; empty where there is no code. */
  code: string;
  /** One sentence, in the language that the request asks for. */
  message: string;
}

/** Body of `POST /api/tables`. The person who opens the table sits at seat 0. */
export interface OpenTableRequest {
  variant?: string;
  /** Default: the variant's usual number. */
  seats?: number | null;
  /** The players at the other seats, in order; `open`: a person who comes by the link. Default: `level`. */
  against?: string[] | null;
  /** The player that takes the seats left free, and plays for people who are away. */
  level?: string;
  name?: string;
  /** Seconds that a bot takes for an action. */
  pace?: number;
  /** House rules, by option key. */
  settings?: Settings;
  /** The title of the house rules. Default: the variant's title. */
  title?: string;
  /** Seconds after which a player plays for a person who is away. Without effect in a game by the day. */
  grace?: number;
  /**
   * Seconds that a person has for an action; after that a player takes it for them. A day or more: a game by the
   * day, in which nobody is played for before the clock has run out.
   */
  clock?: number | null;
  /** Whether spectators are allowed. */
  watchers?: boolean;
  /**
   * Whether the lobby lists the table while seats are open, so that anybody may sit down. Needs a server with a
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
  /** Whether the game changes the ratings of its people: all seats are open, and there is a clock and a profile. */
  rated?: boolean;
  /** The device's key of a profile, which then sits down; `name` does not count. Default: somebody without one. */
  profile_key?: string | null;
  /**
   * The device's lasting id, by which a listed table keeps people apart of whom one has blocked the other. Stored as
   * a hash, and only there.
   */
  device?: string | null;
}

/** Response of `POST /api/tables` and `POST /api/tables/{table}/seats`: a seat, and the key to it. */
export interface SeatTicket {
  table: string;
  key: string;
  seat: number;
  /** A short code that leads others to the table. */
  code?: string | null;
  /** The state of the shuffle of the first round, on opening a table. */
  shuffle?: ShuffleInfo | null;
}

/** Who sits at a seat. */
export interface SeatSummary {
  name: string;
  /** `person`, `open` or the name of a player. */
  player: string;
  side: number;
  /** The id of the person's profile; empty: they have none, or their name is not shown. */
  profile?: string;
  /** Whether the person is a program that says so. */
  program?: boolean;
}

/** Response of `GET /api/tables/{table}`: a table as seen before sitting down. */
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
  /** Seconds after which a player plays for a person who is away. */
  grace: number;
  /** The rules in words, one paragraph each. */
  rule_sheet: string[];
  rule_headings?: RuleHeading[];
  rule_examples?: RuleExample[];
  /** The seat on turn; null: nobody is, or it is not for you to know. */
  turn?: number | null;
  /** Seconds that the person on turn has left; null: there is no clock. */
  left?: number | null;
  /** Whether the game changes the ratings of its people: only profiles can sit down. */
  rated?: boolean;
}

/** Body of `POST /api/tables/{table}/seats`. */
export interface TakeSeatRequest {
  name: string;
  /** Default: the first open one. */
  seat?: number | null;
  /**
   * The seat's secret, made by the client: a repeated request with the same key gets the same seat. Default: the
   * server makes one.
   */
  key?: string | null;
  /**
   * The device's lasting id, by which a person who was sent away stays out: stored as a hash, different at every
   * table. By another hash, which is stored at tables of the lobby only, people are kept apart of whom one has blocked
   * the other.
   */
  device?: string | null;
  /** The device's key of a profile, which then sits down; `name` does not count. Default: somebody without one. */
  profile_key?: string | null;
}

/** Body of `POST /api/tables/{table}/seats/report`. */
export interface ReportRequest {
  /** The person whom whoever runs the server is told about. */
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
  /** How finely actions are told apart. */
  precision?: PrecisionName;
}

/** How far a review is: response of `POST /api/games/{game}/review`, and of `GET` until it is done. */
export interface ReviewProgress {
  state: 'done' | 'running' | 'waiting';
  percent: number;
}

/** Body of `POST /api/captures`: what may the card `play` capture from `table`? */
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

/** House rules of a game that have a name of their own. */
export interface PresetInfo {
  id: string;
  title: string;
  /** How many can play, the usual number first. */
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
  /** The numbers of seats with which it is played in teams. */
  teams: number[];
  presets?: PresetInfo[];
}

/** One item of the response of `GET /api/players`: a player that can take a seat. */
export interface PlayerInfo {
  name: string;
  title: string;
  /** How it plays, in words. */
  like: string;
  /** From 1, the weakest; null: a player to measure by. */
  level: number | null;
  /** How it does against another level, in words. */
  rating: string;
}

/** A section of the rule sheet, under which options are listed. */
export interface OptionSection {
  section: Section;
  title: string;
}

/** A value that an option can have. */
export interface ValueWords {
  value: string;
  label: string;
  /** The clauses of the rule sheet that it makes, in an ordinary game; empty where that depends on other options. */
  means: string;
}

/** A house-rule option. */
export interface OptionInfo {
  key: string;
  label: string;
  /** The section of the rule sheet that it belongs to. */
  section: Section;
  /** The keys of the clauses that say how it is set. */
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

/** Body of `POST /api/rules`: a variant and the house's settings. */
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
  /** Every option as the variant has it. */
  base: Settings;
  /** Why the settings do not go together, in sentences; empty: they do. */
  problems: string[];
  /** Every option as these rules have it. */
  values?: Settings;
  /** The options that differ from the variant. */
  differences?: Settings;
  digest?: string;
  /** Points to win. */
  target?: number;
  sheet?: SheetSection[];
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

/** What is known of how strong a profile is. */
export interface RatingInfo {
  /** The rating pool: family of variants and number of seats, such as `basic/2`, or `basic/2/programs`. */
  pool: string;
  /** The best guess: 1500 is a new profile's. */
  rating: number;
  /** The lower end of the interval in which the strength lies in 95% of cases. */
  low: number;
  /** The upper end of that interval. */
  high: number;
  /** Rated games played. */
  games: number;
  won: number;
}

/** What a rated game has changed. */
export interface RatedResult {
  /** Where it was played. */
  table: string;
  /** The rating pool, as in `RatingInfo`. */
  pool: string;
  /** The best guess before the game. */
  before: number;
  /** And with its result. */
  after: number;
}

/** One of the best of a pool. */
export interface RatedProfile {
  id: string;
  name: string;
  rating: RatingInfo;
}

/** Response of `GET /api/ratings`. */
export interface BestResponse {
  /** Those in which somebody is listed. */
  pools: string[];
  /** The one that was asked for; empty: nobody is listed in any. */
  pool: string;
  /** The best of that pool who have played enough rated games, the best first. */
  best: RatedProfile[];
  /** How many games are enough. */
  games: number;
}

/** Response of `GET /api/profiles/{profile}`: a profile as everybody sees it. */
export interface ProfileInfo {
  id: string;
  name: string;
  /** Whether a program plays under this name, as it says itself. */
  program: boolean;
  /** Of each pool in which it has played, that with the most games first. */
  ratings?: RatingInfo[];
}

/**
 * Body of `POST /api/profiles/own/blocks`: block the person at a seat of a table where the profile sits too. Who
 * has no profile is blocked by their device, at a table of the lobby: a matched or a listed one.
 */
export interface BlockPersonRequest {
  table: string;
  seat: number;
}

/** Response of `POST /api/profiles/own/blocks`, and one of `OwnProfile.blocked`: somebody who is blocked. */
export interface BlockedInfo {
  /** That of their profile; or of the block, if they have none. */
  id: string;
  /** That of their profile; or what they were called when they were blocked. */
  name: string;
  /** Whether a program plays under that name, as it says itself. */
  program: boolean;
}

/** A device that acts for a profile. */
export interface ProfileDeviceInfo {
  id: string;
  /** `Firefox`, `Chrome`, `Safari`, `Edge`, `Opera` or `terminal`; empty: something else. */
  kind: string;
  /** Seconds since 1970. */
  since: number;
  /** Whether it is the one that asks. */
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
  /** Whom it has blocked, the latest first. */
  blocked: BlockedInfo[];
  /** As in `ProfileInfo`. */
  ratings?: RatingInfo[];
  /** The rated game that ended last; null: it has played none. */
  last_rated?: RatedResult | null;
}

/** Response of `POST /api/profiles` and of `POST /api/profiles/own/phrase`. */
export interface NewProfile {
  profile: OwnProfile;
  /** The recovery phrase: twelve words. The server stores its hash, and cannot show it again. */
  phrase: string;
}

/** Response of `GET /api/push`. */
export interface PushInfo {
  /** The public key of the server, for which a browser subscribes; null: this server sends no notifications. */
  key: string | null;
}

/**
 * Body of `POST /api/tables/{table}/seats/push`: where to send notifications, as the browser's `PushSubscription`
 * says. The seat is that of the key in the header `Authorization`.
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

/** What the service worker shows. It is encrypted for one browser, and says nothing of the game. */
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
  /** The round and the action of the position, such as `3.14`; `3`: the deal of round 3. */
  position: string;
  /** Where the person sits. Default: the seat on turn. */
  seat?: number | null;
  /** The player at the other seats. */
  level?: string;
  name?: string;
  /** Seconds that a bot takes for an action. */
  pace?: number;
}

/** Body of `POST /api/replays/variation`: other actions than those that were played. */
export interface VariationRequest {
  /** The text of a record. */
  record: string;
  /** Where they depart from the game: the round and the action, such as `3.14`; `3`: the deal of round 3. */
  position: string;
  /** In action text, for the seat on turn each time. */
  actions?: string[];
  lang?: string;
}

/** The position after a deal of a round, an action or a claim. */
export interface ReplayFrame {
  /** The number of the action in its round, a claim included; 0: the round was dealt. */
  action: number;
  /** What led to the position, but for the score, which the round has. */
  events: GameEvent[];
  /** As a spectator sees it. Its history is the last action alone: the frames before it have the others. */
  view: View;
  /** By seat. */
  hands: CardSet[];
  /** The card that the seat on turn drew in the cut, while it decides. */
  drawn: Card | null;
}

/** One round of a replay. */
export interface ReplayRound {
  /** From 1. */
  number: number;
  /** The first is the deal. */
  frames: ReplayFrame[];
  /** Null: the record ends before the round does. */
  sheet: ScoreSheet | null;
}

/** A line of the score sheet, as a review speaks of it. */
export interface ReplayLine {
  /** One of :data:`settebello.rules.scores.LINES`, or `outright`. */
  key: string;
  label: string;
  /** What an action does that loses there, such as "gives the sevens away". */
  loss: string;
}

/** Response of `POST /api/replays`: all that the record says, hidden cards too. */
export interface Replay {
  /** The game and its people, for a spectator at the place of seat 0. */
  table: TableInfo;
  rounds: ReplayRound[];
  /** Those in which a decision can lose. */
  lines: ReplayLine[];
}

/** Response of `POST /api/replays/variation`. */
export interface Variation {
  /** The position where it departs from the game, and one after each of its actions. */
  frames: ReplayFrame[];
  /** By frame, what the seat on turn may do, in action text; empty once the round is over. */
  legal: string[][];
  /** Null: the round goes on after the last frame. */
  sheet: ScoreSheet | null;
}

export type Settings = Record<string, string>;

export type PrecisionName = 'quick' | 'thorough' | 'usual';

export type Section = 'captures' | 'cards' | 'deal' | 'declarations' | 'end' | 'scoring' | 'sweeps' | 'turn' | 'winning';

export type OptionKind = 'card-points' | 'card-sets' | 'line' | 'number' | 'numbers' | 'switch' | 'word' | 'words';
