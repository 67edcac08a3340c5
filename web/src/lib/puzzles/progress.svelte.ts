/** What this browser keeps about puzzles: your rating, which ones you have tried, and your best runs. */

import { readItem, writeItem } from '../storage/storage';
import type { Puzzle } from './pack';
import { FIRST_RATING, ratingAfter, type SolverRating } from './rating';

const PUZZLES_ITEM = 'puzzles';
export type Run = 'streak' | 'storm';

export interface Progress extends SolverRating {
  /** By id of a puzzle, whether the first try was right. */
  tried: Record<string, boolean>;
  /** The most puzzles solved in a run. */
  best: Record<Run, number>;
}

const NONE: Progress = { ...FIRST_RATING, tried: {}, best: { streak: 0, storm: 0 } };

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What is kept, as far as it can be read. */
function readProgress(kept: unknown): Progress {
  if (typeof kept !== 'object' || kept === null) return NONE;
  const { rating, deviation, volatility, tried, best } = kept as Partial<Progress>;
  if (!isAmount(rating) || !isAmount(deviation) || !isAmount(volatility) || volatility <= 0) return NONE;
  const known = Object.entries(tried ?? {}).filter(([, solved]) => typeof solved === 'boolean');
  return {
    rating,
    deviation,
    volatility,
    tried: Object.fromEntries(known),
    best: { streak: isAmount(best?.streak) ? best.streak : 0, storm: isAmount(best?.storm) ? best.storm : 0 },
  };
}

export class PuzzleProgress {
  now = $state.raw<Progress>(readProgress(readItem(PUZZLES_ITEM)));

  solved = $derived(Object.values(this.now.tried).filter(Boolean).length);
  tried = $derived(Object.keys(this.now.tried).length);

  isTried = (id: string): boolean => id in this.now.tried;

  /** Counts the first try at a puzzle; later ones change nothing. */
  count({ id, rating }: Puzzle, solved: boolean): void {
    const kept = this.#fresh();
    if (id in kept.tried) return;
    this.#keep({ ...kept, ...ratingAfter(kept, rating, solved), tried: { ...kept.tried, [id]: solved } });
  }

  /** Keeps the result of a run if it is the best one; whether it is. */
  finish(run: Run, solved: number): boolean {
    const kept = this.#fresh();
    if (solved <= kept.best[run]) return false;
    this.#keep({ ...kept, best: { ...kept.best, [run]: solved } });
    return true;
  }

  /** Another tab may have written meanwhile. */
  #fresh(): Progress {
    return readProgress(readItem(PUZZLES_ITEM));
  }

  #keep(progress: Progress): void {
    this.now = progress;
    writeItem(PUZZLES_ITEM, progress);
  }
}
