/** The cards of a round as they were seen from a seat, and whether they come from the front of its pack. */

import type { Card, GameEvent, View } from '../protocol';
import { readPlay } from '../table/actions';
import { KEPT, PLACED } from './record';
import { packOf } from './pack';

/** A deal that was made again, or the first cards of a round. */
interface Opening {
  /** Null: not seen before somebody played. */
  table: Card[] | null;
  /** Whether the card that was drawn in Chkobba's cut went to the table; null: not seen, or no cut. */
  placed: boolean | null;
}

/** What is kept of a view, to be compared with a record that is played again. */
export type ViewSnapshot = Pick<
  View,
  'round' | 'seat' | 'dealer' | 'deal' | 'hand' | 'hands' | 'table' | 'stock' | 'drawn' | 'history'
>;

export interface SeenRound {
  /** Null: a spectator's place. */
  seat: number | null;
  seats: number;
  dealer: number;
  /** How many cards each hand got in the first deal; null: this page came later. */
  first: number | null;
  /** How many cards went to hands or wait in the stock: all but the first on the table; null: not known yet. */
  beside: number | null;
  /** By the number of cards that each seat had got so far, the cards that came to this seat since the number before. */
  hands: Record<number, Card[]>;
  /** The first cards on the table; null: this page came later. */
  opening: Opening | null;
  /** The deals that were made again, in order; null: it is not known whether there were others. */
  again: Opening[] | null;
  /** What this seat drew in the cut: for each deal of the round so far. */
  drawn: (Card | null)[];
  /** The cards that were played, in order. */
  plays: { seat: number; card: Card }[];
  /** The first view of each deal, and of each cut that is this seat's, as it was. */
  views: ViewSnapshot[];
  /** Whether the server has told the round's plays in two ways. */
  retold: boolean;
}

const UNSEEN = {
  first: null,
  beside: null,
  hands: {},
  opening: null,
  again: null,
  drawn: [],
  plays: [],
  views: [],
  retold: false,
};

/** Follows the cards of a table, update by update. */
export class DealWatcher {
  /** Whether the next update is the first, which tells how things stand and not how they came about. */
  #coming = true;

  /** The page has come to the table, for the first time or anew, and may have missed something. */
  startCatchingUp(): void {
    this.#coming = true;
  }

  /** The page waits for the first round, and will miss nothing of it. */
  awaitFirstRound(): void {
    this.#coming = false;
  }

  /** What is known of the round of this view now; `before`: what was known of it. */
  observe(events: readonly GameEvent[], view: View, before: SeenRound | null): SeenRound {
    const { seat, dealer, hands } = view;
    const fresh = { ...UNSEEN, seat, seats: hands.length, dealer, again: this.#coming ? null : [] };
    const known: SeenRound = before?.seat === seat ? before : fresh;
    const missed = this.#coming && known.opening === null;
    const opened = opening(events, view, missed ? { ...known, again: null } : known);
    this.#coming = false;
    return glimpsed(gone(hand(drawn(opened, view), view), view), view);
  }
}

/** The deals that were made again, and the first cards once they lie there. */
function opening(events: readonly GameEvent[], { table, phase, history }: View, known: SeenRound): SeenRound {
  if (known.opening !== null) return known;
  let [placed, again]: [boolean | null, Opening[] | null] = [null, known.again];
  for (const event of events) {
    if (event.type === 'played' && isCut(event.action)) placed = event.action === PLACED;
    if (event.type === 'redealt') [again, placed] = [again && [...again, { table: event.table, placed }], null];
    if (event.type === 'dealt' && event.first)
      return { ...known, again, opening: { table: tableAt(events, table), placed } };
  }
  const untouched = events.length === 0 && phase !== 'cut' && history.every(({ action }) => !readPlay(action));
  return untouched ? { ...known, again, opening: { table, placed: null } } : { ...known, again };
}

/** The first cards on the table, where somebody may have played since. */
function tableAt(events: readonly GameEvent[], table: Card[]): Card[] | null {
  const dealt = events.findIndex((event) => event.type === 'dealt' && event.first);
  return events.slice(dealt).some(({ type }) => type === 'played') ? null : table;
}

const isCut = (action: string): boolean => action === KEPT || action === PLACED;

function drawn(known: SeenRound, view: View): SeenRound {
  if (view.drawn === null || known.again === null) return known;
  const all = [...known.drawn];
  for (let n = all.length; n < known.again.length; n++) all[n] = null;
  all[known.again.length] = view.drawn;
  return { ...known, drawn: all };
}

const playsIn = (view: View): SeenRound['plays'] =>
  view.history.flatMap(({ seat, action }) => {
    const card = readPlay(action)?.card;
    return card ? [{ seat, card }] : [];
  });

/** The hand as it was dealt: what is still held, and what was played of it. */
function hand(known: SeenRound, view: View): SeenRound {
  const place = view.seat ?? 0;
  const played = playsIn(view)
    .filter(({ seat }) => seat === place)
    .map(({ card }) => card);
  const got = played.length + (view.hands[place] ?? 0);
  if (got === 0) return known;
  const before = Object.entries(known.hands)
    .filter(([count]) => Number(count) !== got)
    .flatMap(([, cards]) => cards);
  const cards = view.seat === null ? [] : [...played, ...view.hand].filter((card) => !before.includes(card));
  const hands = known.hands[got] ? known.hands : { ...known.hands, [got]: cards };
  const beside = view.stock + got * view.hands.length;
  return { ...known, hands, beside, first: view.deal === 0 ? got : known.first };
}

function gone(known: SeenRound, view: View): SeenRound {
  const plays = playsIn(view);
  const [short, long] = plays.length < known.plays.length ? [plays, known.plays] : [known.plays, plays];
  const told = short.some(({ seat, card }, n) => long[n]?.seat !== seat || long[n].card !== card);
  return { ...known, plays: long, retold: known.retold || told || view.dealer !== known.dealer };
}

function glimpsed(known: SeenRound, view: View): SeenRound {
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

/** How often a pack may be dealt again before this page gives up, where it has not seen how often. */
const MOST_AGAIN = 12;

/** Whether all that was seen comes from the seed; `cuts`: what the record says of the cut, deal by deal. */
export function matchesSeed(
  seed: Uint8Array,
  cards: readonly Card[],
  seen: SeenRound,
  cuts: readonly string[],
): boolean {
  if (seen.retold) return false;
  return attempts(seen, cuts).some((attempt) => attemptFits(seed, cards, seen, cuts, attempt));
}

/** Which of the packs may have been the last. Who came between two cuts is told by the record how many there were. */
function attempts(seen: SeenRound, cuts: readonly string[]): number[] {
  if (seen.again !== null) return [seen.again.length + 1];
  if (cuts.length > 0) return [cuts.length];
  return Array.from({ length: MOST_AGAIN }, (_, n) => n + 1);
}

function attemptFits(
  seed: Uint8Array,
  cards: readonly Card[],
  seen: SeenRound,
  cuts: readonly string[],
  attempt: number,
): boolean {
  const packs = Array.from({ length: attempt }, (_, n) => packOf(seed, cards, n + 1));
  const last = packs[attempt - 1] as Card[];
  if (seen.drawn.some((card, n) => card !== null && packs[n]?.[0] !== card)) return false;
  const placed = seen.opening?.placed ?? cuts[attempt - 1] === PLACED;
  const firsts = seen.first === null ? Array.from({ length: 10 }, (_, n) => n + 1) : [seen.first];
  return firsts.some((first) => {
    const voided = packs
      .slice(0, -1)
      .map((pack, n) => tableOf(pack, seen, first, seen.again?.[n]?.placed ?? cuts[n] === PLACED));
    if (!voided.every((table, n) => (seen.again ? same(table, seen.again[n]?.table ?? []) : callsForAnother(table))))
      return false;
    return packFits(last, seen, first, placed);
  });
}

/** Whether any game of the family deals again upon these first table cards: three of one rank, or an ace. */
function callsForAnother(table: readonly Card[]): boolean {
  const ranks = table.map((card) => card.slice(0, -1));
  return ranks.some((rank) => rank === '1' || ranks.filter((other) => other === rank).length >= 3);
}

function tableOf(pack: readonly Card[], seen: SeenRound, first: number, placed: boolean): Card[] {
  const size = pack.length - (seen.beside ?? pack.length);
  const rest = placed ? pack.slice(1) : pack;
  const inHands = first * seen.seats;
  return [...(placed ? pack.slice(0, 1) : []), ...rest.slice(inHands, inHands + size - Number(placed))];
}

function packFits(pack: readonly Card[], seen: SeenRound, first: number, placed: boolean): boolean {
  const table = tableOf(pack, seen, first, placed);
  if (seen.opening?.table && !same(table, seen.opening.table)) return false;
  const others = pack.filter((card) => !table.includes(card));
  const dealt = (seat: number): Card[] => others.filter((_, n) => (seen.dealer + 1 + n) % seen.seats === seat);
  return Array.from({ length: seen.seats }, (_, seat) => seatFits(dealt(seat), seen, seat)).every(Boolean);
}

/** Whether a seat held and played, deal by deal, what the pack brings it. */
function seatFits(dealt: readonly Card[], seen: SeenRound, seat: number): boolean {
  const plays = seen.plays.filter((play) => play.seat === seat).map(({ card }) => card);
  let from = 0;
  for (const [count, cards] of Object.entries(seen.hands).sort(([one], [other]) => Number(one) - Number(other))) {
    const brought = dealt.slice(from, Number(count));
    if (seat === seen.seat && !same(brought, cards)) return false;
    if (!plays.slice(from, Number(count)).every((card) => brought.includes(card))) return false;
    from = Number(count);
  }
  return plays.length <= from;
}

const same = (one: readonly Card[], other: readonly Card[]): boolean =>
  [...one].sort().join() === [...other].sort().join();
