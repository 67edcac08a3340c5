/** The weaker promise at tables of older servers: only the server committed to a seed. */

import { bytesOf, hex, concatenate, sha256 } from '../hashes';
import type { RoundText } from './record';

const commitmentOf = (seed: Uint8Array): string => hex(sha256(seed));

/** The round's seed: from the server's seed and the shares given, in seat order. */
function combineSeeds(server: Uint8Array, shares: readonly (Uint8Array | null)[]): Uint8Array {
  const given = shares.filter((share) => share !== null);
  return given.length ? sha256(concatenate(server, ...given)) : server;
}

export type LegacyFault = 'server' | 'seed' | 'record';

/** The fault of a round's shuffle under that promise, or null if there is none. */
export function legacyFault({ headers }: RoundText): LegacyFault | null {
  const [server, seed] = [bytesOf(headers.get('ServerSeed')), bytesOf(headers.get('Seed'))];
  const shares = headers.get('Shares') ?? [];
  if (!server || !seed || !headers.has('Commitment') || !Array.isArray(shares)) return 'record';
  if (shares.some((share) => share !== null && !bytesOf(share))) return 'record';
  if (commitmentOf(server) !== headers.get('Commitment')) return 'server';
  return hex(combineSeeds(server, shares.map(bytesOf))) === hex(seed) ? null : 'seed';
}
