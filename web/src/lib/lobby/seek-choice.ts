/** The game that somebody looks for, as chosen last. */

import type { Settings } from '../http-messages';
import type { Seek, SoughtGame } from '../lobby-messages';
import { BY_DAY } from '../room/by-day';
import { readItem, writeItem } from '../storage/storage';
import type { Choice } from '../start/catalogue';

export type SeekClock = Seek['clock'];

export interface SeekChoice {
  /** The id of a choice of the catalogue; empty for any game. */
  choice: string;
  seats: number;
  target: number;
  clock: NonNullable<SeekClock> | null;
  programs: boolean;
  rated: boolean;
}

/** In the order of the form: any clock, then from slow to fast, then games by the day. */
export const SEEK_CLOCKS: readonly SeekChoice['clock'][] = ['any', null, 180, 60, 30, 15, BY_DAY, 3 * BY_DAY];

const DEFAULT_CHOICE: SeekChoice = { choice: '', seats: 2, target: 0, clock: 'any', programs: false, rated: false };

export function loadSeekChoice(): SeekChoice {
  const saved = { ...DEFAULT_CHOICE, ...readItem<Partial<SeekChoice>>('seek') };
  return { ...saved, clock: SEEK_CLOCKS.includes(saved.clock) ? saved.clock : 'any' };
}

export function saveSeekChoice(choice: SeekChoice): void {
  writeItem('seek', choice);
}

/** The game that is sought, from a choice of the catalogue, or null for any. */
export function soughtGame(found: Choice | undefined, { seats, target }: SeekChoice): SoughtGame | null {
  if (!found) return null;
  const { variant, house } = found;
  if (house) return { variant: variant.id, seats: house.seats, settings: house.settings };
  const known = variant.seats.includes(seats) ? seats : (variant.seats[0] ?? 2);
  const targets = variant.targets[known] ?? [];
  const settings: Settings = targets.indexOf(target) > 0 ? { target: String(target) } : {};
  return { variant: variant.id, seats: known, settings };
}
