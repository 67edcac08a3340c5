/** The terms of tables with open seats: the choices, and those chosen last. */

import { BY_DAY } from '../room/by-day';
import { DEFAULT_LEVEL, type TableTerms } from './open-table';
import { writeItem, readItem } from '../storage/storage';

export const CLOCKS: readonly (number | null)[] = [null, 15, 30, 60, 180, BY_DAY, 2 * BY_DAY, 3 * BY_DAY, 7 * BY_DAY];
export const GRACES: readonly number[] = [30, 60, 300, 86_400];

const DEFAULT_TERMS: TableTerms = { grace: 60, clock: null, watchers: true, level: DEFAULT_LEVEL };

/** The computer does not play for people who put the device down for an hour. */
export const SHARED_DEVICE_TERMS: TableTerms = { ...DEFAULT_TERMS, grace: 86_400, watchers: false };

export function loadTerms(): TableTerms {
  const { grace, clock, watchers, level, listed } = { ...DEFAULT_TERMS, ...readItem<Partial<TableTerms>>('terms') };
  return {
    grace: GRACES.includes(grace) ? grace : DEFAULT_TERMS.grace,
    clock: CLOCKS.includes(clock) ? clock : DEFAULT_TERMS.clock,
    watchers: watchers !== false,
    level,
    ...(listed === true && { listed }),
  };
}

export function saveTerms(terms: TableTerms): TableTerms {
  writeItem('terms', terms);
  return terms;
}
