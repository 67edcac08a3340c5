/** The seats of people who share this device, and their names. */

import { sitDown } from '../api';
import { newSeatKey } from '../connection';
import { saveName, nameAt, tidyName } from '../storage/identity';
import { readItem, writeItem } from '../storage/storage';
import { say } from '../i18n';

/** The player, in a list of opponents, at a seat of somebody who shares this device. */
export const LOCAL_SEAT = 'here';

/** A seat of this device other than the first. */
export interface LocalSeat {
  seat: number;
  name: string;
  key: string;
}

/** The names of the people at this device, the owner's first; those used last, else "Player 2". */
export function localNames(count: number): string[] {
  const last = readItem<string[]>('local-names') ?? [];
  const name = (n: number): string => (n === 0 ? nameAt(0) : last[n - 1] || say('player-n', { n: n + 1 }));
  return Array.from({ length: count }, (_, n) => name(n));
}

/** Tidies and saves the names; null if one is empty or too long, or two are alike. */
export function saveLocalNames(names: readonly string[]): string[] | null {
  const tidy = names.map(tidyName).filter((name) => name !== null);
  const different = new Set(tidy.map((name) => name.toLocaleLowerCase()));
  if (different.size < names.length) return null;
  const [own = '', ...others] = tidy;
  if (own !== say('player-n', { n: 1 })) saveName(own);
  writeItem('local-names', others);
  return tidy;
}

/** Plans the seats: by place in the list of opponents, the seats of people at this device. */
export function planLocalSeats(against: readonly string[], names: readonly string[]): LocalSeat[] {
  const seats = against.flatMap((player, n) => (player === LOCAL_SEAT ? [n + 1] : []));
  return seats.map((seat, n) => ({ seat, name: names[n + 1] ?? '', key: newSeatKey() }));
}

/** Sits down at all of them, one after the other. */
export async function sitDownHere(table: string, seats: readonly LocalSeat[]): Promise<void> {
  for (const seat of seats) await sitDown(table, seat);
}
