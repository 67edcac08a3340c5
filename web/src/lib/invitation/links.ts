/** The links of a table: one to invite others, one that is a seat's own secret. */

const SEAT = /^#seat=([A-Za-z0-9_-]{22,64})$/;

export function inviteLink(table: string, origin: string = location.origin): string {
  return `${origin}/table/${encodeURIComponent(table)}`;
}

/** The secret stands after the #, which browsers send to nobody. */
export function seatLink(table: string, key: string, origin: string = location.origin): string {
  return `${inviteLink(table, origin)}#seat=${key}`;
}

/** The secret in what stands after the #; null if there is none. */
export function seatKeyFrom(hash: string): string | null {
  return SEAT.exec(hash)?.[1] ?? null;
}

/** Whether a name leads only to the machine on which it is used. */
export const isLocal = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** A code as it is read to somebody: in two groups. */
export const formatCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The name of a table in what somebody has pasted or typed where a code belongs: a link, or null if it is none. */
export function tableIdFrom(text: string): string | null {
  const match = /\/table\/([^/#?\s]+)/.exec(text);
  try {
    return match?.[1] ? decodeURIComponent(match[1]) : null;
  } catch {
    return null;
  }
}
