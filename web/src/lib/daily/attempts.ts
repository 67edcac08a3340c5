/** This browser's attempts at daily games: one a day. */

import { openDaily, prepareTableSocket } from '../api';
import { backends } from '../backends/backends.svelte';
import { features } from '../features';
import { profile } from '../profile/profile.svelte';
import { router } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { deviceId, nameAt } from '../storage/identity';
import { guestTable, savedTables, saveTable, type SavedTable } from '../storage/saved-tables';

/** The attempts by day; the first one of a day counts. */
export function attempts(): Map<string, SavedTable> {
  const found = new Map<string, SavedTable>();
  for (const saved of savedTables()) if (saved.day !== undefined && !saved.closed) found.set(saved.day, saved);
  return found;
}

/** Goes to the table of a day's attempt, which is opened if there is none. */
export async function playDay(day: string): Promise<void> {
  const begun = attempts().get(day);
  if (begun) return router.go(`table/${begun.table}`);
  const inBrowser = !features.daily && backends.openHere();
  const own = features.daily && profile.stored !== null ? { profile_key: profile.stored.key } : {};
  const { face } = settings.now;
  const wanted = { day, name: nameAt(0), face, pace: 0, device: deviceId(), ...own };
  const opened = await profile.guard(() => openDaily(wanted));
  saveTable({
    ...guestTable(opened.table, opened.key, 'Scopa'),
    seats: 2,
    against: ['judge'],
    day,
    ...(inBrowser && { inBrowser }),
  });
  prepareTableSocket(opened.table);
  router.go(`table/${opened.table}`);
}
