/** How a table with open seats is kept going. */

import { USUAL as LEVEL, type Terms } from '../play';
import { keep, kept } from '../store';

/** What is asked for a seat that a person may take who has the link. */
export const OPEN = 'open';
export const CLOCKS: readonly (number | null)[] = [null, 15, 30, 60, 180];
export const GRACES: readonly number[] = [30, 60, 300, 86_400];

const USUAL: Terms = { grace: 60, clock: null, watchers: true, level: LEVEL };

export function keptTerms(): Terms {
  const { grace, clock, watchers, level } = { ...USUAL, ...kept<Partial<Terms>>('terms') };
  return {
    grace: GRACES.includes(grace) ? grace : USUAL.grace,
    clock: CLOCKS.includes(clock) ? clock : USUAL.clock,
    watchers: watchers !== false,
    level,
  };
}

export function keepTerms(terms: Terms): Terms {
  keep('terms', terms);
  return terms;
}
