import { expect, test } from 'vitest';
import { readPlay, type Play } from './actions';
import { view } from './example';
import { pileTop, stolenSide } from './piles';

const piles = [['1D', '1C'], ['3D', '4B', '7B'], []];
const open = { ...view, piles, tops: ['7B', '1C'] };

test('where piles can be stolen, each that has cards has one on top', () =>
  expect([0, 1, 2].map((side) => pileTop(open, side))).toEqual(['1C', '7B', undefined]));
test('elsewhere no card is on top', () => expect(pileTop({ ...view, piles }, 1)).toBeUndefined());

test.each([
  { action: '7Dx7B', side: 1 },
  { action: '7Dx7C', side: null },
  { action: '7D', side: null },
  { action: '4Dx4B', side: null },
])('$action steals from side $side', ({ action, side }) =>
  expect(stolenSide(open, readPlay(action) as Play)).toBe(side),
);
