import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card, GameEvent, View } from '../../protocol';
import { view } from '../../table/example';
import { DealWatcher, type SeenRound } from '../deal-watcher';
import { bytes, CARDS, roundOf } from '../example';
import { bytesOf } from '../hashes';
import { matchesSeed } from './seed-match';

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
const fits = (seen: SeenRound, cuts: string[] = []): boolean => matchesSeed(SEED, CARDS, seen, cuts);
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

/** A round in which one card is another than the seed gives: every card of every deal counts. */
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

  test.each([0, 1, 2, 3, 4, 5])('in deal %i, of one’s own', (deal) => {
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
    [
      'another table',
      (seen) => ({
        ...seen,
        opening: { table: (seen.opening?.table ?? []).toReversed().with(0, '1D').with(1, '1C'), placed: null },
      }),
    ],
    ['another dealer', (seen) => ({ ...seen, dealer: 1 - seen.dealer })],
    [
      'a deal that was not made again',
      (seen) => ({ ...seen, again: [{ table: ['10D', '10C', '10S', '4B'], placed: null }] }),
    ],
    ['another card in the cut', (seen) => ({ ...seen, drawn: [seen.hands[3]?.[0] === '1D' ? '2D' : '1D'] })],
  ])('%s', (_, changed) => {
    const seen = watched(FAIR);
    expect(fits(seen)).toBe(true);
    expect(fits(changed(seen))).toBe(false);
  });

  test('a history that was told in another way before', () => {
    const first = FAIR.slice(0, 4);
    const now = (first.at(-1) as (typeof FAIR)[0]).view;
    const other = { events: [], view: { ...now, history: now.history.toReversed() } };
    expect(fits(watched([...first, other, ...FAIR.slice(4)]))).toBe(false);
    const dealt = { events: [], view: { ...now, dealer: 1 - now.dealer } };
    expect(fits(watched([...first, dealt, ...FAIR.slice(4)]))).toBe(false);
  });
});

test('a round is followed from its beginning only by who was there', () => {
  const again: GameEvent = { type: 'redealt', table: ['10S', '10B', '10C', '1D'] };
  const first: GameEvent = { type: 'dealt', first: true };
  expect(watched([{ events: [again, again, first], view }]).again).toHaveLength(2);
  expect(watched([{ events: [again, first], view }], new DealWatcher()).again).toBeNull();
});

/** First cards that the server has dealt (tests/vectors/make_deals.py). */
interface Vector {
  variant: string;
  seats: number;
  seed: string;
  dealer: number;
  attempt: number;
  cuts: string[];
  cards: string;
  hands: string[];
  table: string;
}

const VECTORS = JSON.parse(
  readFileSync(new URL('../../../../../tests/vectors/deals.json', import.meta.url), 'utf8'),
) as Vector[];
const split = (cards: string): Card[] => cards.split(' ').filter(Boolean);

describe.each(VECTORS)(
  '$variant for $seats, cuts $cuts, attempt $attempt',
  ({ seats, seed, dealer, cuts, attempt, cards, hands, table }) => {
    const counts = hands.map((hand) => split(hand).length);
    const stock = split(cards).length - counts.reduce((sum, n) => sum + n, 0) - split(table).length;
    const seeds = bytesOf(seed) as Uint8Array;

    /** Who comes when the first cards lie there. */
    function late(seat: number | null, part: Partial<View> = {}): SeenRound {
      const hand = seat === null ? [] : split(hands[seat] ?? '');
      const now: View = { ...view, seat, dealer, hand, hands: counts, table: split(table), stock, ...part };
      return new DealWatcher().observe([], now, null);
    }

    const all = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
    test.each(all)('seat %s has seen what the seed deals', (seat) =>
      expect(matchesSeed(seeds, split(cards), late(seat), cuts)).toBe(true),
    );

    test('the dealer who has taken the first table cards has not hidden them', () => {
      const piles = [0, 1].map((side) => (side === dealer % 2 ? split(table) : []));
      expect(matchesSeed(seeds, split(cards), late(0, { table: [], piles }), cuts)).toBe(true);
    });

    test('another hand, another cut, another number of deals', () => {
      const fault = (seen: SeenRound, told = cuts): boolean => !matchesSeed(seeds, split(cards), seen, told);
      expect(fault(late(0, { hand: split(hands[1] ?? '') }))).toBe(true);
      expect(
        fault({ ...late(0), again: Array.from({ length: attempt }, () => ({ table: split(table), placed: null })) }),
      ).toBe(true);
      if (cuts.length)
        expect(fault(late(0), [...cuts.slice(0, -1), cuts.at(-1) === 'keep' ? 'place' : 'keep'])).toBe(true);
    });
  },
);
