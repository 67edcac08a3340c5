import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../protocol';
import { eventText, seatName, sideName } from './event-text';
import { dealt, pair, scored, table, view } from '../example';

const played = { type: 'played', seat: 0, action: '', sweep: false } satisfies GameEvent;

test('points of declared hands are not called: they are shown at the pile', () => {
  expect(eventText({ ...table, declarations: true }, { type: 'declarations', points: [0, 3] }, view)).toBe('');
});

test('no sweep is called if none scores', () => {
  const event: GameEvent = { ...played, action: '7Dx7C', sweep: true };
  expect(eventText({ ...table, sweeps: false }, event, view)).not.toContain('Scopa');
});

describe('in words', () => {
  test.each<[string, GameEvent, string]>([
    ['a card is laid', { ...played, action: '7D' }, 'You lay the seven of coins.'],
    [
      'another takes',
      { ...played, seat: 1, action: '9Cx4S5B' },
      'Ada takes the four of swords and the five of batons with the nine of cups.',
    ],
    [
      'a sweep is called',
      { ...played, action: '7Dx7C', sweep: true },
      'You take the seven of cups with the seven of coins. Scopa!',
    ],
    [
      'the pile of another side is stolen',
      { ...played, action: '7Dx7C', stolen: ['7C', '7S'], stolen_from: 1 },
      'You take the seven of cups with the seven of coins. Ada’s pile goes with it: 2 cards.',
    ],
    [
      'your pile is stolen',
      { ...played, seat: 1, action: '7Dx7C', stolen: ['7C', '7S'], stolen_from: 0 },
      'Ada takes the seven of cups with the seven of coins. Your pile goes with it: 2 cards.',
    ],
    ['an ace takes itself', { ...played, action: '1Dx' }, 'Your ace of coins takes itself.'],
    ['a pass', { type: 'declaration', seat: 1, action: 'pass', cards: [] }, 'Ada: pass.'],
    ['a card that is kept', { type: 'cut', seat: 0, action: 'keep', card: null }, 'You: card kept.'],
    ['a claim', { type: 'claim', seat: 1, correct: false }, 'Ada: game claimed.'],
    [
      'what the dealer takes',
      { type: 'dealer-capture', seat: 1, cards: ['7D', '8C'], sweeps: 1 },
      'Ada dealt, and takes the first table cards for their total: the seven of coins and the jack of cups. Scopa!',
    ],
    ['the leftover', { type: 'leftover', side: 1, cards: ['3D'] }, 'The last card goes to Ada.'],
    ['a leftover that nobody gets', { type: 'leftover', side: null, cards: ['3D'] }, 'The last cards go to nobody.'],
    ['no leftover', { type: 'leftover', side: 1, cards: [] }, ''],
    ['the end of a claimed game', { type: 'over', outcome: { winners: [1], reason: 'claim' } }, 'The round is over.'],
    ['the end of a game that points decided', { type: 'over', outcome: { winners: [1], reason: 'points' } }, ''],
    ['hands that score as they are dealt', { type: 'declarations', points: [0, 2] }, 'Ada: +2 for the hand as dealt.'],
    ['the round', scored, 'The round is over. You: 1, now 3. Ada: 0, now 2.'],
  ])('%s', (_, event, words) => expect(eventText(table, event, view)).toBe(words.replace('nine', 'horse')));

  test('a new round says what lies where', () =>
    expect(eventText(table, dealt, view)).toBe(
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
  test('the result is given by sides', () =>
    expect(eventText(own, scored, view)).toBe('The round is over. Nonna & Bruno: 1, now 3. Ada & You: 0, now 2.'));
  test('a seat is “you” only if you sit there', () =>
    expect([0, 1, 2, 3].map((seat) => seatName(own, seat))).toEqual(['Nonna', 'Ada', 'Bruno', 'You']));
  test('a spectator is nobody', () => expect(seatName({ ...own, watching: true }, 3)).toBe('Carla'));
  test('what is left for you alone', () =>
    expect(eventText(table, { type: 'leftover', side: 0, cards: ['3D', '4D'] }, view)).toBe(
      'You get the last 2 cards.',
    ));
});

test('a later deal tells the hand and not the table', () =>
  expect(eventText(table, { ...dealt, deal: 1, table: [] }, view)).toBe(
    'New cards are dealt. Your hand: the seven of coins, the horse of cups and the king of swords.',
  ));
