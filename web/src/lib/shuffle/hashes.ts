/** The hashes that let a server and all people's devices agree on the seed of a round (docs/shuffle.md). */

// The browser's own SHA-256 is missing on plain HTTP, for example from a server at home.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Transcript } from '../protocol';

export { bytesToHex as hex, concatBytes as concatenate, sha256 };

const SHARE_BYTES = 32;
const NOTHING = new Uint8Array();

/** The 32 bytes that 64 hexadecimal digits encode; null for anything else. */
export function bytesOf(digits: unknown): Uint8Array | null {
  return typeof digits === 'string' && /^[0-9a-f]{64}$/.test(digits) ? hexToBytes(digits) : null;
}

export const newShare = (): string => bytesToHex(randomBytes(SHARE_BYTES));

/** An id for a table that is about to be opened: 96 bits, safe in an address. */
export const newTableId = (): string =>
  btoa(String.fromCharCode(...randomBytes(12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

export function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** SHA-256 of a label and parts, each preceded by its length; lengths and numbers take four bytes. */
export function labelledHash(label: string, ...parts: readonly (Uint8Array | number)[]): Uint8Array {
  const texts = [utf8ToBytes(label), ...parts.map((part) => (typeof part === 'number' ? fourBytes(part) : part))];
  return sha256(concatBytes(...texts.flatMap((text) => [fourBytes(text.length), text])));
}

/** The digest of rules, from their JSON. */
export const rulesDigest = (rules: string): string => bytesToHex(sha256(utf8ToBytes(rules)));

/** The public name of a table in hashes and records. Its id stays private: anyone who knows it can join. */
export const tableName = (id: string): string => bytesToHex(labelledHash('settebello 2 table', utf8ToBytes(id)));

/** One exchange of a round of a table. */
export interface ExchangeId {
  table: string;
  round: number;
  exchange: number;
}

export function serverCommitment({ table, round, exchange }: ExchangeId, seed: Uint8Array): string {
  return bytesToHex(labelledHash('settebello 2 server', hexToBytes(table), round, exchange, seed));
}

export function shareCommitment({ table, round, exchange }: ExchangeId, seat: number, share: Uint8Array): string {
  return bytesToHex(labelledHash('settebello 2 share', hexToBytes(table), round, exchange, seat, share));
}

/** The digest of a transcript, which a device remembers before it reveals its share. */
export function transcriptDigest({ rules, table, round, exchange, server, commitments }: Transcript): string {
  const hashes = commitments.map((one) => (one === null ? NOTHING : hexToBytes(one)));
  const head = [hexToBytes(rules), hexToBytes(table), round, exchange, commitments.length, hexToBytes(server)];
  return bytesToHex(labelledHash('settebello 2 transcript', ...head, ...hashes));
}

/** The seed of the round. A share is null if none is expected from that seat. */
export function agreedSeed(digest: string, server: Uint8Array, shares: readonly (Uint8Array | null)[]): Uint8Array {
  return labelledHash('settebello 2 seed', hexToBytes(digest), server, ...shares.map((share) => share ?? NOTHING));
}
