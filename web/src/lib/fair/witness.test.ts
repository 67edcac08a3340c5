import { expect, test } from 'vitest';
import type { Event, Room } from '../protocol';
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
    dealt: { redealt: 0, dealer: 1, seat: 0, hand: view.hand, hands: [3, 3], table: view.table },
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

test('cards that are dealt after a cut come from elsewhere in the pack', () => {
  const witnesses = new Witnesses('four');
  witnesses.saw([{ type: 'played', seat: 0, action: 'keep', card: null, captured: [], sweep: false }, FIRST], view, 'aa');
  expect(witnesses.of(1).dealt).toBeNull();
});
