/** The current state of this browser's games by the day: whose turn it is, and how long they have. */

import { invitation } from '../api';
import { backends } from '../backends/backends.svelte';
import type { TableSummary } from '../http-messages';
import { language } from '../i18n/language.svelte';
import { gamesByDay, loadTable, saveTable, type SavedTable } from '../storage/saved-tables';

/** The largest number of games to ask about. */
const MAX_ASKED = 12;

/** Brings the saved games up to date; whether any has changed. Games about which the server says nothing stay. */
export async function refreshGamesByDay(now: () => number = Date.now): Promise<boolean> {
  const asked = gamesByDay()
    .filter(({ table }) => backends.answersNow(table))
    .slice(0, MAX_ASKED);
  const answers = await Promise.allSettled(
    asked.map(async ({ table, key }) => {
      const summary = await invitation(table, language.lang, key);
      const saved = loadTable(table);
      if (saved) saveTable(refreshed(saved, summary, now()));
    }),
  );
  return answers.some(({ status }) => status === 'fulfilled');
}

/** A saved game with the server's report on it. */
export function refreshed(saved: SavedTable, summary: TableSummary, now: number): SavedTable {
  const { deadline: _, turn: __, ...known } = saved;
  const { turn = null, left = null, begun, closed, seats } = summary;
  return {
    ...known,
    waiting: !begun,
    ...(closed && { closed }),
    ...(turn !== null && { turn: (turn - (saved.seat ?? 0) + seats.length) % seats.length }),
    ...(left !== null && { deadline: now + 1000 * left }),
  };
}
