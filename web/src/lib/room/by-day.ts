/** Games by the day: people come and go, and have days for an action. */

/** Seconds for an action from which on a game is played by the day. */
export const BY_DAY = 86_400;

export const isByDay = (clock: number | null | undefined): boolean => (clock ?? 0) >= BY_DAY;
