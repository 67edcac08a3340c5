/**
 * Who has which face. It follows from the name, so everybody at a table sees the same one without being told. The
 * face that somebody has chosen is shown to themselves only.
 */

/** How many faces there are: the first half are women, the second half men. */
export const FACE_COUNT = 12;
/** Means the face that follows from the name, for people who may choose one. */
export const FACE_BY_NAME = -1;

/** Gives the names of the computers faces that suit them; others get what they get. */
const SALT = 3140;

/** The face that somebody has chosen for their own seat. */
export interface OwnFace {
  seat: number;
  face: number;
}

/** The faces of the people at a table, by seat: all different, as long as there are enough. */
export function facesOf(names: readonly string[], own: OwnFace | null = null): number[] {
  const taken = new Set<number>(own ? [own.face] : []);
  return names.map((name, seat) => {
    if (seat === own?.seat) return own.face;
    if (name === '') return 0; // an open seat shows none
    let face = hashOf(name) % FACE_COUNT;
    for (let n = 0; taken.has(face) && n < FACE_COUNT; n++) face = (face + 1) % FACE_COUNT;
    taken.add(face);
    return face;
  });
}

/** FNV-1a, 32 bits, with its low bits mixed. */
function hashOf(name: string): number {
  let hash = (0x811c9dc5 ^ SALT) >>> 0;
  for (const character of name.normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
