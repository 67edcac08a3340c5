import { describe, expect, test } from 'vitest';
import type { Event, Room, View } from '../protocol';
import { view } from '../table/example';
import { room } from '../room/example';
import { Witnesses } from './witness';

const FIRST: Event = { type: 'dealt', first: true };
const promise = (next: string, part: Partial<Room> = {}): Room => ({ ...room, next_commitment: next, ...part });

test('a share is given once upon each promise, and counts when it was taken in time', () => {
  const witnesses = new Witnesses('one');
  const gift = witnesses.promised(promise('aa'));
  expect(gift?.share).toMatch(/^[0-9a-f]{64}$/);
  expect(witnesses.promised(promise('aa'))).toBeNull();
  if (gift) witnesses.given(gift, promise('aa'));
  const late = witnesses.promised(promise('bb'));
  if (late) witnesses.given(late, promise('cc'));
  witnesses.saw([FIRST], view, 'aa');
  expect(witnesses.of(1)).toEqual({
    commitment: 'aa',
    share: gift?.share,
    dealt: { redealt: 0, placed: false, dealer: 1, seat: 0, hand: view.hand, hands: [3, 3], table: view.table },
  });
  witnesses.saw([FIRST], { ...view, round: 2 }, 'bb');
  expect(witnesses.of(2)).toMatchObject({ commitment: 'bb', share: null });
});

test('what is kept survives the page', () => {
  const before = new Witnesses('two');
  before.promised(promise('aa'));
  before.saw([FIRST], view, 'aa');
  expect(new Witnesses('two').of(1)).toEqual(before.of(1));
  expect(new Witnesses('two').of(1).commitment).toBe('aa');
});

test('who comes in the middle has seen nothing, nor who gave a share elsewhere', () => {
  const witnesses = new Witnesses('three');
  expect(witnesses.promised(promise('bb', { seats: room.seats.map((seat) => ({ ...seat, shared: true })) }))).toBeNull();
  expect(witnesses.promised(promise('cc', { seat: null }))).toBeNull();
  witnesses.saw([], view, 'aa');
  expect(witnesses.of(1)).toEqual({ commitment: null, share: null, dealt: null });
});

describe('after a cut', () => {
  const cutting: View = { ...view, phase: 'cut', hand: [], hands: [0, 0], table: [], round: 2 };
  const opened: View = { ...view, round: 2 };
  const cut = (action: string): Event => ({ type: 'played', seat: 0, action, card: null, captured: [], sweep: false });
  const again: Event = { type: 'redealt', table: ['4S', '4B', '4C', '1D'] };
  /** Somebody who has seen the round before. */
  const witness = (name: string): Witnesses => {
    const witnesses = new Witnesses(name);
    witnesses.saw([], view, 'aa');
    return witnesses;
  };

  test.each([['keep', false], ['place', true]])('%s', (action, placed) => {
    const witnesses = witness(`cut ${action}`);
    witnesses.saw([], cutting, 'bb');
    witnesses.saw([cut(action), FIRST], opened, 'bb');
    expect(witnesses.of(2).dealt).toMatchObject({ redealt: 0, placed, hand: view.hand, table: view.table });
  });

  test('deals that were made again are counted, and what is told twice is not', () => {
    const witnesses = witness('again');
    witnesses.saw([], cutting, 'bb');
    witnesses.saw([cut('place'), again], cutting, 'bb');
    witnesses.saw([], cutting, 'bb');
    witnesses.saw([cut('place'), again], cutting, 'bb');
    witnesses.saw([cut('keep'), FIRST], opened, 'bb');
    expect(witnesses.of(2).dealt).toMatchObject({ redealt: 2, placed: false });
  });

  test('the first round of a table, seen from before it', () => {
    const witnesses = new Witnesses('waiting');
    witnesses.promised(promise('bb', { phase: 'gathering' }));
    witnesses.saw([], cutting, 'bb');
    witnesses.saw([cut('place'), FIRST], opened, 'bb');
    expect(witnesses.of(2).dealt).toMatchObject({ redealt: 0, placed: true });
  });

  test('who comes or comes back between two cuts does not know how many there were', () => {
    const witnesses = witness('late');
    witnesses.saw([], cutting, 'bb');
    witnesses.came();
    witnesses.saw([], cutting, 'bb');
    witnesses.saw([cut('place'), FIRST], opened, 'bb');
    expect(witnesses.of(2).dealt).toMatchObject({ redealt: null, placed: true });
  });

  test('who comes back to the first cards has seen them, and not how many cuts there were', () => {
    const witnesses = witness('back');
    witnesses.came();
    witnesses.saw([cut('place'), again, cut('keep'), FIRST], opened, 'bb');
    expect(witnesses.of(2).dealt).toMatchObject({ redealt: null, placed: false });
  });
});

test('a table that called for a new deal, without a cut', () => {
  const witnesses = new Witnesses('kings');
  const again: Event = { type: 'redealt', table: ['10S', '10B', '10C', '1D'] };
  witnesses.saw([again, again, FIRST], view, 'aa');
  expect(witnesses.of(1).dealt).toMatchObject({ redealt: 2, placed: false });
});
