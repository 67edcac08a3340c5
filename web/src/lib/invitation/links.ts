/** The links of a table: one to invite others, and one for each seat, which carries its key. */

import { siteAddress } from '../site';

const SEAT = /^#seat=([A-Za-z0-9_-]{22,64})$/;

export function inviteLink(table: string, base?: string): string {
  return siteAddress(`table/${encodeURIComponent(table)}`, base);
}

/** The link of a seat. Its key comes after the #, which browsers do not send to servers. */
export function seatLink(table: string, key: string, base?: string): string {
  return `${inviteLink(table, base)}#seat=${key}`;
}

/** The key in the part of an address after the #; null if there is none. */
export function seatKeyFrom(hash: string): string | null {
  return SEAT.exec(hash)?.[1] ?? null;
}

/** Whether a host name reaches only the machine that it is used on. */
export const isLocal = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** A code in two groups, easy to read out. */
export const formatCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The table id in a link that somebody has entered instead of a code; null if it is not a link. */
export function tableIdFrom(text: string): string | null {
  const match = /\/table\/([^/#?\s]+)/.exec(text);
  try {
    return match?.[1] ? decodeURIComponent(match[1]) : null;
  } catch {
    return null;
  }
}
