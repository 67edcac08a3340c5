/**
 * Who has which face. People have the one that they have chosen, which the server tells everybody at the table, or
 * none: the picture then shows the first letter of their name. The face of a computer follows from its name.
 */

/** How many faces there are: the first half are women, the second half men. */
export const FACE_COUNT = 12;

/** Gives the names of the computers faces that suit them. */
const SALT = 3140;

/** The number of a face, or null for somebody without one. */
export type Face = number | null;

/** Somebody at a seat. */
interface Occupant {
  name: string;
  player: string;
  face?: Face;
}

/** A face that this page can draw; others may come from newer servers. */
export const knownFace = (face: unknown): Face =>
  typeof face === 'number' && Number.isInteger(face) && face >= 0 && face < FACE_COUNT ? face : null;

/** The faces at a table, by seat. Computers all have different ones as long as there are enough. */
export function facesOf(seats: readonly Occupant[]): Face[] {
  const chosen = seats.map(({ face }) => knownFace(face));
  const taken = new Set(chosen);
  return seats.map(({ name, player }, seat) => {
    if (player === 'person' || player === 'open') return chosen[seat] ?? null;
    let face = hashOf(name) % FACE_COUNT;
    for (let n = 0; taken.has(face) && n < FACE_COUNT; n++) face = (face + 1) % FACE_COUNT;
    taken.add(face);
    return face;
  });
}

/** The letter that is shown instead of a face. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** FNV-1a, 32 bits, with its low bits mixed. */
function hashOf(name: string): number {
  let hash = (0x811c9dc5 ^ SALT) >>> 0;
  for (const character of name.normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
