/**
 * The review of a game, as its JSON says it.
 * Written by `python tools/typescript.py`: change src/settebello/study/model.py or luck/model.py instead.
 */

import type { PrecisionName } from './http-messages';

/** What an action is worth to the side that takes it. */
export interface ActionValue {
  action: string;
  /** The expected margin for the rest of the round; null for a claim, which ends the game. */
  points: number | null;
  /**
   * The chance to win the game, 0 to 1; null where it is not known. With double games, the expected stake instead,
   * from 0 (lost double) to 1 (won double).
   */
  equity: number | null;
  /** The standard error of the difference in points to the best action, in the same worlds; 0: there is none. */
  points_error: number;
  /** The same of the equity. */
  equity_error: number;
}

/** The values of all actions of a decision. */
export interface Judgement {
  /** The best first: by equity, or where it is not known by points. */
  actions: ActionValue[];
  knowledge: Knowledge;
  /** Worlds looked at; 0: none were needed. */
  worlds: number;
}

/** An action's value with all cards known. */
export interface OpenValue {
  action: string;
  /** The margin that the seat's side can expect for the rest of the round. */
  points: number;
}

/** What a decision lost in one line of the score sheet. */
export interface LineLoss {
  /** The key of the line, such as `primiera`. */
  line: string;
  /** The change of the margin against the best action: below 0. */
  points: number;
}

/** One action of a record, and how good it was by what the seat could know. */
export interface GradedDecision {
  /** From 1. */
  round: number;
  /** Of the action in its round, from 1; a claim has the number of the action that would have come next. */
  number: number;
  seat: number;
  action: string;
  grade: Grade;
  /** The best action; null: it is not known. */
  best: string | null;
  /** Points of the best action less those of the one taken. Below 0 where the best gives up points to win the game. */
  points_lost: number | null;
  /** Its standard error. */
  points_error: number;
  /**
   * The same in the chance of winning the game, from 0 to 1; null: that is not known in this game. Where games are
   * won double, 1 is a game won double and 0 one lost double.
   */
  chance_lost: number | null;
  /** Its standard error. */
  chance_error: number;
  /**
   * What a point was worth in the chance of winning, at least what it is worth at the start of a game: the grade is
   * of `chance_lost` divided by it. null: the grade is of `points_lost`.
   */
  point_worth: number | null;
  /** What the judge is known to be off by in this game, in points: no smaller loss is marked. */
  calibrated_error: number;
  /** The values of all actions; null: there was only one, or it was a claim. */
  judgement: Judgement | null;
  /** `points_lost` as rollouts of the two actions found it; null: they were not rolled out. */
  rollout_points_lost: number | null;
  /** The same of `chance_lost`. */
  rollout_chance_lost: number | null;
  /** The values with all cards known, which the grade does not use; empty: not computed. */
  open_cards: OpenValue[];
  /** The score lines that carry the loss, the largest first; empty: the decision is not marked, or there is none. */
  lines: LineLoss[];
}

/** The chance of each side to win the game, as the seat on turn could know it: a point of the graph. */
export interface WinningChance {
  round: number;
  /** Of the action that comes next, from 1. */
  number: number;
  /** Whose knowledge it is; null: the game is over, and everybody knows. */
  seat: number | null;
  /** From 0 to 1; null: not known, of the other sides where there are several. */
  by_side: (number | null)[];
  /** The standard error. */
  error: number;
}

/** The decisions of a seat, summed. */
export interface SeatTotals {
  seat: number;
  decisions: number;
  /** Those with a choice and a value: all sums and grades are of these. */
  counted: number;
  /** How many there are of each grade. */
  grades: Record<Grade, number>;
  points_lost: number;
  /** The standard error of the sum, with the calibrated error of each loss. */
  points_error: number;
  chance_lost: number | null;
  /** By score line, what the marked decisions lost there: below 0. */
  lines: Record<string, number>;
}

/** A part of a result, with standard errors. */
export interface LuckAmount {
  points: number;
  points_error: number;
  /** In the chance to win the game; null: that is not known in this game. */
  chance: number | null;
  chance_error: number;
}

/** The luck of one deal. */
export interface DealLuck {
  /** From 1. */
  round: number;
  /** From 1 in its round. */
  deal: number;
  luck: LuckAmount;
  /**
   * The chance to win the game as it stood after the deal before it, or between the rounds; null: that is not known
   * in this game, or an earlier version wrote this.
   */
  chance_before: number | null;
}

/** A scored round. */
export interface RoundLuck {
  round: number;
  /** The points of the side less the mean of the others'. */
  margin: number;
  /** Of all its deals. */
  luck: LuckAmount;
}

/**
 * The result of a game for one side, in parts that add up to it.
 *
 * In points it is the sum of the rounds' margins; in the chance to win it is 1 for a game won and 0 for one lost. A
 * round in progress is left out.
 */
export interface GameLuck {
  /** The digest of the record. */
  record: string;
  /** The start of the digest of the learned weights by which luck is measured. */
  value: string;
  /** The judge of the decisions; null: they were not judged, and are in the rest. */
  judge: string | null;
  /** By seat. */
  names: string[];
  /** By seat, its side. */
  side_of: number[];
  /** Whose result it is. */
  side: number;
  finished: boolean;
  /** In a game that is not finished, the chance is that between its rounds. */
  result: LuckAmount;
  /** What could be expected before the cards: the dealer is a little behind. */
  expected: LuckAmount;
  /** The luck of the deals. */
  deals: LuckAmount;
  /** What decisions brought beyond what they were worth to a seat that could not see the hidden cards. */
  hidden: LuckAmount;
  /** What the side's decisions cost: below 0. */
  own: LuckAmount;
  /** What the decisions of the others brought by what they cost them: above 0. */
  others: LuckAmount;
  /** What is left: what the values were off by. */
  rest: LuckAmount;
  by_deal: DealLuck[];
  by_round: RoundLuck[];
}

/** What a judge says of every decision of a record. */
export interface Review {
  format: number;
  /** The digest of the record (`settebello.record.record_digest`). */
  record: string;
  /** Which judge it was: its method, weights and precision, and how losses were graded. */
  judge: string;
  precision: PrecisionName;
  /** The digest of the rules. */
  rules: string;
  /** By seat. */
  names: string[];
  /** By seat, its side. */
  side_of: number[];
  /** The seats whose decisions are judged. */
  seats: number[];
  rounds: number;
  /** By side, the points of the rounds that were scored. */
  totals: number[];
  /** The sides that won; null: the game is not finished, and was reviewed as far as it goes. */
  winners: number[] | null;
  /** Of the seats judged, in order. */
  decisions: GradedDecision[];
  /** Before each decision judged, and after the end; empty: no chance of winning is known in this game. */
  chances: WinningChance[];
  /** Of the seats judged. */
  seat_totals: SeatTotals[];
  /** By side, its result in parts; empty: not all seats were judged. */
  luck: GameLuck[];
}

export type Grade = 'best' | 'blunder' | 'forced' | 'good' | 'inaccuracy' | 'mistake' | 'ungraded';

export type Knowledge = 'every-hand' | 'exact' | 'forced' | 'sampled';
