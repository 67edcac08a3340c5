/** The identity of the person at this browser: a name and a device id. */

import { newId } from '../connection';
import { say } from '../i18n';
import { writeItem, readItem } from './storage';

export const LONGEST_NAME = 30;

/** The name chosen for the table, or an empty text. */
export function loadName(): string {
  return readItem<string>('name') ?? '';
}

/** The name that somebody sits down with: the one chosen, or the number of the seat in words. */
export const nameAt = (seat: number): string => loadName() || say('player-n', { n: seat + 1 });

/** A name without needless spaces; null if it is empty or too long. */
export function tidyName(text: string): string | null {
  const name = text.split(/\s+/).filter(Boolean).join(' ');
  return name.length < 1 || [...name].length > LONGEST_NAME ? null : name;
}

/** Tidies and saves the name for the table; null if it is empty or too long. */
export function saveName(text: string): string | null {
  const name = tidyName(text);
  if (name !== null) writeItem('name', name);
  return name;
}

/**
 * The id of this browser. It keeps people out of tables that they were removed from, and away from those who have blocked them.
 * The server stores only hashes of it: a different one for each table, and one for the lobby.
 */
export function deviceId(): string {
  const known = readItem<string>('device') ?? newId();
  writeItem('device', known);
  return known;
}
