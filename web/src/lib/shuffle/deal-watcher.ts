/** The cards of a round as a seat has seen them: noted while playing, compared with the seed when the round is over. */

import type { Card, GameEvent, View } from '../protocol';
import { KEEP, PLACE, readPlay } from '../table/actions';

/** The part of a view that is kept as evidence, for comparison with a replay of the record. */
export type ViewSnapshot = Pick<
  View,
  'round' | 'seat' | 'dealer' | 'deal' | 'hand' | 'hands' | 'table' | 'stock' | 'drawn' | 'history'
>;

/** Stored in the browser: the names of the fields must not change. */
export interface SeenRound {
  /** Null for a spectator. */
  seat: number | null;
  dealer: number;
  /** Whether this page has followed the round from its beginning to its first cards, and so missed no void deal. */
  followed: boolean;
  /** The first table cards of each void deal. */
  voids: Card[][];
  /** The card that this seat drew in the cut of each deal so far. */
  drawn: (Card | null)[];
  /** Whether the first cards of the round were dealt. */
  dealt: boolean;
  /** The first table cards; null if this page has not seen them before somebody played. */
  table: Card[] | null;
  /** By deal, all cards that this seat had got by then: those played, and those still in the hand. */
  held: Record<number, Card[]>;
  /** The actions of the deal that was played. */
  history: View['history'];
  /** The first view of each deal, and of each cut by this seat. */
  views: ViewSnapshot[];
  /** Whether the server has contradicted itself about the round. */
  retold: boolean;
}

const UNSEEN = {
  voids: [],
  drawn: [],
  dealt: false,
  table: null,
  held: {},
  history: [],
  views: [],
  retold: false,
};

/** Notes the cards of a table, update by update. */
export class DealWatcher {
  /** Whether the next update is the first one, which has the state of the round but perhaps not its past events. */
  #catchingUp = true;
  /** The last round that was observed. */
  #round = 0;

  /** The page has joined or rejoined the table, and may have missed events. */
  startCatchingUp(): void {
    this.#catchingUp = true;
  }

  /** The page is waiting for the first round, and will miss none of its events. */
  awaitFirstRound(): void {
    this.#catchingUp = false;
  }

  /** Adds an update to what was seen of its round before, and returns the result. */
  observe(events: readonly GameEvent[], view: View, before: SeenRound | null): SeenRound {
    const { seat, dealer, round } = view;
    const moved = before !== null && before.seat !== seat;
    // Nobody moves during a round, but this browser may have watched the table before its person came back.
    const retold = moved && round === this.#round;
    const known = before && !moved ? before : { ...UNSEEN, seat, dealer, followed: true, retold };
    const missed = this.#catchingUp && !known.dealt;
    [this.#catchingUp, this.#round] = [false, round];
    const now = withEvents(events, missed ? { ...known, followed: false } : known);
    return withSnapshot(withHistory(withHand(withTable(withDrawnCard(now, view), view), view), view), view);
  }
}

/** Adds void deals, which come before the only deal that is played. */
function withEvents(events: readonly GameEvent[], known: SeenRound): SeenRound {
  return events.reduce((seen, event) => {
    if (event.type === 'redealt')
      return { ...seen, voids: [...seen.voids, event.table], retold: seen.retold || seen.dealt };
    if (event.type === 'dealt' && event.deal === 0) return { ...seen, dealt: true, retold: seen.retold || seen.dealt };
    return seen;
  }, known);
}

function withDrawnCard(known: SeenRound, view: View): SeenRound {
  if (view.drawn === null) return known;
  const [all, place] = [[...known.drawn], known.voids.length];
  for (let n = all.length; n < place; n++) all[n] = null;
  const retold = known.retold || (all[place] ?? view.drawn) !== view.drawn;
  all[place] = view.drawn;
  return { ...known, drawn: all, retold };
}

/** Adds the first table cards while nobody has played; if the dealer took them, they are the only cards in the piles. */
function withTable(known: SeenRound, view: View): SeenRound {
  if (view.phase === 'cut' || view.history.some(({ action }) => readPlay(action))) return known;
  const table = [...view.table, ...view.piles.flat()];
  return { ...known, table, dealt: true, retold: known.retold || differs(known.table, table) };
}

/** Adds all cards that the seat has got so far. */
function withHand(known: SeenRound, view: View): SeenRound {
  if (view.seat === null || view.phase === 'cut') return known;
  const held = [...playsBy(view.history, view.seat), ...view.hand];
  const before = known.held[view.deal] ?? null;
  return { ...known, held: { ...known.held, [view.deal]: held }, retold: known.retold || differs(before, held) };
}

const differs = (before: readonly Card[] | null, now: readonly Card[]): boolean =>
  before !== null && !isSameSet(before, now);

/** The cards that a seat has played. */
export const playsBy = (history: View['history'], seat: number): Card[] =>
  history.filter((move) => move.seat === seat).flatMap(({ action }) => readPlay(action)?.card ?? []);

/** The decision in a cut; null without one. */
export const cutIn = (history: View['history']): string | null =>
  history.find(({ action }) => isCut(action))?.action ?? null;

export const isCut = (action: string): boolean => action === KEEP || action === PLACE;

export const isSameSet = (one: readonly Card[], other: readonly Card[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

function withHistory(known: SeenRound, { history, dealer }: View): SeenRound {
  const [short, long] = history.length < known.history.length ? [history, known.history] : [known.history, history];
  const contradicts = short.some(({ seat, action }, n) => long[n]?.seat !== seat || long[n].action !== action);
  return { ...known, history: long, retold: known.retold || contradicts || dealer !== known.dealer };
}

/** Adds a snapshot of the view if it is the first of its deal or cut. */
function withSnapshot(known: SeenRound, view: View): SeenRound {
  const { round, seat, dealer, deal, hand, hands, table, stock, drawn, history } = view;
  const last = known.views.at(-1);
  if (
    view.phase === 'over' ||
    (view.phase === 'cut' && drawn === null) ||
    (last?.deal === deal && last.drawn === drawn)
  )
    return known;
  return {
    ...known,
    views: [...known.views, { round, seat, dealer, deal, hand, hands, table, stock, drawn, history }],
  };
}
