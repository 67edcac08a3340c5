/** The faces at a table as this browser shows them: with the one that its owner has chosen. */

import { settings } from '../settings/settings.svelte';
import { FACE_BY_NAME, facesOf } from './avatar';

/** @param ownSeat the seat of the browser's owner, or null if no seat is theirs alone */
export function shownFaces(names: readonly string[], ownSeat: number | null): number[] {
  const { face } = settings.now;
  return facesOf(names, face === FACE_BY_NAME || ownSeat === null ? null : { seat: ownSeat, face });
}
