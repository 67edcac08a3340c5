import { describe, expect, test } from 'vitest';
import { t } from '../../i18n';
import type { Advice } from '../../protocol';
import { adviceText } from './advice-text';
import { pair, table, view } from '../example';
import { describeTopic, unseenCards } from './table-text';
import { TOPIC_KEYS, KEY_HELP, shortcutKey, WINDOW_KEYS } from '../windows/shortcuts';

const advice: Advice = {
  type: 'advice',
  id: 'a',
  version: 1,
  action: '7Dx7C',
  reason: 'settebello',
  cards: ['7D'],
  safe: false,
};

describe('advice', () => {
  test.each<[Partial<Advice>, string]>([
    [{}, 'Take the seven of cups with the seven of coins: it wins the seven of coins, worth a point.'],
    [
      { reason: 'coins', cards: ['7D', '2D'], safe: true },
      'Take the seven of cups with the seven of coins: it takes 2 cards of coins, and leaves nothing to sweep.',
    ],
    [
      { action: '2S', reason: 'safe', cards: [], safe: true },
      'Lay the two of swords: no single card can sweep the table afterwards.',
    ],
    [{ action: '1Dx', reason: 'cards', cards: ['1D'] }, 'Let the ace of coins take itself: it takes a card.'],
    [{ action: 'pass', reason: 'pass', cards: [] }, 'Pass: there is nothing to show.'],
  ])('%j', (part, words) => expect(adviceText({ ...advice, ...part })).toBe(words));
});

describe('read aloud', () => {
  const seen = {
    ...view,
    piles: [['1D', '2D', '1C'], []],
    sweeps: [['1D'], []],
    totals: [1, 4],
    history: [{ seat: 1, action: '4Cx4S' }],
  };
  test.each([
    ['hand', 'Your hand: the seven of coins, the horse of cups and the king of swords.'],
    ['table', 'On the table: the four of swords, the five of batons, the seven of cups and the three of coins.'],
    ['piles', 'You: 3 cards, 1 sweep. Ada: 0 cards, 0 sweeps. Stock: 30 cards.'],
    ['score', 'You: 1 point. Ada: 4 points. The game is to 11.'],
    ['turn', 'It is your turn. Ada takes the four of swords with the four of cups.'],
  ] as const)('%s', (asked, words) => expect(describeTopic(asked, table, seen)).toBe(words));

  test('sides with partners', () => expect(describeTopic('score', pair, seen)).toContain('You & Bruno: 1 point.'));
});

test.each([
  [0, 'seven of coins'],
  [1, 'seven of coins'],
  [3, 'seven of coins, 3 ways to play it'],
])('a card with %i plays is read as %j', (plays, words) => expect(t.playHint('7D', plays)).toBe(words));

test('unseen cards are neither in hand nor on the table nor in a pile nor shown', () => {
  const hidden = unseenCards(table, { ...view, piles: [['1D'], ['2D']], shown: [[], ['6B']] });
  expect(hidden.size).toBe(40 - 3 - 4 - 3);
  for (const card of ['7D', '4S', '1D', '2D', '6B']) expect(hidden.has(card)).toBe(false);
});

test.each([
  [{ key: 'H' }, 'h'],
  [{ key: 'Enter' }, null],
  [{ key: 'r', ctrlKey: true }, null],
])('a single key: %j', (event, key) => expect(shortcutKey(event as KeyboardEvent)).toBe(key));

test.each([
  [{ key: 'r', metaKey: true }, null],
  [{ key: 'r', altKey: true }, null],
  [{ key: 'r', shiftKey: true }, 'r'],
  [{ key: 'r', target: { closest: (what: string) => (what.includes('input') ? {} : null) } }, null],
  [{ key: 'r', target: { closest: () => null } }, 'r'],
])('a key that is meant for something else is ignored: %j', (event, key) =>
  expect(shortcutKey(event as unknown as KeyboardEvent)).toBe(key),
);

test('each key does one thing, and appears in the list of keys', () => {
  const used = [...Object.keys(TOPIC_KEYS), ...Object.keys(WINDOW_KEYS)];
  expect(new Set(used).size).toBe(used.length);
  const listed = KEY_HELP.map(([keys]) => keys.toLowerCase()).join(' ');
  for (const key of used) expect(listed).toContain(key);
});

describe('from the seat of a partner', () => {
  const at = { ...pair, seat: 1 };
  const seen = { ...view, seat: 1, turn: 3, piles: [['1D'], ['2D', '3C']], sweeps: [[], ['2D']], totals: [4, 1] };
  test.each([
    ['piles', 'Nonna & Bruno: 1 card, 0 sweeps. You & Carla: 2 cards, 1 sweep. Stock: 30 cards.'],
    ['score', 'Nonna & Bruno: 4 points. You & Carla: 1 point. The game is to 11.'],
  ] as const)('%s', (asked, words) => expect(describeTopic(asked, at, seen)).toBe(words));
  test('turn', () => {
    expect(describeTopic('turn', at, seen)).toContain('Carla');
    expect(describeTopic('turn', at, { ...seen, turn: null })).not.toContain('Carla');
  });
  test('an empty hand', () => expect(describeTopic('hand', at, { ...seen, hand: [] })).not.toContain('Your hand:'));
});
