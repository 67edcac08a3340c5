import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  agreedSeed,
  bytesOf,
  hex,
  newShare,
  newTableId,
  serverCommitment,
  shareCommitment,
  tableName,
  transcriptDigest,
} from './hashes';
import { CARDS } from './example';
import { firstDealer, packOf } from './pack';

/** Made by tests/vectors/make_shuffle.py. */
interface Vector {
  id: string;
  rules: string;
  table: string;
  round: number;
  exchange: number;
  serverSeed: string;
  server: string;
  shares: (string | null)[];
  commitments: (string | null)[];
  digest: string;
  seed: string;
  dealer: number;
  pack: string;
}

const VECTORS = JSON.parse(
  readFileSync(new URL('../../../../tests/vectors/shuffle.json', import.meta.url), 'utf8'),
) as Vector[];
const raw = (digits: string): Uint8Array => bytesOf(digits) as Uint8Array;

describe.each(VECTORS)('table $id, round $round, exchange $exchange', (vector) => {
  const { id, table, round, exchange, serverSeed, server, shares, commitments, digest, seed, dealer, pack } = vector;
  const at = { table, round, exchange };

  test('commitments', () => {
    expect(tableName(id)).toBe(table);
    expect(serverCommitment(at, raw(serverSeed))).toBe(server);
    expect(shares.map((share, seat) => share && shareCommitment(at, seat, raw(share)))).toEqual(commitments);
  });

  test('the list, the seed, the dealer and the pack', () => {
    expect(transcriptDigest({ rules: vector.rules, ...at, server, commitments })).toBe(digest);
    expect(hex(agreedSeed(digest, raw(serverSeed), shares.map(bytesOf)))).toBe(seed);
    expect(firstDealer(raw(seed), shares.length)).toBe(dealer);
    expect(packOf(raw(seed), CARDS).join(' ')).toBe(pack);
  });
});

test('the pack of docs/shuffle.md', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, n) => n);
  expect(packOf(seed, CARDS).slice(0, 10).join(' ')).toBe('3C 7C 9C 4C 4B 6S 7B 2C 6D 9D');
  expect(firstDealer(seed, 2)).toBe(0);
});

test('what this device draws is fresh, and fit for its place', () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(newTableId()).toMatch(/^[\w-]{16}$/);
  expect(new Set([newShare(), newShare(), newTableId(), newTableId()]).size).toBe(4);
});

test.each([null, '', '00', 'G'.repeat(64), 'A'.repeat(64), 7])('%s is not 32 bytes', (digits) =>
  expect(bytesOf(digits)).toBeNull(),
);
