import { describe, expect, test } from 'vitest';
import {
  barredCards,
  narrowOptions,
  otherActions,
  togglePick,
  plays,
  playsOf,
  readPlay,
  declares,
  readNaming,
} from './actions';
import { view } from './example';

describe('an action text', () => {
  test.each([
    ['7D', { card: '7D', takes: false, captured: [] }],
    ['9Cx4S5B', { card: '9C', takes: true, captured: ['4S', '5B'] }],
    ['10Sx10D', { card: '10S', takes: true, captured: ['10D'] }],
    ['10Bx1D9S', { card: '10B', takes: true, captured: ['1D', '9S'] }],
    ['1Dx', { card: '1D', takes: true, captured: [] }],
  ])('%s is read', (action, play) => expect(readPlay(action)).toEqual({ action, ...play }));

  test.each(['keep', 'place', 'declare', 'pass', 'claim', '', '14D', 'x7D', '7Dx8'])('%s is not a play', (action) =>
    expect(readPlay(action)).toBeNull(),
  );
});

describe('what is legal', () => {
  const legal = ['2S', '10Cx4S6D', '10Cx1B4S5D', '10Cx1B9C', 'claim'];
  const ways = playsOf('10C', legal);

  test('is sorted by card', () => expect(ways.map((way) => way.captured.length)).toEqual([2, 3, 2]));
  test('has other actions as well as plays', () => expect(otherActions(legal)).toEqual(['claim']));
  test('is narrowed by what was picked', () =>
    expect(narrowOptions(ways, ['1B']).map((way) => way.action)).toEqual(['10Cx1B4S5D', '10Cx1B9C']));

  test.each([
    { before: [], card: '1B', after: ['1B'] },
    { before: ['1B'], card: '9C', after: ['1B', '9C'] },
    { before: ['1B'], card: '1B', after: [] },
    { before: ['1B'], card: '6D', after: ['6D'] },
    { before: ['1B'], card: '3D', after: ['1B'] },
  ])('$before and then $card picks $after', ({ before, card, after }) =>
    expect(togglePick(ways, before, card)).toEqual(after),
  );
});

test.each([
  { legal: ['9Cx4S5B', '10Sx3D7C'], now: {}, barred: ['7D'] },
  { legal: ['7Dx7C', '9Cx4S5B', '10S', 'claim'], now: {}, barred: [] },
  { legal: ['claim'], now: { turn: 1 }, barred: [] },
  { legal: ['declare', 'pass'], now: { phase: 'declare' as const }, barred: [] },
  { legal: [], now: {}, barred: [] },
])('with $legal, $barred cannot be played', ({ legal, now, barred }) =>
  expect(barredCards({ ...view, ...now, legal })).toEqual(barred),
);

test('plays keep their order', () =>
  expect(plays(['2S', 'claim', '10Cx4S6D', '1D']).map(({ card }) => card)).toEqual(['2S', '10C', '1D']));
test('with nothing picked, every option is open', () =>
  expect(narrowOptions(plays(['2S', '7Dx7C']), [])).toHaveLength(2));
test('every card that was picked must be taken, not one of them', () =>
  expect(narrowOptions(plays(['10Cx4S6D', '10Cx4S5D1B']), ['4S', '6D']).map(({ action }) => action)).toEqual([
    '10Cx4S6D',
  ]));

test('a declaration that names the matta says which card it stands for', () => {
  expect(readNaming('declare:7C=1')).toEqual({ matta: '7C', as: '1C' });
  expect(readNaming('declare:9C=10')).toEqual({ matta: '9C', as: '10C' });
  for (const action of ['declare', 'declare:7C=11', '7C', 'claim']) expect(readNaming(action)).toBeNull();
});

test('declaring, with a matta or without, is one kind of action', () => {
  expect(['declare', 'declare:7C=2', 'pass', '7Cx7D'].filter(declares)).toEqual(['declare', 'declare:7C=2']);
});
