/** Points with their sign, since points can be lost, too. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
