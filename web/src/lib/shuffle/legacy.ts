/** The promise of older tables: the server was bound to its own seed, and to nothing else. */

import { bytesOf, hex, concatenate, sha256 } from './hashes';
import type { RoundText } from './record';

const commitment = (seed: Uint8Array): string => hex(sha256(seed));

/** The round's seed: the server's and the shares that were given, in seat order. */
function combined(server: Uint8Array, shares: readonly (Uint8Array | null)[]): Uint8Array {
  const given = shares.filter((share) => share !== null);
  return given.length ? sha256(concatenate(server, ...given)) : server;
}

export type LegacyFault = 'server' | 'seed' | 'record';

export function legacyFault({ headers }: RoundText): LegacyFault | null {
  const [server, seed] = [bytesOf(headers.get('ServerSeed')), bytesOf(headers.get('Seed'))];
  const shares = headers.get('Shares') ?? [];
  if (!server || !seed || !headers.has('Commitment') || !Array.isArray(shares)) return 'record';
  if (shares.some((share) => share !== null && !bytesOf(share))) return 'record';
  if (commitment(server) !== headers.get('Commitment')) return 'server';
  return hex(combined(server, shares.map(bytesOf))) === hex(seed) ? null : 'seed';
}
