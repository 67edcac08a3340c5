/** The graph of the chance to win, from the point of view of one side. */

import type { Review } from '../review-types';

/** The standard errors of the intervals that are shown. */
export const STANDARD_ERRORS = 2;

export interface ChancePoint {
  round: number;
  /** Of the action that comes next. */
  number: number;
  /** Whether the game is over: no action follows. */
  isEnd: boolean;
  chance: number;
  /** Half of the 95% interval. */
  interval: number;
}

/** The known points of a side; empty if no chance is known in this game. */
export function chancePoints({ chances }: Pick<Review, 'chances'>, side: number): ChancePoint[] {
  return chances.flatMap(({ round, number, seat, by_side, error }) => {
    const chance = by_side[side];
    if (chance == null) return [];
    return [{ round, number, isEnd: seat === null, chance, interval: STANDARD_ERRORS * error }];
  });
}

/** The index of the point of that turn, or of the last one before it. */
export function indexOfTurn(points: readonly ChancePoint[], round: number, number: number): number {
  return Math.max(
    points.findLastIndex((point) => point.round < round || (point.round === round && point.number <= number)),
    0,
  );
}

export interface ChanceGraph {
  /** The `points` of the line. */
  line: string;
  /** The `points` of the area of the interval. */
  band: string;
  /** By point. */
  dots: { x: number; y: number }[];
  rounds: { round: number; x: number }[];
  /** The heights of 0, 50 and 100 percent. */
  levels: { share: number; y: number }[];
}

const TOP = 8;
const BOTTOM = 22;
export const LEFT = 44;
const RIGHT = 8;
/** Pixels that the number of a round needs. */
const ROUND_WIDTH = 22;

export function graphOf(
  points: readonly ChancePoint[],
  { width, height }: Record<'width' | 'height', number>,
): ChanceGraph {
  const step = (width - LEFT - RIGHT) / Math.max(points.length - 1, 1);
  const x = (index: number): number => LEFT + index * step;
  const y = (share: number): number => TOP + (1 - Math.min(Math.max(share, 0), 1)) * (height - TOP - BOTTOM);
  const dots = points.map(({ chance }, index) => ({ x: x(index), y: y(chance) }));
  const edge = (sign: number): string[] =>
    points.map(({ chance, interval }, index) => `${round(x(index))},${round(y(chance + sign * interval))}`);
  return {
    line: dots.map((dot) => `${round(dot.x)},${round(dot.y)}`).join(' '),
    band: [...edge(1), ...edge(-1).reverse()].join(' '),
    dots,
    rounds: spaced(
      points.flatMap((point, index) =>
        index === 0 || points[index - 1]?.round !== point.round ? [{ round: point.round, x: x(index) }] : [],
      ),
    ),
    levels: [0, 0.5, 1].map((share) => ({ share, y: y(share) })),
  };
}

/** The rounds whose numbers have room next to each other. */
function spaced(rounds: readonly { round: number; x: number }[]): { round: number; x: number }[] {
  let free = -Infinity;
  return rounds.filter(({ x }) => {
    if (x < free) return false;
    free = x + ROUND_WIDTH;
    return true;
  });
}

/** The point nearest to a place across the graph, in pixels. */
export function indexAt(x: number, points: readonly ChancePoint[], width: number): number {
  const step = (width - LEFT - RIGHT) / Math.max(points.length - 1, 1);
  return Math.min(Math.max(Math.round((x - LEFT) / step), 0), points.length - 1);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

export interface RoundChance {
  round: number;
  /** At the first decision that is known, and at the last one. */
  first: number;
  last: number;
  least: number;
  most: number;
}

/** The graph in numbers, round by round. */
export function roundChances(points: readonly ChancePoint[]): RoundChance[] {
  const rounds = [...new Set(points.map(({ round }) => round))];
  return rounds.map((round) => {
    const chances = points.filter((point) => point.round === round).map(({ chance }) => chance);
    return {
      round,
      first: chances[0] ?? 0,
      last: chances.at(-1) ?? 0,
      least: Math.min(...chances),
      most: Math.max(...chances),
    };
  });
}
