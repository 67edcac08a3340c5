import { describe, expect, test } from 'vitest';
import { SUITS, type Suit } from '../card';
import type { Pip } from '../pip';
import { french } from './french/deck';
import { frenchPips } from './french/pips';
import { ART as NEAPOLITAN } from './neapolitan/art';
import { neapolitan } from './neapolitan/deck';
import { pips as neapolitanPips } from './neapolitan/pips';
import { ART as PIACENTINE } from './piacentine/art';
import { piacentine } from './piacentine/deck';
import { pips as piacentinePips } from './piacentine/pips';
import { ART as SICILIAN } from './sicilian/art';
import { sicilian } from './sicilian/deck';
import { pips as sicilianPips } from './sicilian/pips';
import { ART as SPANISH } from './spanish/art';
import { spanish } from './spanish/deck';
import { pips as spanishPips } from './spanish/pips';

/** Half the width and half the height of each sign, around its middle. */
type Sizes = Record<string, [number, number]>;
/** For each deck, the letter of the suit or the value stands under its index where people want it, or never. */
const DECKS: [
  string,
  (suit: Suit, rank: number) => Pip[],
  Sizes,
  { inset: number; letter: boolean; height: number; numbers?: number },
][] = [
  [
    'neapolitan',
    neapolitanPips,
    { D: [27, 27], sun: [27, 27], C: [28, 32], S: [15.5, 60.5], B: [18.5, 59.5] },
    { inset: neapolitan.inset?.[0] ?? 0, letter: true, height: neapolitan.height },
  ],
  [
    'piacentine',
    piacentinePips,
    { D: [27, 27], C: [23, 34], S: [14.6, 60.5], B: [18.6, 59.5] },
    { inset: piacentine.inset?.[0] ?? 0, letter: true, height: piacentine.height, numbers: 10 },
  ],
  [
    'sicilian',
    sicilianPips,
    { D: [27, 27], C: [28, 34], lidded: [28, 44], S: [17, 60.5], B: [20, 59.5] },
    { inset: sicilian.inset?.[0] ?? 0, letter: true, height: sicilian.height },
  ],
  [
    'spanish',
    spanishPips,
    { D: [27, 27], C: [23.5, 34], S: [17, 60.5], dagger: [17, 51], B: [19, 59.5], 'yellow-baton': [19, 59.5] },
    { inset: spanish.inset?.[0] ?? 0, letter: true, height: spanish.height },
  ],
  [
    'french',
    (_, rank) => frenchPips(rank),
    { D: [25, 33], C: [30, 32], S: [30, 33], B: [29, 32] },
    { inset: 0, letter: false, height: french.height, numbers: 10 },
  ],
];
/** The right edge and the bottom of the corner, with the letter of the suit and without. */
const CORNER = { right: 37, bottom: 101, bottomWithoutLetter: 78 };
const CLEAR = 3;

describe.each(DECKS)('%s', (deck, pips, sizes, { inset, letter, height, numbers = 7 }) => {
  const right = CORNER.right + inset + CLEAR;
  const bottom = (letter ? CORNER.bottom : CORNER.bottomWithoutLetter) + inset;

  function touches({ x, y, scale, id }: Pip, suit: Suit): boolean {
    const [width, tall] = sizes[id ?? suit] ?? [0, 0];
    const upper = y - tall * scale < bottom && x - width * scale < right;
    const lower = y + tall * scale > height - bottom && x + width * scale > 200 - right;
    return upper || lower;
  }

  describe.each(SUITS)('of suit %s', (suit) => {
    test.each([2, 3, 4, 5, 6, 7, 8, 9, 10].filter((rank) => rank <= numbers))(
      'the %i has as many signs, and none touches a corner',
      (rank) => {
        if (deck === 'neapolitan' && suit === 'D' && rank === 7) return; // drawn by itself
        const signs = pips(suit, rank);
        expect(signs).toHaveLength(rank);
        for (const { x, y } of signs) expect(x > 30 && x < 170 && y > 40 && y < height - 40).toBe(true);
        expect(signs.filter((pip) => pip.turn % 180 === 0 && touches(pip, suit))).toEqual([]);
      },
    );
    test('figures have none', () => expect(pips(suit, numbers + 2)).toEqual([]));
  });
});

const ART = { neapolitan: NEAPOLITAN, piacentine: PIACENTINE, sicilian: SICILIAN, spanish: SPANISH };
describe.each(Object.entries(ART))('the symbols of the %s deck', (_, art) => {
  const ids = [...art.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? '');
  const cards = SUITS.flatMap((suit) => Array.from({ length: 10 }, (_, n) => `card-${n + 1}${suit}`));

  test('there is one for each card, each name once, and none that the page uses itself', () => {
    expect(ids.filter((id) => id.startsWith('card-')).sort()).toEqual(cards.sort());
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.filter((id) => id === 'back' || id.startsWith('index-'))).toEqual([]);
  });
  test('those that are used are there', () =>
    expect([...art.matchAll(/href="#([^"]+)"/g)].filter((found) => !ids.includes(found[1] ?? ''))).toEqual([]));
  test('the numbers are numbers', () => expect(art).not.toMatch(/NaN|undefined|Infinity/));
  test('only the seven of coins bears the name of the settebello', () => {
    const named = art.split(/(?=<g id="card-)/).filter((part) => part.toLowerCase().includes('>settebello<'));
    expect(named.every((part) => part.startsWith('<g id="card-7D"'))).toBe(true);
  });
});
