import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card } from '../protocol';
import { table } from '../table/example';
import { dealRound, readDealRules, type DealRules } from './deal-rules';
import { bytes } from './example';
import { bytesOf } from './hashes';

/** Rounds that the server has dealt (tests/vectors/make_deals.py). */
interface Vector {
  variant: string;
  seats: number;
  settings: Record<string, string>;
  seed: string;
  dealer: number;
  cuts: string[];
  rules: string;
  voids: string[];
  table: string;
  hands: string[][];
}

const VECTORS = JSON.parse(
  readFileSync(new URL('../../../../tests/vectors/deals.json', import.meta.url), 'utf8'),
) as Vector[];
const sorted = (cards: string | readonly Card[]): string =>
  (typeof cards === 'string' ? cards.split(' ') : [...cards]).filter(Boolean).sort().join(' ');

describe.each(VECTORS)(
  '$variant for $seats, $settings, cuts $cuts, void deals $voids',
  ({ seed, dealer, cuts, rules, voids, table: first, hands }) => {
    const dealRules = readDealRules(rules) as DealRules;
    const deal = (decisions: readonly string[]): ReturnType<typeof dealRound> =>
      dealRound(dealRules, bytesOf(seed) as Uint8Array, dealer, decisions);

    test('every card is where the server deals it', () => {
      const dealt = deal(cuts);
      expect(dealt?.voids.map(sorted)).toEqual(voids.map(sorted));
      expect(sorted(dealt?.table ?? [])).toBe(sorted(first));
      expect(dealt?.hands.slice(0, hands.length).map((all) => all.map(sorted))).toEqual(
        hands.map((all) => all.map(sorted)),
      );
    });

    test('no cut too many, and none left out', () => {
      expect(deal([...cuts, 'keep'])).toBeNull();
      if (cuts.length) expect(deal(cuts.slice(0, -1))?.table).toBeNull();
    });
  },
);

test('every card of the pack is dealt once', () => {
  const dealt = dealRound(readDealRules(table.rules) as DealRules, bytes('a seed'), 0, []);
  const all = [...(dealt?.table ?? []), ...(dealt?.hands.flat(2) ?? [])];
  expect(new Set(all).size).toBe(40);
});

test.each([
  ['', 'no JSON'],
  ['null', 'no rules'],
  ['{"pack":{"size":44}}', 'a pack of no game'],
  ['{"deal":{"hands":[3,3,3,3,3]}}', 'cards that nobody gets'],
  ['{"seating":{"seats":3}}', 'cards that are not there'],
  ['{"deal":{"hands":[],"table":40}}', 'no hands'],
  ['{"deal":{"hands":[18]},"seating":{"seats":2.0000001}}', 'half a seat'],
  ['{"deal":{"hands":[19,-1]}}', 'cards taken away'],
])('%s are not the rules of a game: %s', (rules) => expect(readDealRules(rules)).toBeNull());
