/** Who sits in front of the page. */

import { newId } from '../connection';
import { writeItem, readItem } from './storage';

export const LONGEST_NAME = 30;

/** The name chosen for the table, or an empty text. */
export function loadName(): string {
  return readItem<string>('name') ?? '';
}

/** Keeps a name, tidied; null if it is no name. */
export function saveName(text: string): string | null {
  const name = text.split(/\s+/).filter(Boolean).join(' ');
  if (name.length < 1 || [...name].length > LONGEST_NAME) return null;
  writeItem('name', name);
  return name;
}

/** This browser's own name for itself: who was sent away from a table stays out with it. The server keeps only a hash
 * of it, another at every table. */
export function deviceId(): string {
  const known = readItem<string>('device') ?? newId();
  writeItem('device', known);
  return known;
}
