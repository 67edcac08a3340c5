/** A game with real cards, as the score pad keeps it: who plays, and the points of each round. The kernel scores; this adds. */

import type { NamedGame, PadLine, Seating } from './named-games';

/** Points that are on no line of the game: penalties, or a round of which only the total is known. */
export const OTHER_POINTS = 'other';
/** No side has more points for a line, and no fewer. */
export const MOST_POINTS = 1000;
export const MOST_ROUNDS = 200;
export const MOST_TARGET = 500;

export interface PadRound {
  /** By line, the points of each side. Lines without points may be missing. */
  points: Record<string, number[]>;
  /** The side that has won the game at once. */
  outright: number | null;
  /** The side that took the king, if that decides a tie at the target. */
  king: number | null;
  /** The cards that each side took, as far as they have been counted. */
  piles: string[][];
}

export interface PadGame {
  id: string;
  /** The named game. */
  game: string;
  target: number;
  /** The names at the seats, in the order of play. */
  players: string[];
  /** The names of the teams; empty if everybody plays alone. */
  teams: string[];
  /** The seat that deals the first round. */
  dealer: number;
  /** The rounds that are over. */
  rounds: PadRound[];
  /** The round that is being played. */
  current: PadRound;
  /** When it began and was last changed, in milliseconds since 1970. */
  opened: number;
  changed: number;
}

export interface Standing {
  totals: number[];
  winner: number | null;
  /** The first of the rounds that the totals are made of: a tie at the target can begin a new game. */
  since: number;
}

export const emptyRound = (): PadRound => ({ points: {}, outright: null, king: null, piles: [] });

/** Whether nothing has been written down for a round. */
export const isEmpty = (round: PadRound): boolean =>
  round.outright === null &&
  round.king === null &&
  Object.values(round.points).every((points) => points.every((one) => one === 0)) &&
  round.piles.every((pile) => pile.length === 0);

/** The names of the sides. */
export const sideNames = ({ players, teams }: Pick<PadGame, 'players' | 'teams'>): string[] =>
  teams.length ? teams : players;

/** The seat that deals the round with that index. */
export const dealerOf = ({ dealer, players }: PadGame, round: number): number => (dealer + round) % players.length;

/** The side that plays first in the round with that index. */
export function firstSideOf(game: PadGame, round: number): number {
  return ((dealerOf(game, round) + 1) % game.players.length) % sideNames(game).length;
}

/** The points of each side in a round. */
export function roundPoints(round: PadRound, sides: number): number[] {
  return Array.from({ length: sides }, (_, side) =>
    Object.values(round.points).reduce((sum, points) => sum + (points[side] ?? 0), 0),
  );
}

/** The totals after the rounds that are over, and who has won (docs/rules.md#winning). */
export function standingOf(game: PadGame, { tie, lowest }: Pick<NamedGame, 'tie' | 'lowest'>): Standing {
  const sides = sideNames(game).length;
  const nothing = Array.from({ length: sides }, () => 0);
  let now: Standing = { totals: nothing, winner: null, since: 0 };
  for (const [n, round] of game.rounds.entries()) {
    if (now.winner === null && tie === 'new-game' && Math.max(...now.totals) >= game.target)
      now = { totals: nothing, winner: null, since: n };
    const points = roundPoints(round, sides);
    const totals = now.totals.map((total, side) => total + (points[side] ?? 0));
    now = { ...now, totals, winner: round.outright ?? winnerBy(totals, round.king, game.target, lowest, tie) };
    if (round.outright !== null) return now;
  }
  const restarts = now.winner === null && tie === 'new-game' && Math.max(...now.totals) >= game.target;
  return restarts ? { totals: nothing, winner: null, since: game.rounds.length } : now;
}

function winnerBy(
  totals: readonly number[],
  king: number | null,
  target: number,
  lowest: boolean,
  tie: NamedGame['tie'],
): number | null {
  if (Math.max(...totals) < target) return null;
  const best = lowest ? Math.min(...totals) : Math.max(...totals);
  const leaders = totals.flatMap((total, side) => (total === best ? [side] : []));
  if (tie === 'king' && king !== null && leaders.includes(king)) return king;
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

/** The lines to write points on: those of the game, and one for other points. */
export const linesOf = (seating: Seating, otherLabel: string): PadLine[] => [
  ...seating.lines,
  { key: OTHER_POINTS, label: otherLabel, first: 1, step: 1, least: -MOST_POINTS, most: MOST_POINTS, alone: false },
];

/** The points of a line that follow on others: after the highest, 0 again if only one side can score it. */
export function nextPoints(line: PadLine, points: number): number {
  const next = points === 0 ? line.first : points === line.first - line.step ? 0 : points + line.step;
  if (next >= line.least && next <= line.most) return next;
  return line.alone ? 0 : points;
}

/** The points of a line that come before others; the same if there are none. */
export function previousPoints(line: PadLine, points: number): number {
  const before = points === line.first ? 0 : points === 0 ? -line.step : points - line.step;
  return before >= line.least && before <= line.most ? before : points;
}

/** Whether a line has more than one number of points to choose from. */
export const hasSteps = ({ first, step, least, most }: PadLine): boolean =>
  first + step <= most || (first > 0 && least < 0);

/** The round with the points of a side on a line; on a line that only one side can score, the others then have none. */
export function withPoints(round: PadRound, line: PadLine, side: number, points: number, sides: number): PadRound {
  const before = round.points[line.key] ?? [];
  const all = Array.from({ length: sides }, (_, other) => {
    if (other === side) return points;
    return line.alone && points !== 0 ? 0 : (before[other] ?? 0);
  });
  return { ...round, points: { ...round.points, [line.key]: all } };
}
