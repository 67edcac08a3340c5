import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { clearItems } from '../storage/storage';
import type { Variation } from '../http-messages';
import { replay } from './example';
import { ReplaySession } from './replay-session.svelte';

let moves: string[];

beforeEach(() => {
  moves = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    querySelector: () => null,
    hidden: true,
    getAnimations: () => [],
    documentElement: { dataset: {}, toggleAttribute() {} },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  settings.change({ speed: 'instant', pace: 'none' });
});
afterEach(() => {
  clearItems();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = (address = '', ownSeat = 0): ReplaySession =>
  new ReplaySession(replay, { address, ownSeat, onmove: (to) => moves.push(to) });
const passes = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const heard = (session: ReplaySession): string => session.announcements.at(-1)?.words ?? '';

test('it begins with the deal, or where the address says', async () => {
  expect([opened().address, opened('#1.2').address, opened('#rules').address]).toEqual(['1', '1.2', '1']);
  const session = opened('#1.2');
  await passes();
  expect(session.display.view?.table).toEqual(['7D']);
  expect(session.display.slots).toEqual(['7D']);
  expect(session.notice).toBe('');
});

test('a turn that does not exist leads to the nearest one, and that is said', () => {
  const session = opened('#1.40');
  expect(session.address).toBe('1.3');
  expect(session.notice).toBe('This game has no turn 1.40. The nearest one is shown: Round 1, move 3.');
  session.goBack();
  expect(session.notice).toBe('');
});

test('one goes forward and back, to the ends and by rounds', async () => {
  const session = opened();
  const after = (step: () => void): string => {
    step();
    return session.address;
  };
  expect(after(() => session.goForward())).toBe('1.1');
  expect(after(() => session.goForward())).toBe('1.2');
  expect(after(() => session.goBack())).toBe('1.1');
  expect(after(() => session.goToNextRound())).toBe('2');
  expect(after(() => session.goToNextRound())).toBe('2.1');
  expect(after(() => session.goForward())).toBe('2.1');
  expect(after(() => session.goToPreviousRound())).toBe('2');
  expect(after(() => session.goToPreviousRound())).toBe('1');
  expect(after(() => session.goBack())).toBe('1');
  expect(after(() => session.goToEnd())).toBe('2.1');
  expect(after(() => session.goToStart())).toBe('1');
  expect(after(() => session.goTo(4))).toBe('1.score');
  await passes();
  expect(moves.at(-1)).toBe('1.score');
});

test('what happens on the way forward is announced, and after a jump what can be seen', async () => {
  const session = opened();
  await passes();
  expect(heard(session)).toBe(
    'Round 1, the deal. On the table: the four of swords and the five of batons. ' +
      'Nonna holds the seven of coins. Ada holds the horse of cups and the two of batons.',
  );
  session.goForward();
  await passes();
  expect(heard(session)).toBe('Ada takes the four of swords and the five of batons with the horse of cups. Scopa!');
  session.goTo(2);
  expect(heard(session)).toBe(
    'Round 1, move 2. Nonna lays the seven of coins. On the table: the seven of coins. Ada holds the two of batons.',
  );
  session.goTo(4);
  expect(heard(session)).toBe('Round 1, the score. The round is over. Nonna: 1, now 3. Ada: 0, now 2.');
  session.goForward();
  await passes();
  expect(session.announcements.slice(-2).map(({ words }) => words)).toEqual([
    'Round 1. The cards are dealt. On the table: the three of coins.'.replace('Round 1', 'Round 2'),
    'Nonna holds the six of coins. Ada holds the ace of batons.',
  ]);
});

test('nothing is said about hands that are not shown', async () => {
  const session = opened('', 1);
  session.showHandsOf(1);
  session.announcements = [];
  for (let step = 0; step < 6; step++) {
    session.goForward();
    await passes();
  }
  session.goTo(0);
  await passes();
  const all = session.announcements.map(({ words }) => words).join(' ');
  expect(all).not.toMatch(/Nonna holds/);
  expect(session.display.view?.shown).toEqual([[], []]);
  expect(session.display.view?.hand).toEqual(['9C', '2B']);
  session.toggleHands();
  expect(session.display.view?.shown).toEqual([['7D'], ['9C', '2B']]);
  expect(session.table.seat).toBe(1);
});

test('what comes later is hidden until it has been reached', () => {
  const session = opened();
  expect(session.known).toHaveLength(7);
  session.goTo(1);
  session.hideSpoilers(true);
  expect(session.known.map(({ action }) => action)).toEqual([0, 1]);
  session.goToEnd();
  expect(session.address).toBe('1.1');
  session.goForward();
  session.goToStart();
  session.goToEnd();
  expect(session.address).toBe('1.2');
  const next = opened();
  expect([next.hidesSpoilers, next.known.length]).toEqual([true, 1]);
  next.hideSpoilers(false);
  expect(opened().known).toHaveLength(7);
});

test('autoplay goes on by itself until the end, and stops when somebody steps', async () => {
  const session = opened();
  session.toggleAutoplay();
  await passes();
  expect([session.isPlaying, session.address]).toEqual([true, '1.1']);
  await passes(1000);
  expect(session.address).toBe('1.2');
  session.toggleAutoplay();
  session.toggleAutoplay();
  await passes();
  expect(session.address).toBe('1.3');
  await passes(1000);
  expect(session.address).toBe('1.score');
  await passes(4000);
  expect(session.address).toBe('1.score');
  await passes(1000);
  expect(session.address).toBe('2');
  session.goBack();
  await passes(60_000);
  expect([session.isPlaying, session.address]).toEqual([false, '1.score']);
  session.toggleAutoplay();
  await passes(60_000);
  expect([session.isPlaying, session.address]).toEqual([false, '2.1']);
  session.toggleAutoplay();
  await passes();
  expect(session.address).toBe('1.1');
  session.stop();
  await passes(60_000);
  expect(session.address).toBe('1.1');
});

test('the board shows the position even where steps come faster than the animation', async () => {
  settings.change({ speed: 'slow' });
  const session = opened();
  for (let step = 0; step < 6; step++) session.goForward();
  session.goBack();
  session.goForward();
  await passes(60_000);
  expect(session.display.view?.table).toEqual(['3D', '6D']);
  expect(session.display.slots).toEqual(['3D', '6D']);
});

test('another language tells the same position', () => {
  const session = opened('#1.2');
  session.translate({ ...replay, table: { ...replay.table, title: 'Altra' } });
  expect([session.address, session.table.title]).toEqual(['1.2', 'Altra']);
});

test('you may play on from any position except where the game is over', () => {
  const session = opened('#1.1', 1);
  expect([session.canPlayOn, session.seatToPlayOn]).toEqual([true, 1]);
  session.showHandsOf(0);
  expect(session.seatToPlayOn).toBe(0);
  session.playOn();
  expect(session.isPlayingOn).toBe(true);
  const [first] = replay.rounds;
  if (!first?.sheet) throw new Error();
  const over = { ...replay, rounds: [{ ...first, sheet: { ...first.sheet, winners: [0] } }] };
  const ended = new ReplaySession(over, { address: '#1.3' });
  expect([ended.canPlayOn, ended.seatToPlayOn]).toEqual([false, 0]);
  ended.playOn();
  expect([ended.isPlayingOn, ended.notice]).toEqual([
    false,
    'The game is over here: go back to play on from an earlier turn.',
  ]);
});

describe('a variation', () => {
  const [round] = replay.rounds;
  if (!round) throw new Error();
  /** Seat 1 lays down the nine in place of capturing with it; then seat 0 plays its only card. */
  const other = (actions: string[]): Variation => {
    const [start, first, second] = round.frames.map((frame, n) =>
      n === 0 ? frame : { ...frame, view: { ...frame.view, table: ['4S', '5B', ...['9C', '7D'].slice(0, n)] } },
    );
    if (!start || !first || !second) throw new Error();
    return {
      frames: [start, first, { ...second, view: { ...second.view, turn: null } }].slice(0, actions.length + 1),
      legal: [['9C', '9Cx4S5B', '2B'], ['7D'], []].slice(0, actions.length + 1),
      sheet: actions.length === 2 ? round.sheet : null,
    };
  };
  let asked: { position: string; actions: string[] }[];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const wanted = JSON.parse(body) as { position: string; actions: string[] };
      asked.push(wanted);
      return Promise.resolve(new Response(JSON.stringify(other(wanted.actions))));
    });
  });

  test('is chosen for every seat to the end of the round, and left again', async () => {
    const session = opened('#1');
    session.showHandsOf(0);
    await session.vary();
    expect(session.variationWords).toBe('Other moves: choose for Ada.');
    expect([session.legal.length, session.viewpoint]).toEqual([3, { seat: null, bottom: 1 }]);
    session.choice.choose('9C');
    expect(session.choice.options.map(({ action }) => action)).toEqual(['9C', '9Cx4S5B']);
    await session.act('9C');
    await passes(1000);
    expect([session.address, session.viewpoint.bottom, session.legal]).toEqual(['1', 0, ['7D']]);
    expect(session.display.view?.table).toEqual(['4S', '5B', '9C']);
    await session.act('7D');
    await passes(1000);
    session.goForward();
    expect([session.current.sheet, session.legal]).toEqual([round.sheet, []]);
    expect(session.variationWords).toBe('Other moves: the round is over.');
    expect(asked.map(({ position, actions }) => [position, ...actions])).toEqual([
      ['1.0'],
      ['1.0', '9C'],
      ['1.0', '9C', '7D'],
    ]);
    session.endVariation();
    expect([session.address, session.variation, session.viewpoint]).toEqual(['1', null, { seat: 0, bottom: 0 }]);
    session.goForward();
    await passes(1000);
    expect(session.display.view?.table).toEqual([]);
  });

  test('is stepped through, and changed from any of its positions', async () => {
    const session = opened('#1');
    await session.vary();
    await session.act('9C');
    session.goBack();
    await session.act('9C');
    expect([asked.length, session.index]).toEqual([2, 1]);
    session.goBack();
    await session.act('2B');
    expect(asked.at(-1)?.actions).toEqual(['2B']);
    expect(session.known).toHaveLength(2);
    session.goToAddress('#1.2');
    expect([session.variation, session.address]).toEqual([null, '1.2']);
  });

  test('ends when you go back beyond its departure', async () => {
    const session = opened('#1.1');
    await session.vary();
    expect([session.canPlayOn, session.canVary]).toEqual([false, false]);
    session.goBack();
    expect([session.variation, session.address]).toEqual([null, '1']);
  });

  test('there is none at the end of a round, nor without the server', async () => {
    const session = opened('#1.3');
    await session.vary();
    expect([session.variation, session.notice]).toEqual([null, 'The round is over here: go back to try other moves.']);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    session.goToStart();
    await session.vary();
    expect([session.variation, session.notice.slice(0, 26)]).toEqual([null, 'The server does not answer']);
    expect(asked).toEqual([]);
  });
});
