import { beforeEach, expect, test } from 'vitest';
import type { ScoreResponse } from '../http-messages';
import { scoreRequest, takerOf, withRest, withScore, withTaken } from './count';
import { example } from './example';
import { loadNamedGames, seatingOf } from './named-games';
import { emptyRound } from './pad-game';
import { PadSession } from './pad-session.svelte';
import { loadPadGame, savePadGame } from './saved-pad-games';

const games = await loadNamedGames('en');
let session: PadSession;
beforeEach(() => {
  savePadGame(example);
  session = new PadSession(example);
});

const played = { ...emptyRound(), points: { cards: [0, 1] } };

test('what is written is stored at once, and can be undone step by step', () => {
  session.changeRound(played);
  session.endRound();
  expect(loadPadGame('g1')).toMatchObject({ rounds: [...example.rounds, played], current: emptyRound() });
  session.undo();
  expect(loadPadGame('g1')).toMatchObject({ rounds: example.rounds, current: played });
  session.undo();
  expect(session.canUndo).toBe(false);
  expect(loadPadGame('g1')).toMatchObject({ rounds: example.rounds, current: example.current });
});

test('a round that is over is corrected in its place, and the one being played stays', () => {
  session.showRound(0);
  session.changeRound(played);
  session.endRound();
  expect([session.corrected, session.index]).toEqual([null, 2]);
  expect(session.game).toMatchObject({ rounds: [played, example.rounds[1]], current: example.current });
});

test('a removed round comes back, and a round that is gone is not shown any more', () => {
  session.removeRound(0);
  expect(session.game.rounds).toEqual([example.rounds[1]]);
  session.undo();
  expect(session.game.rounds).toEqual(example.rounds);
  session.endRound();
  session.showRound(2);
  session.undo();
  expect(session.index).toBe(2);
  expect(session.round).toEqual(example.current);
});

test('what another tab has stored is taken over', () => {
  savePadGame({ ...example, target: 21 });
  session.changeRound(played);
  savePadGame({ ...example, target: 16 });
  session.reload();
  expect([session.game.target, session.canUndo]).toEqual([16, false]);
});

test('cards go to a side, to another, and back', () => {
  const taken = withTaken(emptyRound(), '7D', 0, 2);
  expect(takerOf(taken, '7D')).toBe(0);
  expect(withTaken(taken, '7D', 1, 2).piles).toEqual([[], ['7D']]);
  expect(withTaken(taken, '7D', 0, 2).piles).toEqual([[], []]);
  expect(withRest(taken, ['7D', '7C', '1B'], 1, 2).piles).toEqual([['7D'], ['7C', '1B']]);
});

test('the kernel is told the cards, the sweeps and who played first; its points replace those of the cards', () => {
  const game = games.find(({ id }) => id === 'scopa');
  const seating = game && seatingOf(game, 2);
  if (!seating) throw new Error('no scopa');
  const round = { ...withTaken(example.current, '7D', 1, 2), points: { sweeps: [0, 2], coins: [1, 0], other: [1, 0] } };
  expect(scoreRequest({ game, seating, pad: example, index: 2, lang: 'it' }, round)).toEqual({
    variant: 'scopa',
    seats: 2,
    settings: {},
    piles: ['', '7D'],
    sweeps: [0, 2],
    declared: [],
    captures: [],
    first: 1,
    lang: 'it',
  });
  const line = (key: string, points: number[]): ScoreResponse['lines'][number] => ({
    key,
    label: key,
    points,
    why: [],
  });
  const score: ScoreResponse = {
    lines: [line('sweeps', [0, 2]), line('coins', [0, 1]), line('settebello', [0, 1])],
    totals: [0, 4],
    outright: null,
    king: null,
  };
  expect(withScore(round, score, seating.lines).points).toEqual({
    sweeps: [0, 2],
    coins: [0, 1],
    settebello: [0, 1],
    other: [1, 0],
  });
  const doubled = { ...score, lines: [line('sweeps', [0, 4])] };
  expect(withScore(round, doubled, seating.lines).points).toMatchObject({ sweeps: [0, 2], other: [0, 2] });
});
