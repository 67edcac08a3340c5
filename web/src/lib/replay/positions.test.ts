import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../protocol';
import { dealt, scored } from '../table/example';
import { replay } from './example';
import {
  addressOf,
  findPosition,
  isHighlight,
  openHands,
  positionsOf,
  roundStarts,
  tableFrom,
  viewFrom,
  type Position,
} from './positions';

const positions = positionsOf(replay);

test('each round begins with its deal and ends with its score sheet', () => {
  expect(positions.map(addressOf)).toEqual(['1', '1.1', '1.2', '1.3', '1.score', '2', '2.1']);
  expect(roundStarts(positions)).toEqual([0, 5]);
  expect(positions[4]?.events).toEqual([scored]);
  expect(positions[3]?.events.map(({ type }) => type)).toEqual(['played', 'leftover']);
});

test('a record without a round has no positions', () => {
  expect(positionsOf({ rounds: [] })).toEqual([]);
  expect(findPosition([], '1.1')).toBeNull();
});

test('a card keeps its place on the table until the next round', () =>
  expect(positions.map(({ slots }) => slots)).toEqual([['4S', '5B'], [], ['7D'], [], [], ['3D'], ['3D', '6D']]));

describe('an address', () => {
  test.each(positions.map((position, index) => [addressOf(position), index] as const))(
    '%s is position %i',
    (at, index) => expect(findPosition(positions, `#${at}`)).toEqual({ index, exact: true }),
  );

  test.each([
    ['#1.9', 3],
    ['2.score', 6],
    ['2.99', 6],
    ['3', 6],
    ['3.14', 6],
    ['0', 0],
    ['0.5', 0],
    ['999999.999999', 6],
  ])('%s leads to the nearest position', (address, index) =>
    expect(findPosition(positions, address)).toEqual({ index, exact: false }),
  );

  test('is the deal as action nought, too', () =>
    expect(findPosition(positions, '2.0')).toEqual({ index: 5, exact: true }));

  test.each(['', '#', '#x', '1.', '1.x', '-1', '1.2.3', '1e3', '99999999'])('%s is not an address', (text) =>
    expect(findPosition(positions, text)).toBeNull(),
  );
});

describe('a viewpoint', () => {
  const [start] = positions;
  if (!start) throw new Error();

  test('shows all hands', () => {
    const seen = viewFrom(start, { seat: null, bottom: 1 });
    expect([seen.seat, seen.hand, seen.shown]).toEqual([1, ['9C', '2B'], [['7D'], ['9C', '2B']]]);
    expect(openHands(start, { seat: null, bottom: 1 })).toEqual([['7D'], ['9C', '2B']]);
  });

  test('or only what one seat knew', () => {
    const seen = viewFrom(start, { seat: 1, bottom: 1 });
    expect([seen.hand, seen.shown]).toEqual([
      ['9C', '2B'],
      [[], []],
    ]);
    expect(openHands(start, { seat: 1, bottom: 1 })).toEqual([null, ['9C', '2B']]);
    expect(JSON.stringify(seen)).not.toContain('7D');
  });

  test('a drawn card is seen by who drew it', () => {
    const drawing = { frame: { ...start.frame, drawn: '10S' } };
    expect([null, 0, 1].map((seat) => viewFrom(drawing, { seat, bottom: 0 }).drawn)).toEqual(['10S', null, '10S']);
  });

  test('calls everybody by name', () =>
    expect(tableFrom(replay.table, { seat: null, bottom: 1 })).toMatchObject({ seat: 1, watching: true }));
});

const laid: GameEvent = { type: 'played', seat: 0, action: '7D', sweep: false };
const hands = (points: number[]): GameEvent => ({ type: 'declarations', points });

test.each<[string, GameEvent[], boolean]>([
  [
    'a dealer who takes the first table cards',
    [{ type: 'dealer-capture', seat: 0, cards: ['7D', '8C'], sweeps: 1 }],
    true,
  ],
  ['hands that score as they are dealt', [dealt, hands([0, 5])], true],
  ['hands that score nothing', [dealt, hands([0, 0])], false],
  ['new cards', [dealt], false],
  ['a fall', [{ ...laid, points: { fall: 2 } as Record<'fall' | 'many' | 'one-suit' | 'sweep', number> }], true],
  ['a card laid down', [laid], false],
  [
    'a hand that is declared',
    [{ type: 'declaration', seat: 0, action: 'declare', cards: ['7D'] }, hands([5, 0])],
    true,
  ],
  [
    'a pass after which points are counted',
    [{ type: 'declaration', seat: 0, action: 'pass', cards: [] }, hands([0, 5])],
    false,
  ],
  ['a claim', [{ type: 'claim', seat: 0, correct: true }], true],
])('whether %s is a highlight', (_, events, expected) =>
  expect(isHighlight({ ...(positions[1] as Position), events })).toBe(expected),
);

test('sweeps and score sheets are highlights', () =>
  expect(positions.filter(isHighlight).map(addressOf)).toEqual(['1.1', '1.score']));
