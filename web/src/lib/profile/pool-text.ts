/** The names of rating pools, and ratings as arguments of messages. */

import type { RatedResult, RatingInfo } from '../http-messages';
import { say } from '../i18n';

export function poolText(pool: string): string {
  const [name = '', n = '', programs] = pool.split('/');
  const group = { name };
  return say(programs ? 'pool-programs' : 'pool', { family: say(`group-${group.name}`), n: Number(n) });
}

/** Without the separators of thousands. */
export function ratingWords({ rating, low, high, games, won }: RatingInfo): Record<string, string | number> {
  return { rating: String(rating), low: String(low), high: String(high), games, won };
}

/** The change that a rated game made to your rating. */
export function changeText({ before, after }: Pick<RatedResult, 'before' | 'after'>): string {
  const sign = after < before ? '−' : after > before ? '+' : '±';
  const change = `${sign}${Math.abs(after - before)}`;
  return say('rating-change', { before: String(before), after: String(after), change });
}
