/** Who sits in front of the page. */

import { freshId } from './connection';
import { keep, kept } from './store';

export const LONGEST_NAME = 30;

/** The name chosen for the table, or an empty text. */
export function ownName(): string {
  return kept<string>('name') ?? '';
}

/** Keeps a name, tidied; null if it is no name. */
export function keepName(text: string): string | null {
  const name = text.split(/\s+/).filter(Boolean).join(' ');
  if (name.length < 1 || [...name].length > LONGEST_NAME) return null;
  keep('name', name);
  return name;
}

/** This browser's own name for itself: who was sent away from a table stays out with it. The server keeps only a hash
 * of it, another at every table. */
export function device(): string {
  const known = kept<string>('device') ?? freshId();
  keep('device', known);
  return known;
}
