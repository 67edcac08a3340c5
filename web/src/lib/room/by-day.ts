/** Games by the day: people come and go, and have days for an action. */

/** The shortest time for an action in a game by the day, in seconds. */
export const BY_DAY = 86_400;

export const isByDay = (clock: number | null | undefined): boolean => (clock ?? 0) >= BY_DAY;
