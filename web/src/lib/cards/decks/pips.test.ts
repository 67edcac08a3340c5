import { describe, expect, test } from 'vitest';
import { SUITS, type Suit } from '../card';
import { frenchPips } from './french/pips';
import type { Pip } from '../pip';
import { pips } from './neapolitan/pips';

describe.each(SUITS)('%s', (suit) => {
  test.each([2, 3, 4, 5, 6])('the %i has as many signs', (rank) => {
    const signs = pips(suit, rank);
    expect(signs).toHaveLength(rank);
    for (const { x, y } of signs) expect(x > 30 && x < 170 && y > 40 && y < 284).toBe(true);
  });
});
test.each(['C', 'S', 'B'] as const)('the seven of %s has seven', (suit) => expect(pips(suit, 7)).toHaveLength(7));
test('aces and figures have none of these', () => expect([...pips('C', 1), ...pips('C', 10)]).toEqual([]));

/** The right edge and the bottom of the corner, with the letter of the suit and without. */
const CORNER = { right: 37, bottom: 101, bottomWithoutLetter: 78 };
const CLEAR = 4;
/** Half the width and the height of each sign, of the Italian pack and the French. */
const SIZES: Record<Suit, [number, number]> = { D: [27, 27], C: [28, 32], S: [15.5, 60.5], B: [18.5, 59.5] };
const FRENCH_SIZES: Record<Suit, [number, number]> = { D: [25, 33], C: [30, 32], S: [30, 33], B: [29, 32] };

function touches(pip: Pip, [width, height]: [number, number], bottom: number): boolean {
  return pip.y - height * pip.scale < bottom && pip.x - width * pip.scale < CORNER.right + CLEAR;
}

describe.each(SUITS)('no sign of %s touches the corner', (suit) => {
  test.each([2, 3, 4, 5, 6, 7])('of the %i', (rank) => {
    const upright = pips(suit, rank).filter((pip) => pip.turn === 0);
    expect(upright.filter((pip) => touches(pip, SIZES[suit], CORNER.bottom))).toEqual([]);
    const french = frenchPips(rank);
    expect(french.filter((pip) => touches(pip, FRENCH_SIZES[suit], CORNER.bottomWithoutLetter))).toEqual([]);
  });
});
