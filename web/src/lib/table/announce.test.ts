import { describe, expect, test } from 'vitest';
import type { Event } from '../protocol';
import { eventWords, sideName } from './announce';
import { pair, sheet, table, view } from './example';

const played = { type: 'played', seat: 0, action: '', card: null, captured: [], sweep: false } satisfies Event;

describe('in words', () => {
  test.each<[string, Event, string]>([
    ['a card is laid', { ...played, action: '7D', card: '7D' }, 'You lay the seven of coins.'],
    [
      'another takes',
      { ...played, seat: 1, action: '9Cx4S5B', card: '9C', captured: ['4S', '5B'] },
      'Ada takes the four of swords and the five of batons with the nine of cups.',
    ],
    [
      'a sweep is called',
      { ...played, action: '7Dx7C', card: '7D', captured: ['7C'], sweep: true },
      'You take the seven of cups with the seven of coins. Scopa!',
    ],
    ['an ace takes itself', { ...played, action: '1Dx', card: '1D' }, 'Your ace of coins takes itself.'],
    ['an action without a card', { ...played, seat: 1, action: 'pass' }, 'Ada: pass.'],
    ['the leftover', { type: 'leftover', side: 1, cards: ['3D'] }, 'The last card goes to Ada.'],
    ['a leftover that nobody gets', { type: 'leftover', side: null, cards: ['3D'] }, 'The last cards go to nobody.'],
    ['no leftover', { type: 'leftover', side: 1, cards: [] }, ''],
    ['the round', { type: 'scored', sheet }, 'The round is over. You: 1, now 3. Ada: 0, now 2.'],
  ])('%s', (_, event, words) => expect(eventWords(table, event, view)).toBe(words.replace('nine', 'horse')));

  test('a new round says what lies where', () =>
    expect(eventWords(table, { type: 'dealt', first: true }, view)).toBe(
      'Round 1. The cards are dealt. On the table: the four of swords, the five of batons, the seven of cups and the three of coins. Your hand: the seven of coins, the horse of cups and the king of swords.',
    ));

  test('a side is its players', () => expect([0, 1].map((side) => sideName(pair, side))).toEqual(['You & Bruno', 'Ada & Carla']));
});
