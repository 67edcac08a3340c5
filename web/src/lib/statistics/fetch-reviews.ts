/** Looks for reviews of kept games that were made since, perhaps on another device. */

import { loadReview } from '../api';
import { backends } from '../backends/backends.svelte';
import type { ReviewProgress } from '../http-messages';
import type { Review } from '../review-types';
import { loadKeptGame } from '../storage/kept-games';
import type { SavedTable } from '../storage/saved-tables';
import { rememberReview } from './review-summary';

/**
 * Asks the server for the reviews of games that have a permanent link and no review here yet, and keeps their sums.
 * Returns how many there were.
 */
export async function fetchReviews(
  games: readonly SavedTable[],
  load: (game: string) => Promise<Review | ReviewProgress> = loadReview,
): Promise<number> {
  let found = 0;
  for (const { table, seat, review } of games) {
    const game = loadKeptGame(table);
    if (game === null || seat === undefined || review || !backends.answersNow(table)) continue;
    const made = await load(game).catch(() => null);
    if (made && 'decisions' in made && rememberReview(game, made)) found++;
  }
  return found;
}
