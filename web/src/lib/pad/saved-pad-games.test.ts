import { expect, test } from 'vitest';
import { MemoryStorage } from '../storage/storage';
import { example } from './example';
import { emptyRound, MOST_ROUNDS, type PadGame } from './pad-game';
import { hasPadGame, padGameFromHash, padGameToHash } from './pad-link';
import { loadPadGame, readPadGame, removePadGame, savedPadGames, savePadGame } from './saved-pad-games';

test('games are kept, those changed last first; what cannot be read is counted and left alone', () => {
  const where = new MemoryStorage();
  where.setItem('settebello.pad.broken', '{');
  where.setItem('settebello.pad.other', '{"id": "other"}');
  savePadGame(example, where);
  savePadGame({ ...example, id: 'g2', changed: example.changed + 1 }, where);
  const { games, unreadable } = savedPadGames(where);
  expect([games.map(({ id }) => id), unreadable]).toEqual([['g2', 'g1'], 2]);
  expect(loadPadGame('g1', where)).toEqual(example);
  removePadGame('g1', where);
  expect([loadPadGame('g1', where), loadPadGame('broken', where)]).toEqual([null, null]);
  expect(where.getItem('settebello.pad.broken')).toBe('{');
});

const odd: readonly [string, unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['one player', { ...example, players: ['Ada'] }],
  ['an empty name', { ...example, players: ['Ada', ' '] }],
  ['a name that is too long', { ...example, players: ['Ada', 'B'.repeat(31)] }],
  ['one team', { ...example, teams: ['We'] }],
  ['no target', { ...example, target: 0 }],
  ['a dealer who does not play', { ...example, dealer: 2 }],
  ['too many rounds', { ...example, rounds: Array.from({ length: MOST_ROUNDS + 1 }, emptyRound) }],
  ['points of one side', { ...example, current: { ...emptyRound(), points: { cards: [1] } } }],
  ['half a point', { ...example, current: { ...emptyRound(), points: { cards: [0.5, 0] } } }],
  ['too many points', { ...example, current: { ...emptyRound(), points: { cards: [9999, 0] } } }],
  ['a line that is a text', { ...example, current: { ...emptyRound(), points: { '<b>': [1, 0] } } }],
  ['a winner who does not play', { ...example, current: { ...emptyRound(), outright: 2 } }],
  ['no card', { ...example, current: { ...emptyRound(), piles: [['7X']] } }],
];
test.each(odd)('is no game: %s', (_, value) => expect(readPadGame(value)).toBeNull());

const shared: readonly PadGame[] = [
  example,
  {
    ...example,
    players: ['Zoë & Ünal', 'علي', '#=%', 'D'],
    teams: ['Noi', 'Loro'],
    rounds: [{ ...emptyRound(), points: { other: [-3, 0] }, outright: 1, king: 0 }, emptyRound()],
    current: emptyRound(),
  },
];
test.each(shared)('a game survives its link', (game) => {
  expect(padGameFromHash(`#${padGameToHash(game)}`, game.id)).toEqual(game);
});

test('a link that has lost or changed a part is noticed', () => {
  const hash = padGameToHash(example);
  expect(hasPadGame(hash)).toBe(true);
  for (let end = 0; end < hash.length; end += 7) expect(padGameFromHash(hash.slice(0, end), 'x')).toBeNull();
  for (let n = 0; n < hash.length - 8; n += 5) {
    const changed = hash.slice(0, n) + (hash[n] === '1' ? '2' : '1') + hash.slice(n + 1);
    expect(padGameFromHash(changed, 'x'), changed).toBeNull();
  }
  expect(padGameFromHash(`${'x'.repeat(60_001)}&check=1`, 'x')).toBeNull();
  expect([hasPadGame(''), hasPadGame('#id=abc')]).toEqual([false, false]);
});
