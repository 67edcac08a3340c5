/** Stores the finished games of this browser, so they can be replayed without a network. */

import { record, Refused } from '../api';
import { backends } from '../backends/backends.svelte';
import { language } from '../i18n';
import { replayOf } from '../replay/stored-replay';
import { archive } from '../storage/game-archive';
import { savedTables, type SavedTable } from '../storage/saved-tables';

/** The number of games requested at a time, newest first; the server limits replays by the minute. */
const MAX_RECORDS = 40;
const MAX_REPLAYS = 10;
/** Milliseconds between two requests: a game at a table comes first. */
const PAUSE = 400;

let running = false;

/** Does nothing in a browser where the page does not start without a network. */
export async function storeFinishedGames(): Promise<void> {
  if (running) return;
  running = true;
  try {
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
    const finished = savedTables().filter((game) => game.over && backends.answersNow(game.table));
    await storeRecords(finished);
    await storeReplays(finished);
  } catch {
    // The network is away, or the browser allows no workers.
  } finally {
    running = false;
  }
}

async function storeRecords(games: readonly SavedTable[]): Promise<void> {
  const known = new Set(await archive.tables());
  for (const { table, key } of games.filter((game) => !known.has(game.table)).slice(0, MAX_RECORDS)) {
    const text = await record(table, key).catch((error: unknown) => {
      if (error instanceof Refused && error.status < 500) return ''; // the server has forgotten the game
      throw error;
    });
    if (!(await archive.saveRecord(table, text))) return;
    await pause();
  }
}

async function storeReplays(games: readonly SavedTable[]): Promise<void> {
  for (const { table } of games.slice(0, MAX_REPLAYS)) {
    const text = await archive.record(table);
    if (!text || (await archive.hasReplay(text, language.lang))) continue;
    await replayOf(text, language.lang);
    await pause();
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
