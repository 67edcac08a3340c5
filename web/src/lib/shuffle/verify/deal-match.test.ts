import { describe, expect, test } from 'vitest';
import type { Card, GameEvent, View } from '../../protocol';
import { view } from '../../table/example';
import { dealRound, type DealtRound } from '../deal-rules';
import { DealWatcher, type SeenRound } from '../deal-watcher';
import { bytes, DEAL_RULES, roundOf } from '../example';
import { firstDealer } from '../pack';
import { matchesDeal } from './deal-match';

const SEED = bytes('a seed');
/** A seat's knowledge from the first updates of a round. */
function watched(updates: readonly { events: GameEvent[]; view: View }[], watcher = waiting()): SeenRound {
  return updates.reduce<SeenRound | null>(
    (seen, { events, view: now }) => watcher.observe(events, now, seen),
    null,
  ) as SeenRound;
}
/** Somebody who was there before the round. */
function waiting(): DealWatcher {
  const watcher = new DealWatcher();
  watcher.awaitFirstRound();
  return watcher;
}
const DEALT = dealRound(DEAL_RULES, SEED, firstDealer(SEED, 2), []) as DealtRound;
const fits = (seen: SeenRound, dealt = DEALT): boolean => matchesDeal(DEAL_RULES, dealt, seen, []);
const FAIR = roundOf(SEED, 0);

describe('a whole round', () => {
  test.each([0, 1, null])('seen from seat %s', (seat) => expect(fits(watched(roundOf(SEED, seat)))).toBe(true));

  test.each([0, 1, 5, 7, 20, 33])('by who came at update %i and missed nothing since', (from) => {
    expect(fits(watched(FAIR.slice(from), new DealWatcher()))).toBe(true);
  });

  test('as long as it has lasted', () => {
    for (let length = 1; length <= FAIR.length; length++)
      expect(fits(watched(FAIR.slice(0, length))), `${length}`).toBe(true);
  });

  test('by who was away in between', () => {
    const watcher = waiting();
    const before = watched(FAIR.slice(0, 4), watcher);
    watcher.startCatchingUp();
    const events = FAIR.slice(4, 20).flatMap((update) => update.events);
    const back = watcher.observe(events, (FAIR[19] as (typeof FAIR)[0]).view, before);
    expect(
      fits(FAIR.slice(20).reduce((seen, { events: more, view: now }) => watcher.observe(more, now, seen), back)),
    ).toBe(true);
  });
});

/** The snapshots seen, each of them changed. */
const withViews = (
  seen: SeenRound,
  change: (shown: SeenRound['views'][number]) => Partial<SeenRound['views'][number]>,
): SeenRound => ({ ...seen, views: seen.views.map((shown) => ({ ...shown, ...change(shown) })) });

/** A round with one card that the seed does not give there: every card of every deal counts. */
function swapped(one: Card, other: Card, from: number, seat: number | null): SeenRound {
  const turned = (text: string): string => (text === one ? other : text === other ? one : text);
  const changed = roundOf(SEED, seat)
    .slice(from)
    .map(({ events, view: now }) => ({
      events,
      view: {
        ...now,
        hand: now.hand.map(turned),
        history: now.history.map((move, n) =>
          n < 6 * Math.floor(from / 6) ? move : { ...move, action: turned(move.action) },
        ),
      },
    }));
  const watcher = waiting();
  const before = from ? watched(roundOf(SEED, seat).slice(0, from), watcher) : null;
  return changed.reduce<SeenRound | null>(
    (seen, { events, view: now }) => watcher.observe(events, now, seen),
    before,
  ) as SeenRound;
}

describe('D: cards that do not come from the seed', () => {
  const last = FAIR.at(-1)?.view.history ?? [];
  const played = (seat: number): Card[] => last.filter((move) => move.seat === seat).map(({ action }) => action);

  test.each([0, 1, 2, 3, 4, 5])('in deal %i, of your own', (deal) => {
    const [one, other] = [played(0)[3 * deal] as Card, played(1)[3 * deal] as Card];
    expect(fits(swapped(one, other, 0, 0))).toBe(false);
  });

  test.each([1, 2, 3, 4])('a card of deal %i that comes a deal later', (deal) => {
    expect(fits(swapped(played(0)[3 * deal] as Card, played(0)[3 * deal + 3] as Card, 6 * deal, 0))).toBe(false);
  });

  test('a card of another, as it was played', () => {
    const [one, other] = [played(1)[9] as Card, played(1)[16] as Card];
    expect(fits(swapped(one, other, 0, 0))).toBe(false);
    expect(fits(swapped(one, other, 0, null))).toBe(false);
  });

  test.each<[string, (seen: SeenRound) => SeenRound]>([
    ['another table', (seen) => ({ ...seen, table: (seen.table ?? []).with(0, '1D').with(1, '1C') })],
    ['a void deal that is not due', (seen) => ({ ...seen, voids: [['10D', '10C', '10S', '4B']] })],
    [
      'a void deal, before who came later',
      (seen) => ({ ...seen, followed: false, voids: [['10D', '10C', '10S', '4B']] }),
    ],
    ['a card drawn where nobody cuts', (seen) => ({ ...seen, drawn: ['1D'] })],
    ['a deal that is not in the rules', (seen) => ({ ...seen, held: { ...seen.held, 6: seen.held[5] ?? [] } })],
    ['a deal later', (seen) => ({ ...seen, held: { 1: seen.held[0] ?? [] } })],
    ['a hand that is larger', (seen) => withViews(seen, ({ hands }) => ({ hands: hands.map((count) => count + 1) }))],
    ['a stock that is smaller', (seen) => withViews(seen, ({ stock }) => ({ stock: stock - 1 }))],
  ])('%s', (_, changed) => {
    const seen = watched(FAIR);
    expect(fits(seen)).toBe(true);
    expect(fits(changed(seen))).toBe(false);
  });

  test('a void deal that is due has to be shown, except to a device that came later', () => {
    const dealt = { ...DEALT, voids: [['10D', '10C', '10S', '4B']] };
    expect(fits(watched(FAIR), dealt)).toBe(false);
    expect(fits(watched(FAIR, new DealWatcher()), dealt)).toBe(true);
    expect(fits({ ...watched(FAIR), voids: dealt.voids }, dealt)).toBe(true);
  });

  test('a history that was different before', () => {
    const first = FAIR.slice(0, 4);
    const now = (first.at(-1) as (typeof FAIR)[0]).view;
    const other = { events: [], view: { ...now, history: now.history.toReversed() } };
    expect(fits(watched([...first, other, ...FAIR.slice(4)]))).toBe(false);
    const dealt = { events: [], view: { ...now, dealer: 1 - now.dealer } };
    expect(fits(watched([...first, dealt, ...FAIR.slice(4)]))).toBe(false);
  });
});

const AGAIN: GameEvent = { type: 'redealt', table: ['10S', '10B', '10C', '1D'] };
const FIRST: GameEvent = { type: 'dealt', deal: 0, each: 3, table: view.table };

test('a round is followed from its beginning only by who was there', () => {
  const seen = watched([{ events: [AGAIN, AGAIN, FIRST], view }]);
  expect([seen.followed, seen.voids.length]).toEqual([true, 2]);
  expect(watched([{ events: [AGAIN, FIRST], view }], new DealWatcher()).followed).toBe(false);
});

test.each<[string, { events: GameEvent[]; view: View }[]]>([
  [
    'deals twice',
    [
      { events: [FIRST], view },
      { events: [FIRST], view },
    ],
  ],
  ['deals twice at once', [{ events: [FIRST, FIRST], view }]],
  [
    'calls the deal void that is played',
    [
      { events: [FIRST], view },
      { events: [AGAIN], view },
    ],
  ],
  [
    'exchanges the table',
    [
      { events: [FIRST], view },
      { events: [], view: { ...view, table: ['1D', '1C', '1S', '1B'] } },
    ],
  ],
  [
    'exchanges a hand',
    [
      { events: [FIRST], view },
      { events: [], view: { ...view, hand: ['1D', '9C', '10S'] } },
    ],
  ],
  [
    'moves this device',
    [
      { events: [FIRST], view },
      { events: [], view: { ...view, seat: 1 } },
      { events: [], view },
    ],
  ],
])('a server that %s contradicts itself', (_, updates) => {
  expect(watched(updates.slice(0, 1)).retold).toBe(updates.length === 1);
  expect(watched(updates).retold).toBe(true);
});
