/** The link of a position: its line after the #, with the signs that a link may have. */

/** The longest position that is read (`settebello.record.seat_positions`). */
export const LONGEST = 10_000;

const PLAIN: readonly (readonly [sign: string, inLink: string])[] = [
  ['%20', '+'],
  ['%7C', '/'],
  ['%3B', ';'],
  ['%3A', ':'],
  ['%3F', '?'],
  ['%3D', '='],
];

/** The part after the # for a position. */
export function linkPart(position: string): string {
  return PLAIN.reduce((text, [sign, inLink]) => text.replaceAll(sign, inLink), encodeURIComponent(position));
}

/** The position of a part after the #, or null if the link is damaged. */
export function positionOf(part: string): string | null {
  if (part.length > 3 * LONGEST) return null;
  try {
    const position = decodeURIComponent(part.replaceAll('+', '%20').replaceAll('/', '%7C')).trim();
    return position.length <= LONGEST ? position : null;
  } catch {
    return null;
  }
}
