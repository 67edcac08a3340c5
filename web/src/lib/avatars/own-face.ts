/** The faces at a table as this browser shows them: with the one that its owner has chosen. */

import { settings } from '../settings/settings.svelte';
import { FACE_BY_NAME, facesOf } from './avatar';

/** @param ownSeat null: no seat is that of the browser's owner alone */
export function shownFaces(names: readonly string[], ownSeat: number | null): number[] {
  const { face } = settings.now;
  return facesOf(names, face === FACE_BY_NAME || ownSeat === null ? null : { seat: ownSeat, face });
}
