/**
 * The messages between the server and a client at a table, one JSON object each, tagged by `type`.
 * Written by `python tools/typescript.py`: change src/settebello/protocol/game.py instead.
 */

/** A card's text form: rank 1 to 10, or to 13 in a pack of 52, then D, C, S or B. */
export type Card = string;
/** Cards in written order. */
export type CardSet = Card[];
/** An action's text form: `7D` lays the seven, `9Cx4S5B` captures; or `keep`, `place`, `declare`, `pass`, `claim`. */
export type Action = string;

/** A past action, as everybody saw it. */
export interface Move {
  seat: number;
  action: string;
}

/** The view of one seat, or of a spectator if `seat` is null. Cards are in text form (`7D`). */
export interface View {
  seat: number | null;
  /** From 1. */
  round: number;
  dealer: number;
  /** cut, declare, play, or over (the round is scored, or the game was claimed). */
  phase: string;
  turn: number | null;
  /** From 0. */
  deal: number;
  hand: CardSet;
  /** How many cards each seat holds. */
  hands: number[];
  table: CardSet;
  /** By side. Everybody saw every captured card, so a perfect memory knows them. */
  piles: CardSet[];
  /** By side, the cards that made sweeps, in order. */
  sweeps: Card[][];
  /** By side, points declared so far in this round. */
  declared: number[];
  /** By seat, cards shown by a declaration and still held. */
  shown: CardSet[];
  /** The rank that a knock has named the matta, until it is captured. */
  named?: number | null;
  stock: number;
  last_capture: number | null;
  /** The card that this seat drew in the cut, while it decides. */
  drawn: Card | null;
  /** The points of each side in the game before this round. */
  totals: number[];
  /** This round's actions. */
  history: Move[];
  /** The actions that this seat may take now, in text form; empty when it is not its turn. */
  legal: string[];
  /** The points of the hand for each action that declares it now, best first. */
  declarable?: Record<string, number>;
  /** Whether this seat may claim out now, on turn or not (`claim`). */
  may_claim: boolean;
  /** The points of each side for captures so far in this round, not counting sweeps. */
  capture_points?: number[];
  /**
   * In games with points for falls: the card just laid, or the cards of the chain of falls that the next card may
   * take back.
   */
  chain?: CardSet;
  /** In games where piles can be stolen: the top card of each pile. */
  tops?: CardSet;
}

/**
 * The first message on a socket; `key` is the secret of the seat. A client that reconnects names the last
 * `version` that it saw, and is sent the events since then. Its own name for its `device` identifies it while its
 * old connection may still be open.
 */
export interface Join {
  type: 'join';
  key: string;
  device?: string | null;
  version?: number | null;
  /** The share for the current transcript of this seat, to save a message. */
  share?: string | null;
}

/**
 * Take `action` (action text) on `version`; a claim may be made at any time, on any version. The client chooses
 * `id`, and the answer repeats it.
 */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  action: string;
}

/** Deal the next round; the player has read the score sheet. `version` as in `Act`. */
export interface NextRound {
  type: 'next';
  id: string;
  version: number;
}

/** Ask for a hint; answered with `Advice`. `version` as in `Act`. */
export interface Hint {
  type: 'hint';
  id: string;
  version: number;
}

/** The first message on the socket of a spectator, who sees the open cards and no hand. */
export interface Watch {
  type: 'watch';
}

/** Ask for the events since `version`; answered with an `Update`, with the events if they are still known. */
export interface CatchUp {
  type: 'missed';
  id: string;
  version: number;
}

/**
 * Whether this client's page is visible: a person who does not see it may want to be notified. Until it says so, a
 * client counts as visible.
 */
export interface PageVisible {
  type: 'visible';
  id: string;
  visible: boolean;
}

/**
 * I am ready to begin, or no longer am. When every seat is taken and everybody is ready, the first round is
 * dealt.
 */
export interface Ready {
  type: 'ready';
  id: string;
  ready: boolean;
}

/**
 * Before the start: exchange the people of two seats. A guest may only move themselves, to a seat without a
 * person.
 */
export interface SwapSeats {
  type: 'swap';
  id: string;
  seat: number;
  to: number;
}

/**
 * By the host. Before the start: put a computer player at a seat, or open it (null), and remove the person who sat
 * there. During the game: have a computer player replace somebody who is away, for good.
 */
export interface FillSeat {
  type: 'fill';
  id: string;
  seat: number;
  player: string | null;
}

/** By the host, when the others are ready: computer players take the open seats, and the first round is dealt. */
export interface StartGame {
  type: 'start';
  id: string;
}

/**
 * Leave the table. Before the start, the seat is open again; afterwards a computer player takes over until the
 * person comes back.
 */
export interface LeaveTable {
  type: 'leave';
  id: string;
}

/**
 * Once the game is over: start another with the same people and the same keys, at a new table that
 * `RoomInfo.rematch` names.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** By the host, at any time: make the person at that seat the host. */
export interface MakeHost {
  type: 'host';
  id: string;
  seat: number;
}

/** By the host: close the table for good. */
export interface CloseTable {
  type: 'close';
  id: string;
}

/** By the host: let anyone removed under that name (`RoomInfo.removed`) sit down again. */
export interface Admit {
  type: 'admit';
  id: string;
  name: string;
}

/**
 * Replace the secret of my seat with `key`, made by this device. The old secret and every link with it stop
 * working, and other devices connected with it are disconnected. `device`: this device's own name, as in `Join`; it
 * stays connected.
 */
export interface RenewKey {
  type: 'rekey';
  id: string;
  key: string;
  device?: string | null;
}

/**
 * Disconnect one of the devices at my seat, by its `id` in `RoomInfo.connected`. Anyone who has the secret can
 * reconnect with it: `RenewKey` keeps them out.
 */
export interface DisconnectDevice {
  type: 'dismiss';
  id: string;
  device: string;
}

/** Whether this client shows texts of friends, and may send some. Until it says so, it does not. */
export interface ReadTexts {
  type: 'texts';
  id: string;
  on: boolean;
}

/** Say a phrase to everybody at the table. It is not stored. */
export interface SayPhrase {
  type: 'say';
  id: string;
  phrase: Phrase;
}

/**
 * Before the game begins or once it is over: say something in own words to the friends at the table whose clients
 * show texts (`ReadTexts`). It is not stored.
 */
export interface SayText {
  type: 'write';
  id: string;
  text: string;
}

/** Commit to this device's share in the shuffle of a round. */
export interface Commit {
  type: 'commit';
  id: string;
  round: number;
  exchange: number;
  commitment: string;
  /** The seat that the commitment names; refused if the device has been moved meanwhile. Default: not given. */
  seat?: number | null;
}

/** Reveal the share, once its commitment is in the transcript. */
export interface Reveal {
  type: 'reveal';
  id: string;
  round: number;
  exchange: number;
  share: string;
}

/** One line of the score sheet. */
export interface ScoreLine {
  /** One of :data:`settebello.rules.scores.LINES`, `king`, `new-game` (ties) or `outright`. */
  key: string;
  label: string;
  /** The points of each side. */
  points: number[];
  /** The reason for each side. */
  why: string[];
  /** The cards of each side that the points are based on, for the line that is based on some: the primiera. */
  cards?: Card[][];
}

/** A card of a prime. */
export interface PrimeCard {
  card: Card;
  /** Its value in the primiera. Some scales have half points. */
  value: number;
}

/** A scored round in words. */
export interface ScoreSheet {
  lines: ScoreLine[];
  /** The points of each side in this round. */
  totals: number[];
  /** The points of each side in the game, including this round. */
  game: number[];
  /** The cards of each side's prime, in suit order D C S B; empty if no primiera is played. */
  primes: (PrimeCard | null)[][];
  /** The sides that have won the game: none while it lasts, several after a wrong claim. */
  winners: number[];
  /** The reason why the game is over. */
  reason: 'claim' | 'outright' | 'points' | null;
  /** The sides that have lost a double game. */
  doubly_lost: number[];
  /** The points of each side in every scored round of the game, including this one. */
  rounds: number[][];
}

/** Who sits at a seat. */
export interface SeatInfo {
  name: string;
  /** `person`, `open` or the name of a player. */
  player: string;
  side: number;
  /** The face that the person has chosen, or null if they have chosen none. */
  face?: number | null;
}

/** A heading of the rule sheet, above the paragraph with the index `before`. */
export interface RuleHeading {
  title: string;
  before: number;
}

/** A capture that illustrates the paragraph with the index `after`. */
export interface RuleExample {
  after: number;
  card: Card;
  captured: CardSet;
}

/**
 * Answer to `Join` and `settebello.protocol.room.Watch`: the part that does not change during a
 * game.
 */
export interface TableInfo {
  type: 'table';
  id: string;
  seat: number;
  seats: SeatInfo[];
  title: string;
  target: number;
  direction: 'left' | 'right';
  /** The rules in words, a paragraph each. */
  rule_sheet: string[];
  /**
   * The rules as JSON. Its SHA-256 is the digest of the rules that every list of the shuffle names, so it binds
   * how the cards are dealt.
   */
  rules: string;
  /** The terms of the game, such as the call of a sweep. */
  idiom: 'caida' | 'chkobba' | 'cicera' | 'cirulla' | 'cuarenta' | 'escoba' | 'hurrikan' | 'ronda' | 'scopa' | 'spazzino' | 'spincio' | 'tombolon';
  /** The suits of the deck that the game is usually played with. */
  suits: 'french' | 'latin';
  /** The cards in play. */
  cards: CardSet;
  /** The capture value of each rank, from the ace. */
  values: number[];
  /** Which captures exclude others. */
  limit: 'equal-first' | 'fewest' | 'free';
  /** Whether `Hint` is answered at this table. */
  hints: boolean;
  /** You watch from the place of `seat`, and see no hand. */
  watching: boolean;
  /** The game began at a position of another game, and does not count. */
  practice: boolean;
  /** The number of rounds of the game, or null if only its rules end it. */
  length: number | null;
  /** The day whose daily game is played, or null. */
  day: string | null;
  /** The id of the match to which the table belongs, or null. */
  match: string | null;
  /** Whether hands are declared in this game. */
  declarations: boolean;
  rule_headings: RuleHeading[];
  rule_examples: RuleExample[];
  /** The subject of each paragraph, so that the rules can be opened at one of them. */
  rule_keys: string[];
  /** Up to six lines that suffice to play; the first says what is special about this game. */
  rule_brief: string[];
  /** The usual deck of the game's region, or null for no particular one: take one with these suits. */
  deck: 'bergamasche' | 'french' | 'neapolitan' | 'piacentine' | 'sicilian' | 'spanish' | 'trevisane' | null;
  /** The lowest total wins. */
  lowest: boolean;
  /** Whether a sweep scores; if it does not, none is called. */
  sweeps: boolean;
  /** The points of any sweep, whatever its card: those that depend on the card are in `View.capture_points`. */
  sweep_points: number;
  /** Every declared hand scores; otherwise only the best after each deal does. */
  knocks: boolean;
}

/** A round begins; its cards come with `CardsDealt`, after the cut if there is one. */
export interface RoundStarted {
  type: 'round';
  /** From 1. */
  number: number;
  dealer: number;
}

/** The first table cards, `table`, called for a new deal by the same dealer. */
export interface Redealt {
  type: 'redealt';
  table: CardSet;
}

/** Every hand was dealt cards, and before the first deal the table too. */
export interface CardsDealt {
  type: 'dealt';
  /** The number of the deal within the round, from 0. */
  deal: number;
  /** The number of cards dealt to each hand. */
  each: number;
  /** The cards dealt to the table. */
  table: CardSet;
}

/** The dealer took the first table cards, which make 15 or 30 (Escoba). */
export interface DealerCaptured {
  type: 'dealer-capture';
  seat: number;
  cards: CardSet;
  /** How many sweeps this counts as. */
  sweeps: number;
}

/** The seat that drew a card in the cut kept it or put it on the table. */
export interface CutDecided {
  type: 'cut';
  seat: number;
  action: Action;
  /** The card put on the table, or null if it was kept. */
  card: Card | null;
}

/** A seat declared its hand, or passed. */
export interface DeclarationDecided {
  type: 'declaration';
  seat: number;
  action: Action;
  /** The hand shown; empty after a pass. */
  cards: CardSet;
}

/**
 * Hands have scored: at least one was declared and all seats have decided, one was declared at its turn, or hands
 * score as they are dealt.
 */
export interface DeclarationsCounted {
  type: 'declarations';
  /** The points of each side; all 0 if the declarations were equal. */
  points: number[];
}

/** A seat played a card: laid it down, or captured cards with it. */
export interface CardPlayed {
  type: 'played';
  seat: number;
  action: Action;
  /** Whether the play counts as a sweep. */
  sweep: boolean;
  /** The reason why the play is not a sweep, although it took every table card. */
  no_sweep?: 'ace' | 'last-card' | null;
  /** Points for the capture itself, by kind, not counting a sweep. */
  points?: Record<'fall' | 'many' | 'one-suit' | 'sweep', number>;
  /** The pile of another side that the play took, named by its top card. */
  stolen?: CardSet;
  /** The side whose pile was taken. */
  stolen_from?: number | null;
}

/** The last table cards went to `side`. */
export interface LeftoverTaken {
  type: 'leftover';
  side: number | null;
  cards: CardSet;
}

/** One side's score of a round. Counts are of its pile, whether or not a line uses them. */
export interface SideScore {
  total: number;
  /** Points by line key, in sheet order, without lines of 0 points. */
  lines: Record<string, number>;
  cards: number;
  /** The number of cards of the bonus suit. */
  coins: number;
  sevens: number;
  sixes: number;
  /** The best card of each suit D C S B on the scale of the rules, or null if no card counts. */
  prime: [Card | null, Card | null, Card | null, Card | null];
  /** The sum of their values, whether or not all four suits are there. Some scales have half points. */
  prime_value: number;
  /** The length of the unbroken run of the bonus suit from the ace. */
  run_up: number;
  /** The length of the unbroken run of the bonus suit from the king. */
  run_down: number;
  aces?: number;
  fives?: number;
  /** The honours among its cards, in card order. */
  honours?: Card[];
  /** Whether it has all the cards that make its sweeps count twice. */
  sweeps_doubled?: boolean;
}

/** A scored round: `sides` in order; `outright` is the side that wins the game at once, if any. */
export interface RoundScore {
  sides: SideScore[];
  outright?: number | null;
  /** The side that took the king of the scoring suit, if that decides a tie at the target. */
  king?: number | null;
  /** The cards that win the game outright, in order. */
  won_with?: Card[];
  /** How the deal decided the game before anybody played; nothing then scores. */
  as_dealt?: 'four-equal' | 'misdeals' | null;
}

/** A round is over and scored. */
export interface RoundScored {
  type: 'scored';
  score: RoundScore;
  /** The points of each side in the game, including this round. */
  totals: number[];
}

/** A seat claimed out, which ends the game. */
export interface ClaimJudged {
  type: 'claim';
  seat: number;
  /** Whether the side of that seat has won. */
  correct: boolean;
}

/** How a game ended: the winning sides (one, unless the win is shared), and the reason. */
export interface Outcome {
  winners: number[];
  reason: 'claim' | 'outright' | 'points';
  /** The sides that have lost a double game. */
  doubly_lost?: number[];
}

/** The game has ended. */
export interface GameOver {
  type: 'over';
  outcome: Outcome;
}

/** The events in order (none on joining), and what this seat may know now. */
export interface Update {
  type: 'update';
  version: number;
  events: GameEvent[];
  view: View;
  /** The score sheet of the round that has just ended, while `view.phase` is `over`. */
  sheet: ScoreSheet | null;
  /** The seconds left for the action, or null if there is no clock. */
  left: number | null;
}

/** The command with that id is stored; the log has `version` entries. */
export interface Ok {
  type: 'ok';
  id: string;
  version: number;
}

/** Answer to `Hint`: the action that the adviser would take on `version`, and why. */
export interface Advice {
  type: 'advice';
  id: string;
  version: number;
  action: string;
  reason: 'ahead' | 'bait' | 'cards' | 'coins' | 'declare' | 'honours' | 'keep' | 'king' | 'least' | 'little' | 'nothing' | 'only' | 'pass' | 'place' | 'safe' | 'scores' | 'settebello' | 'sevens' | 'steal' | 'sweep';
  /** The cards that the reason is about. */
  cards: CardSet;
  /** Whether, as far as this seat knows, no single card could then sweep the table. */
  safe: boolean;
}

/**
 * A refusal in one sentence, in the client's language; the game has not changed. `id` is the id of the command,
 * or null.
 */
export interface ErrorMessage {
  type: 'error';
  id: string | null;
  /** A code of the error for programs, always the same for the same sentence; empty if the sentence has no code. */
  code: string;
  message: string;
}

/** A seat, and the person or player there now. */
export interface RoomSeat {
  /** Empty at an open seat. */
  name: string;
  /** `person`, `open` or the name of a player. */
  player: string;
  side: number;
  /** Whether somebody is connected at it. */
  here: boolean;
  ready: boolean;
  /** Whether a computer player stands in for the person, who is away. */
  stand_in: boolean;
  /** The id of the person's profile, whose name the seat has; empty if they have none, or show none. */
  profile: string;
  /** Whether the person is a program that says so. */
  program: boolean;
  /** The face that the person has chosen, or null if they have chosen none. */
  face?: number | null;
  /** The games that the person has won against the others, at this table and at those of which it is the rematch. */
  won: number;
}

/** A device connected at your seat. */
export interface Device {
  id: string;
  /** `Firefox`, `Chrome`, `Safari`, `Edge`, `Opera` or `terminal`; empty for something else. */
  kind: string;
  /** Seconds since 1970. */
  since: number;
  /** Whether it is this one. */
  own: boolean;
}

/** The people at the table and its phase: sent on joining and on every change. */
export interface RoomInfo {
  type: 'room';
  version: number;
  phase: 'closed' | 'gathering' | 'over' | 'playing';
  /** Your seat now, or null if you are watching. */
  seat: number | null;
  /**
   * The number of devices connected at your seat, including yours; 0 if you are watching. Each seat is told only its
   * own number.
   */
  devices: number;
  /**
   * The seat of the host: the person who opened the table or was made host, or while they are away the first person
   * who is not away.
   */
  host: number | null;
  seats: RoomSeat[];
  watchers: number;
  /** The short code of the table. */
  code: string | null;
  /** Seconds until a computer player stands in for a person who is away. */
  grace: number;
  /** Seconds that a person has for an action. */
  clock: number | null;
  /** The computer player that takes open seats and stands in for people who are away. */
  level: string;
  may_watch: boolean;
  /** The table of the rematch. */
  rematch: string | null;
  /**
   * Whether the host is only standing in for the owner, who is away: a stand-in may do nothing that lasts after the
   * owner's return.
   */
  acting: boolean;
  /** The devices at your seat. Only that seat is told. */
  connected: Device[];
  /** The people who were removed and may not come back. Only the host is told. */
  removed: string[];
  /** Whether the game changes the ratings of its people: a player who leaves it has lost. */
  rated: boolean;
  /** The rating pool of the game, which determines the ratings shown for its people. */
  pool: string;
  /** Whether the lobby has brought the people together. */
  matched: boolean;
  /** Whether the lobby lists the table while seats are open. */
  listed: boolean;
  /** Whether the table is closed because not everybody that the lobby had paired came. */
  dissolved: boolean;
  /**
   * The side that has won a rated game because somebody on each other side has left it, or null if it was not decided
   * this way. The game can be continued, but its result is final.
   */
  forfeited_to: number | null;
}

/** Somebody at the table says a phrase. */
export interface PhraseSaid {
  type: 'said';
  seat: number;
  phrase: Phrase;
}

/** A friend at the table says something in their own words. */
export interface TextSaid {
  type: 'wrote';
  seat: number;
  /** One line without invisible characters. */
  text: string;
  /** The seats of the friends who are told. */
  to: number[];
}

/** The transcript of an exchange: it binds everybody before a share or the server's seed is revealed. */
export interface Transcript {
  /** The digest of the rules. */
  rules: string;
  /** The table's public name. */
  table: string;
  round: number;
  exchange: number;
  /** The server's commitment to its seed. */
  server: string;
  /** The commitment of each seat to its share, or null for a seat that does not have to send one. */
  commitments: (string | null)[];
}

/**
 * The state of the shuffle of the next round: sent on joining and on every change, except commitments and shares
 * of other seats.
 */
export interface ShuffleInfo {
  type: 'shuffle';
  round: number;
  /**
   * The exchange that is open, or fixed and not yet dealt; after a deal, the exchange of the next round, which opens
   * once the round is over.
   */
  exchange: number;
  /** Whether commitments are accepted now. */
  open: boolean;
  /** The seats that have committed. */
  committed: number[];
  /** The transcript of this exchange, once the list is fixed. */
  transcript: Transcript | null;
  /** The seats that have revealed their shares. */
  revealed: number[];
  /** The transcript of the round dealt last. */
  last: Transcript | null;
  /** The number of exchanges of this game that have been aborted. */
  aborted: number;
  /** The seats that were silent twice in this round, and may not commit again in it. */
  refused: number[];
}

export type Phrase = 'again' | 'good-luck' | 'goodbye' | 'hello' | 'laugh' | 'lucky' | 'oh-no' | 'sad' | 'smile' | 'sorry' | 'surprise' | 'thanks' | 'wait' | 'well-played' | 'whose-turn' | 'your-turn';

export type RoomCommand = Ready | SwapSeats | FillSeat | StartGame | LeaveTable | Rematch | MakeHost | CloseTable | Admit | RenewKey | DisconnectDevice;

export type ClientMessage = Join | Watch | CatchUp | PageVisible | ReadTexts | Act | NextRound | Hint | SayPhrase | SayText | Commit | Reveal | Ready | SwapSeats | FillSeat | StartGame | LeaveTable | Rematch | MakeHost | CloseTable | Admit | RenewKey | DisconnectDevice;

export type GameEvent = RoundStarted | Redealt | CardsDealt | DealerCaptured | CutDecided | DeclarationDecided | DeclarationsCounted | CardPlayed | LeftoverTaken | RoundScored | ClaimJudged | GameOver;

export type ServerMessage = TableInfo | RoomInfo | ShuffleInfo | Update | Ok | PhraseSaid | TextSaid | Advice | ErrorMessage;

/** Why the server closes a socket. 4000 and above are the application's own (RFC 6455, section 7.4). */
export const CloseCode = {
  /** The host or origin is not allowed, or there is no socket at this address. */
  REFUSED: 1008,
  /** The table cannot be read now. */
  INTERNAL_ERROR: 1011,
  /** The server is overloaded; try again later (the registry of IANA for RFC 6455). */
  OVERLOADED: 1013,
  /** The first message was neither `join` nor `watch`. */
  NOT_A_JOIN: 4400,
  /** The key belongs to no seat at this table, or no longer does. */
  WRONG_KEY: 4403,
  /** There is no such table. */
  NO_SUCH_TABLE: 4404,
  /** The client does not read what it is sent. */
  TOO_SLOW: 4408,
  /** Too many connections or messages come from this client. */
  TOO_MANY: 4429,
} as const;
