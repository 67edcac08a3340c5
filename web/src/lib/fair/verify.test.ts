import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sha256 } from './sha256';
import { bytesOf, combined, commitment, hex, packOf } from './shuffle';
import { verify, type Dealt, type Witness } from './verify';

const CARDS = Array.from({ length: 10 }, (_, n) => ['D', 'C', 'S', 'B'].map((suit) => `${n + 1}${suit}`)).flat();
const SEED = Uint8Array.from({ length: 32 }, (_, n) => n);

test.each([0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000])('the digest of %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, n) => (n * 7) % 256);
  expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('the pack of docs/shuffle.md', () => {
  expect(packOf(SEED, CARDS).join(' ')).toBe(
    '3C 7C 9C 4C 4B 6S 7B 2C 6D 9D 8C 7D 3S 10D 1B 6C 5D 2S 2B 8D 10C 2D 1D 6B 1S 5C 4D 5S 8B 3D 5B 9S 4S 8S 10B 9B 7S 1C 3B 10S',
  );
  expect(combined(SEED, [null, null])).toBe(SEED);
  expect(commitment(SEED).slice(0, 8)).toBe('630dcd29');
  expect(hex(combined(SEED, [new Uint8Array(32), null])).slice(0, 8)).toBe('5576ce64');
  expect(bytesOf('00')).toBeNull();
});

// A round of a table of the server, with what seat 1 saw of it.
const PROMISED = 'a08f7a733301e541945465ecf625bb66c74f6c055e0cfa6bdde0e80b07d4e480';
const SHARE = '02'.repeat(32);
const RECORD = `[Settebello 1]
[Names ["[Round 1]", "Rosa"]]

[Round 1]
[Seed "27e7061816df89277ee41503e5e19d4bc9cc3b5f478bb3402d3196510018655f"]
[Commitment "${PROMISED}"]
[ServerSeed "e1a40b1b2fa7662a430e48df21c7b6fd3c6f2e2c41b99959a0e71f20ff532970"]
[Shares ["${'0a'.repeat(32)}", "${SHARE}"]]
1. 1S 3Bx3D
[Score [4, 4]]

[Result null]
`;
const DEALT = { redealt: 0, placed: false, dealer: 0, seat: 1, hand: ['1S', '8B', '9C'], hands: [3, 3], table: ['3D', '4C', '7C', '9S'] };
const SEEN: Witness = { commitment: PROMISED, share: SHARE, dealt: DEALT };
const checked = (record: string, seen: Partial<Witness> = {}): string | null => verify(record, 1, CARDS, { ...SEEN, ...seen }).fault;

test('a fair round', () => {
  const { fault, shares, pack, witnessed } = verify(RECORD, 1, CARDS, SEEN);
  expect([fault, shares, pack.length, witnessed]).toEqual([null, 2, 40, true]);
  expect(verify(RECORD, 1, CARDS, { commitment: null, share: null, dealt: null })).toMatchObject({ fault: null, witnessed: false });
});

test('a spectator sees the table cards only', () => expect(checked(RECORD, { dealt: { ...DEALT, seat: null, hand: [] } })).toBeNull());

test.each<[string, string, Partial<Witness>, string]>([
  ['another round', RECORD.replaceAll('Round 1', 'Round 2'), {}, 'missing'],
  ['no promise', RECORD.replace(/\[ServerSeed.*\n/, ''), {}, 'missing'],
  ['another promise than was seen', RECORD, { commitment: '00'.repeat(32) }, 'commitment'],
  ['a number that was not promised', RECORD.replace('e1a40b', 'e1a40c'), {}, 'commitment'],
  ['a share left out', RECORD.replace(`"${SHARE}"`, 'null'), {}, 'share'],
  ['a share changed', RECORD.replace('0a0a', '0b0a'), {}, 'seed'],
  ['another seed', RECORD.replace('27e706', '27e707'), {}, 'seed'],
  ['another hand', RECORD, { dealt: { ...DEALT, hand: ['1S', '8B', '7D'] } }, 'cards'],
  ['another table', RECORD, { dealt: { ...DEALT, table: ['3D', '4C', '7C', '7D'] } }, 'cards'],
  ['another dealer', RECORD, { dealt: { ...DEALT, dealer: 1 } }, 'cards'],
])('%s', (_, record, seen, fault) => expect(checked(record, seen)).toBe(fault));

/** First cards that the server has dealt (tests/vectors/make_deals.py). */
interface Vector {
  variant: string;
  seats: number;
  seed: string;
  dealer: number;
  attempt: number;
  cuts: string[];
  cards: string;
  hands: string[];
  table: string;
}

const VECTORS = JSON.parse(readFileSync(new URL('../../../../tests/vectors/deals.json', import.meta.url), 'utf8')) as Vector[];
const split = (cards: string): string[] => cards.split(' ').filter(Boolean);

describe.each(VECTORS)('$variant for $seats, cuts $cuts, attempt $attempt', ({ seats, seed, dealer, attempt, cuts, cards, hands, table }) => {
  const promised = commitment(bytesOf(seed) as Uint8Array);
  const record = `[Settebello 1]\n\n[Round 1]\n[Seed "${seed}"]\n[Commitment "${promised}"]\n[ServerSeed "${seed}"]\n1. ${[...cuts, '7D'].join(' ')}\n`;
  const dealt: Dealt = {
    redealt: attempt - 1, placed: cuts.at(-1) === 'place', dealer, seat: 0, hand: [],
    hands: hands.map((hand) => split(hand).length), table: split(table),
  };
  const fault = (seen: Partial<Dealt>): string | null =>
    verify(record, 1, split(cards), { commitment: promised, share: null, dealt: { ...dealt, ...seen } }).fault;
  const all = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const hand = (seat: number | null): string[] => (seat === null ? [] : split(hands[seat] ?? ''));

  test.each(all)('seat %s has seen what the seed deals', (seat) => expect(fault({ seat, hand: hand(seat) })).toBeNull());

  test('another hand, another attempt, another cut', () => {
    expect(fault({ hand: hand(1) })).toBe('cards');
    expect(fault({ hand: hand(0), redealt: attempt })).toBe('cards');
    expect(fault({ hand: hand(0), placed: !dealt.placed })).toBe('cards');
  });

  if (cuts.length > 0) test('who came between two cuts is told by the record how many there were', () => {
    expect(fault({ hand: hand(0), redealt: null })).toBeNull();
    expect(verify(record, 1, split(cards), { commitment: promised, share: null, dealt: { ...dealt, hand: hand(0), redealt: null } }).pack)
      .toEqual(packOf(bytesOf(seed) as Uint8Array, split(cards), attempt));
  });
});
