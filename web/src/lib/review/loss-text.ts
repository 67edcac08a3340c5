/** A loss in words: in points, and in the chance to win if that is known. */

import { say } from '../i18n';
import { percent, points } from './figures';

/** `−0.41 points · −3.1% to win`; both are losses: above 0. */
export function lossText(lost: number, chanceLost: number | null): string {
  const inPoints = say('review-loss', { points: points(-lost) });
  if (chanceLost === null) return inPoints;
  return `${inPoints} · ${say('review-loss-chance', { chance: percent(-chanceLost, { sign: true }) })}`;
}
