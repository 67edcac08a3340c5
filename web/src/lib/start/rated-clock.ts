/** The clocks that rated games allow. */

/** The longest time for an action, in seconds. */
const RATED_CLOCK = 300;

export const isRatedClock = (clock: number | 'any' | null): boolean =>
  clock === 'any' || (clock !== null && clock <= RATED_CLOCK);
