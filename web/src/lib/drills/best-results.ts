/** The best result of each drill, in the browser's storage. */

import type { DrillKind } from '../http-messages';
import { readItem, storage, writeItem } from '../storage/storage';

/** How a drill went. */
export interface DrillResult {
  /** How many answers were right, of how many. */
  right: number;
  count: number;
  seconds: number;
}

/** What is asked, and about which game. */
export interface DrillName {
  game: string;
  kind: DrillKind;
}

const ITEM = 'drills';
const keyOf = ({ game, kind }: DrillName): string => `${game} ${kind}`;

/** The best result so far; null if there is none that can be read. */
export function bestResult(drill: DrillName, where: Storage = storage()): DrillResult | null {
  const found = bestResults(where)[keyOf(drill)];
  return isResult(found) ? found : null;
}

/** Keeps a result if it is the best one: more right answers, or as many in less time. Whether it is. */
export function keepResult(drill: DrillName, result: DrillResult, where: Storage = storage()): boolean {
  const before = bestResult(drill, where);
  if (before && !beats(result, before)) return false;
  writeItem(ITEM, { ...bestResults(where), [keyOf(drill)]: result }, where);
  return true;
}

const beats = (one: DrillResult, other: DrillResult): boolean =>
  one.right > other.right || (one.right === other.right && one.seconds < other.seconds);

function bestResults(where: Storage): Record<string, unknown> {
  const stored = readItem<unknown>(ITEM, where);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, unknown>)
    : {};
}

function isResult(value: unknown): value is DrillResult {
  const { right, count, seconds } = (value ?? {}) as Partial<DrillResult>;
  return Number.isInteger(right) && Number.isInteger(count) && Number.isFinite(seconds);
}
