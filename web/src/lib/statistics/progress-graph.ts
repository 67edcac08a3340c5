/** A series of numbers, game by game, as a graph: dots, the mean of the last games, and its 95% interval as a band. */

import { estimate, MIN_OBSERVATIONS, type Estimate } from './estimates';

/** How many games a mean is of. */
export const WINDOW = 10;

export interface ProgressGraph {
  /** A dot for each game that has a number. */
  dots: { game: number; x: number; y: number }[];
  /** The points of the line, and of the outline of the band. */
  line: string;
  band: string;
  zeroY: number;
  ticks: { value: number; y: number }[];
}

export interface Box {
  width: number;
  height: number;
  /** Room at the left for the ticks. */
  left: number;
}

const TOP = 8;
const BOTTOM = 8;
const RIGHT = 10;
/** About as many steps as the ticks make. */
const STEPS = 4;

/** The mean of the last games up to each one that has a number, or null if there are too few for an interval. */
export function movingMeans(values: readonly (number | null)[]): (Estimate | null)[] {
  return values.map((value, n) => {
    const last = values.slice(0, n + 1).filter((one) => one !== null);
    return value === null || last.length < MIN_OBSERVATIONS ? null : estimate(last.slice(-WINDOW));
  });
}

/** The graph of a series; null stands for a game without a number. */
export function progressGraph(values: readonly (number | null)[], { width, height, left }: Box): ProgressGraph {
  const known = values.filter((value) => value !== null);
  const ticks = tickValues(Math.min(0, ...known), Math.max(0, ...known));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (game: number): number => left + ((game + 0.5) / values.length) * (width - left - RIGHT);
  const y = (value: number): number => {
    const inside = Math.min(most, Math.max(least, value));
    return TOP + ((most - inside) / (most - least)) * (height - TOP - BOTTOM);
  };
  const means = movingMeans(values).flatMap((mean, game) => (mean ? [{ game, mean }] : []));
  const path = (part: 'mean' | 'low' | 'high'): string[] =>
    means.map(({ game, mean }) => `${x(game).toFixed(1)},${y(mean[part] ?? mean.mean).toFixed(1)}`);
  return {
    dots: values.flatMap((value, game) => (value === null ? [] : [{ game, x: x(game), y: y(value) }])),
    line: path('mean').join(' '),
    band: [...path('high'), ...path('low').reverse()].join(' '),
    zeroY: y(0),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
  };
}

/** Round numbers in equal steps, from below the least to above the most. */
export function tickValues(least: number, most: number): number[] {
  const wanted = (most - least || 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * ([1, 2, 5].find((factor) => power * factor >= wanted * 0.999) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(Math.ceil(most / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)));
}
