/** The result of a side in its parts, as rows with bars. */

import type { GameLuck, LuckAmount } from '../review-types';
import { STANDARD_ERRORS } from './chance-graph';

export type PartName = 'expected' | 'deals' | 'hidden' | 'own' | 'others' | 'rest' | 'result';

export interface Figure {
  value: number;
  /** Half of the 95% interval. */
  interval: number;
}

export interface LuckPart {
  name: PartName;
  points: Figure;
  chance: Figure | null;
  /** The bar in percent of its space: from where to where, and the ends of the interval. */
  bar: { from: number; to: number; low: number; high: number };
}

const NAMES = ['expected', 'deals', 'hidden', 'own', 'others', 'rest', 'result'] as const;
/** The parts that can be measured only if the decisions were judged. */
const JUDGED: readonly PartName[] = ['hidden', 'own', 'others'];

/**
 * The parts that add up to a result, and the result. Each bar begins where the previous one ends, so the last part ends
 * at the result.
 */
export function luckParts(luck: GameLuck): LuckPart[] {
  const names = NAMES.filter((name) => luck.judge !== null || !JUDGED.includes(name));
  const figures = names.map((name) => barFigure(luck[name], luck.result));
  let total = 0;
  const spans = figures.map(({ value }, n) => {
    if (names[n] === 'result') return { from: 0, to: value };
    const from = total;
    total += value;
    return { from, to: total };
  });
  const ends = spans.flatMap(({ from, to }, n) => [
    from,
    to + (figures[n]?.interval ?? 0),
    to - (figures[n]?.interval ?? 0),
  ]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const share = (value: number): number => (100 * (value - least)) / (most - least || 1);
  return names.map((name, n) => {
    const [{ from = 0, to = 0 } = {}, { interval = 0 } = {}] = [spans[n], figures[n]];
    return {
      name,
      points: pointsOf(luck[name]),
      chance: chanceOf(luck[name]),
      bar: { from: share(from), to: share(to), low: share(to - interval), high: share(to + interval) },
    };
  });
}

function barFigure(amount: LuckAmount, result: LuckAmount): Figure {
  return (result.chance === null ? null : chanceOf(amount)) ?? pointsOf(amount);
}

function pointsOf({ points, points_error }: LuckAmount): Figure {
  return { value: points, interval: STANDARD_ERRORS * points_error };
}

function chanceOf({ chance, chance_error }: LuckAmount): Figure | null {
  return chance === null ? null : { value: chance, interval: STANDARD_ERRORS * chance_error };
}
