import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../protocol';
import { eventText, seatName, sideName } from './event-text';
import { pair, sheet, table, view } from '../example';

const played = { type: 'played', seat: 0, action: '', card: null, captured: [], sweep: false } satisfies GameEvent;

test('no sweep is called where none scores', () => {
  const event: GameEvent = { ...played, action: '7Dx7C', card: '7D', captured: ['7C'], sweep: true };
  expect(eventText({ ...table, sweeps: false }, event, view)).not.toContain('Scopa');
});

describe('in words', () => {
  test.each<[string, GameEvent, string]>([
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
    [
      'the pile of another side is stolen',
      { ...played, action: '7Dx7C', card: '7D', captured: ['7C'], stolen: ['7C', '7S'], stolen_from: 1 },
      'You take the seven of cups with the seven of coins. Ada’s pile goes with it: 2 cards.',
    ],
    [
      'the own pile is stolen',
      { ...played, seat: 1, action: '7Dx7C', card: '7D', captured: ['7C'], stolen: ['7C', '7S'], stolen_from: 0 },
      'Ada takes the seven of cups with the seven of coins. Your pile goes with it: 2 cards.',
    ],
    ['an ace takes itself', { ...played, action: '1Dx', card: '1D' }, 'Your ace of coins takes itself.'],
    ['an action without a card', { ...played, seat: 1, action: 'pass' }, 'Ada: pass.'],
    [
      'what the dealer takes',
      { type: 'dealer-capture', seat: 1, cards: ['7D', '8C'], sweeps: 1 },
      'Ada dealt, and takes the first table cards for their total: the seven of coins and the jack of cups. Scopa!',
    ],
    ['the leftover', { type: 'leftover', side: 1, cards: ['3D'] }, 'The last card goes to Ada.'],
    ['a leftover that nobody gets', { type: 'leftover', side: null, cards: ['3D'] }, 'The last cards go to nobody.'],
    ['no leftover', { type: 'leftover', side: 1, cards: [] }, ''],
    ['the round', { type: 'scored', sheet }, 'The round is over. You: 1, now 3. Ada: 0, now 2.'],
  ])('%s', (_, event, words) => expect(eventText(table, event, view)).toBe(words.replace('nine', 'horse')));

  test('a new round says what lies where', () =>
    expect(eventText(table, { type: 'dealt', first: true }, view)).toBe(
      'Round 1. The cards are dealt. On the table: the four of swords, the five of batons, the seven of cups and the three of coins. Your hand: the seven of coins, the horse of cups and the king of swords.',
    ));

  test('a side is its players', () =>
    expect([0, 1].map((side) => sideName(pair, side))).toEqual(['You & Bruno', 'Ada & Carla']));

  test('a side of three is a list', () => {
    const seats = ['Nonna', 'Ada', 'Bruno', 'Carla', 'Dino', 'Elsa'].map((name, n) => ({
      name,
      player: 'greedy',
      side: n % 2,
    }));
    const six = { ...table, seats };
    expect([0, 1].map((side) => sideName(six, side))).toEqual(['You, Bruno & Dino', 'Ada, Carla & Elsa']);
  });
});

describe('among partners', () => {
  const own = { ...pair, seat: 3 };
  test.each<[number | null, string]>([
    [0, 'The last card goes to Nonna & Bruno.'],
    [1, 'The last card goes to Ada & You.'],
    [null, 'The last cards go to nobody.'],
  ])('what is left for side %s', (side, words) =>
    expect(eventText(own, { type: 'leftover', side, cards: ['3D'] }, view)).toBe(words),
  );
  test('no text is made for an empty event', () =>
    expect(eventText(own, { type: 'leftover', side: null, cards: [] }, view)).toBe(''));
  test('the result is told by sides', () =>
    expect(eventText(own, { type: 'scored', sheet }, view)).toBe(
      'The round is over. Nonna & Bruno: 1, now 3. Ada & You: 0, now 2.',
    ));
  test('a seat is oneself only where one sits', () =>
    expect([0, 1, 2, 3].map((seat) => seatName(own, seat))).toEqual(['Nonna', 'Ada', 'Bruno', 'You']));
  test('who watches is nobody', () => expect(seatName({ ...own, watching: true }, 3)).toBe('Carla'));
  test('what is left for oneself alone', () =>
    expect(eventText(table, { type: 'leftover', side: 0, cards: ['3D', '4D'] }, view)).toBe(
      'You get the last 2 cards.',
    ));
});

test('a later deal tells the hand and not the table', () =>
  expect(eventText(table, { type: 'dealt', first: false }, view)).toBe(
    'New cards are dealt. Your hand: the seven of coins, the horse of cups and the king of swords.',
  ));
