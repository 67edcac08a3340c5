/** The way to the review of a game that is over: it needs a permanent link, which is made if there is none. */

import { keepGame } from '../api';
import { router } from '../router.svelte';
import { loadKeptGame, saveKeptGame } from '../storage/kept-games';

/**
 * Keeps a game and opens its review.
 *
 * @param key the key of a seat at the table
 */
export async function keepAndReview(table: string, key: string): Promise<void> {
  let game = loadKeptGame(table);
  if (game === null) {
    game = await keepGame(table, key);
    saveKeptGame(table, game);
  }
  router.go(`game/${encodeURIComponent(game)}/review`);
}
