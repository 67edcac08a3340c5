/** The clocks that rated games allow. */

/** Seconds for an action at most. */
const RATED_CLOCK = 300;

export const isRatedClock = (clock: number | 'any' | null): boolean =>
  clock === 'any' || (clock !== null && clock <= RATED_CLOCK);
