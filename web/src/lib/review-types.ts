/**
 * The review of a game, a puzzle and an exploration, as their JSON says it.
 * Written by `python tools/typescript.py`: change src/settebello/study/model.py, luck/model.py, puzzles/model.py or
 * explorer/exploring.py instead.
 */

import type { PrecisionName } from './http-messages';
import type { Card, Move, View } from './protocol';

/** The value of an action to the side that takes it. */
export interface ActionValue {
  action: string;
  /** The expected margin for the rest of the round, or null for a claim, which ends the game. */
  points: number | null;
  /**
   * The chance of winning the game, 0 to 1, or null if it is not known. With double games, the expected stake
   * instead, from 0 (lost double) to 1 (won double).
   */
  equity: number | null;
  /** The standard error of the difference in points from the best action, in the same worlds; 0 if there is none. */
  points_error: number;
  /** The standard error of the difference in equity from the best action. */
  equity_error: number;
}

/** The values of all actions of a decision. */
export interface Judgement {
  /** The actions, best first: by equity, or by points if equity is not known. */
  actions: ActionValue[];
  knowledge: Knowledge;
  /** The number of worlds considered; 0 if none were needed. */
  worlds: number;
}

/** An action's value with all cards known. */
export interface OpenValue {
  action: string;
  /** The expected margin of the seat's side for the rest of the round. */
  points: number;
}

/** The loss of a decision in one line of the score sheet. */
export interface LineLoss {
  /** The key of the line, such as `primiera`. */
  line: string;
  /** The change of the margin compared with the best action; below 0. */
  points: number;
}

/** One action of a record, and how good it was, judged by what the seat could know. */
export interface GradedDecision {
  /** The number of the round, from 1. */
  round: number;
  /** The number of the action in its round, from 1; a claim has the number of the action that would have come next. */
  number: number;
  seat: number;
  action: string;
  grade: Grade;
  /** The best action, or null if it is not known. */
  best: string | null;
  /**
   * The loss that the grade is based on, in points, or null without a best action: the judge's loss or the rollouts',
   * whichever is smaller; see `point_worth`.
   */
  graded_loss: number | null;
  /**
   * The points of the best action minus the points of the one taken. Below 0 if the best action gives up points to
   * win the game.
   */
  points_lost: number | null;
  /** The standard error of the points lost. */
  points_error: number;
  /**
   * The chance of winning the game that was lost, from 0 to 1, or null if that is not known in this game. In games
   * with double wins, 1 is a game won double and 0 one lost double.
   */
  chance_lost: number | null;
  /** The standard error of the chance lost. */
  chance_error: number;
  /**
   * The worth of a point as a chance of winning, at least its worth at the start of a game. `graded_loss` is a
   * chance lost divided by it; if it is null, points lost.
   */
  point_worth: number | null;
  /** The known error of the judge in this game, in points: no smaller loss is marked. */
  calibrated_error: number;
  /** The values of all actions, or null if there was only one or it was a claim. */
  judgement: Judgement | null;
  /** `points_lost` as measured by rollouts of the two actions, or null if there were no rollouts. */
  rollout_points_lost: number | null;
  /** `chance_lost` as measured by the same rollouts. */
  rollout_chance_lost: number | null;
  /** The values with all cards known, which the grade does not use; empty if they were not computed. */
  open_cards: OpenValue[];
  /**
   * The score lines that account for the loss, the largest first; empty if the decision is not marked or there are
   * none.
   */
  lines: LineLoss[];
}

/** The chance of each side of winning the game, judged by what the seat on turn could know: a point of the graph. */
export interface WinningChance {
  round: number;
  /** The number of the next action, from 1. */
  number: number;
  /** The seat whose knowledge it is, or null if the game is over and everybody knows. */
  seat: number | null;
  /** From 0 to 1, or null if not known; with several other sides, theirs are not known. */
  by_side: (number | null)[];
  /** The standard error of the chance. */
  error: number;
}

/** The decisions of a seat, summed. */
export interface SeatTotals {
  seat: number;
  decisions: number;
  /** The number of decisions with a choice and a value; all sums and grades are over these. */
  counted: number;
  /** The number of decisions with each grade. */
  grades: Record<Grade, number>;
  points_lost: number;
  /** The standard error of the points lost, including the calibrated error of each loss. */
  points_error: number;
  chance_lost: number | null;
  /** The points that the marked decisions lost in each score line; below 0. */
  lines: Record<string, number>;
}

/** A part of a result, with standard errors. */
export interface LuckAmount {
  points: number;
  points_error: number;
  /** As a chance of winning the game, or null if that is not known in this game. */
  chance: number | null;
  chance_error: number;
}

/** The luck of one deal. */
export interface DealLuck {
  /** The number of the round, from 1. */
  round: number;
  /** The number of the deal in its round, from 1. */
  deal: number;
  luck: LuckAmount;
  /**
   * The chance of winning the game after the previous deal, or between the rounds; null if that is not known in this
   * game.
   */
  chance_before: number | null;
}

/** A scored round. */
export interface RoundLuck {
  round: number;
  /** The points of the side minus the mean of the others'. */
  margin: number;
  /** The luck of all its deals. */
  luck: LuckAmount;
}

/**
 * The result of a game for one side, in parts that add up to it.
 *
 * In points it is the sum of the rounds' margins; as a chance of winning it is 1 for a game won and 0 for one lost. A
 * round in progress is left out.
 */
export interface GameLuck {
  /** The digest of the record. */
  record: string;
  /** The start of the digest of the learned weights that measure luck. */
  value: string;
  /** The judge of the decisions, or null if they were not judged and are in the rest. */
  judge: string | null;
  /** The players' names, by seat. */
  names: string[];
  /** The side of each seat. */
  side_of: number[];
  /** The side whose result it is. */
  side: number;
  finished: boolean;
  /** In an unfinished game, the chance is the one between its rounds. */
  result: LuckAmount;
  /** The expectation before the cards: the dealer is slightly behind. */
  expected: LuckAmount;
  /** The luck of the deals. */
  deals: LuckAmount;
  /** The gain of decisions beyond their value to a seat that could not see the hidden cards. */
  hidden: LuckAmount;
  /** The cost of the side's decisions; below 0. */
  own: LuckAmount;
  /** The side's gain from the cost of the others' decisions; above 0. */
  others: LuckAmount;
  /** The remainder: the error of the values. */
  rest: LuckAmount;
  by_deal: DealLuck[];
  by_round: RoundLuck[];
}

/** The judge's verdict on every decision of a record. */
export interface Review {
  format: number;
  /** The digest of the record (`settebello.record.record_digest`). */
  record: string;
  /** The identity of the judge: its method, weights and precision, and how losses were graded. */
  judge: string;
  precision: PrecisionName;
  /** The digest of the rules. */
  rules: string;
  /** The players' names, by seat. */
  names: string[];
  /** The side of each seat. */
  side_of: number[];
  /** The seats whose decisions are judged. */
  seats: number[];
  /** The smallest loss of each grade that is marked, in points. */
  grade_limits: Record<'blunder' | 'inaccuracy' | 'mistake', number>;
  rounds: number;
  /** The points of each side in the rounds that were scored. */
  totals: number[];
  /** The sides that won, or null if the game is not finished; it was then reviewed as far as it goes. */
  winners: number[] | null;
  /** The decisions of the seats judged, in order. */
  decisions: GradedDecision[];
  /** Before each decision judged, and after the end; empty if no chance of winning is known in this game. */
  chances: WinningChance[];
  /** The totals of the seats judged. */
  seat_totals: SeatTotals[];
  /** The result of each side in parts; empty if not all seats were judged. */
  luck: GameLuck[];
}

/** A decision to find the best action for, and its solution. It holds nothing that its seat could not know. */
export interface Puzzle {
  /** The first 16 digits of the SHA-256 of rules and view. */
  id: string;
  /** The digest of the rules, a key of :attr:`PuzzlePack.games`. */
  game: string;
  view: View;
  /** The value of each action, best first; the first one is the solution. */
  judgement: Judgement;
  /** By action, the score lines that account for what it loses; without those that no line explains. */
  reasons: Record<string, LineLoss[]>;
  /** What is likely to follow the solution (`settebello.study.puzzles.continuation.likely_continuation`). */
  continuation: Move[];
  themes: Theme[];
  /** How difficult it is, on the scale of the solvers' ratings. */
  rating: number;
  /** The identity of the judge (:attr:`settebello.players.judge.Judge.identity`). */
  judge: string;
}

/** A hidden card, and the chance that a seat holds it. */
export interface LikelyCard {
  card: Card;
  /** From 0 to 1. */
  chance: number;
}

/** The hidden part of the hand of a seat. */
export interface LikelyHand {
  seat: number;
  /** The number of its cards that are hidden: the sum of the chances. */
  held: number;
  /** All cards that it may hold, the likeliest first. */
  cards: LikelyCard[];
}

/** The hands that the others are likely to hold. */
export interface LikelyHands {
  /** Of each seat with hidden cards. */
  hands: LikelyHand[];
  /**
   * `exact`: nothing about these hands is hidden. `every-hand`: every possible hand was considered. `sampled`:
   * a sample of them was.
   */
  knowledge: 'every-hand' | 'exact' | 'sampled';
  /** The number of worlds considered. */
  worlds: number;
}

/** What a level of the computer would play. */
export interface LevelChoice {
  level: string;
  action: string;
}

/** A position explored for the seat on turn. It holds nothing that the seat could not know. */
export interface Exploration {
  /** The position in one line (`settebello.record.seat_positions`). */
  position: string;
  /** The identity of the judge (:attr:`settebello.players.judge.Judge.identity`). */
  judge: string;
  /** The value of every action, best first. */
  judgement: Judgement;
  /** The hands that the others are likely to hold. */
  likely: LikelyHands;
  /** The choice of each level, the weakest first. */
  levels: LevelChoice[];
}

export type Grade = 'best' | 'blunder' | 'forced' | 'good' | 'inaccuracy' | 'mistake' | 'ungraded';

export type Knowledge = 'every-hand' | 'exact' | 'forced' | 'sampled';

export type Theme = 'cards' | 'coins' | 'declarations' | 'game' | 'last-deal' | 'partner' | 'primiera' | 'settebello' | 'sevens' | 'sweeps';
