/** Times within this page, in milliseconds on a clock that nobody sets. The device's time of day can jump. */

export const steadyNow = (): number => performance.now();

/** A time of the steady clock as a time of day, in milliseconds since 1970, to be kept beyond this page. */
export const timeOfDay = (time: number): number => Date.now() + time - steadyNow();
