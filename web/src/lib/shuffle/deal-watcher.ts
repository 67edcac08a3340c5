/** The cards of a round as a seat has seen them: noted while playing, compared with the seed when the round is over. */

import type { Card, GameEvent, View } from '../protocol';
import { KEEP, PLACE, readPlay } from '../table/actions';

/** The first cards of an attempt at dealing a round. */
interface Opening {
  /** Null if this page has not seen them before somebody played. */
  table: Card[] | null;
  /** Whether the card drawn in Chkobba's cut was placed on the table; null if not seen, or without a cut. */
  placed: boolean | null;
}

/** The part of a view that is kept as evidence, for comparison with a replay of the record. */
export type ViewSnapshot = Pick<
  View,
  'round' | 'seat' | 'dealer' | 'deal' | 'hand' | 'hands' | 'table' | 'stock' | 'drawn' | 'history'
>;

/** Stored in the browser: the names of the fields must not change. */
export interface SeenRound {
  /** Null for a spectator. */
  seat: number | null;
  seats: number;
  dealer: number;
  /** How many cards each hand got in the first deal; null if this page joined later. */
  first: number | null;
  /**
   * The number of cards that go to hands, now or from the stock: all except the first table cards. Null if not known
   * yet.
   */
  beside: number | null;
  /** The cards dealt to this seat, deal by deal; the key is how many cards each seat had got by then. */
  hands: Record<number, Card[]>;
  /** The attempt that was played; null if this page joined later. */
  opening: Opening | null;
  /** The void attempts in order; null if there may have been others. */
  again: Opening[] | null;
  /** The card that this seat drew in the cut of each attempt so far. */
  drawn: (Card | null)[];
  /** The cards played, in order. */
  plays: { seat: number; card: Card }[];
  /** The first view of each deal, and of each cut by this seat. */
  views: ViewSnapshot[];
  /** Whether the server has contradicted itself about the plays of the round. */
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

/** Notes the cards of a table, update by update. */
export class DealWatcher {
  /** Whether the next update is the first one, which has the state of the round but not its past events. */
  #catchingUp = true;

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
    const { seat, dealer, hands } = view;
    const fresh = { ...UNSEEN, seat, seats: hands.length, dealer, again: this.#catchingUp ? null : [] };
    const known: SeenRound = before?.seat === seat ? before : fresh;
    const missed = this.#catchingUp && known.opening === null;
    const opened = withOpening(events, view, missed ? { ...known, again: null } : known);
    this.#catchingUp = false;
    return withSnapshot(withPlays(withHand(withDrawnCard(opened, view), view), view), view);
  }
}

/** Adds void attempts, and the first table cards once they are dealt. */
function withOpening(events: readonly GameEvent[], view: View, known: SeenRound): SeenRound {
  const { phase, history } = view;
  if (known.opening !== null) return known;
  let [placed, again]: [boolean | null, Opening[] | null] = [null, known.again];
  for (const event of events) {
    if (event.type === 'played' && isCut(event.action)) placed = event.action === PLACE;
    if (event.type === 'redealt') [again, placed] = [again && [...again, { table: event.table, placed }], null];
    if (event.type === 'dealt' && event.first)
      return { ...known, again, opening: { table: firstTable(events, view), placed } };
  }
  const untouched = events.length === 0 && phase !== 'cut' && history.every(({ action }) => !readPlay(action));
  return untouched ? { ...known, again, opening: { table: untouchedTable(view), placed: null } } : { ...known, again };
}

/** The first table cards; null if somebody has played since. */
function firstTable(events: readonly GameEvent[], view: View): Card[] | null {
  const dealt = events.findIndex((event) => event.type === 'dealt' && event.first);
  return events.slice(dealt).some(({ type }) => type === 'played') ? null : untouchedTable(view);
}

/** The first table cards while nobody has played; if the dealer took them, they are the only cards in the piles. */
const untouchedTable = ({ table, piles }: View): Card[] => [...table, ...piles.flat()];

const isCut = (action: string): boolean => action === KEEP || action === PLACE;

function withDrawnCard(known: SeenRound, view: View): SeenRound {
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

/** Adds the hand as it was dealt: the cards still held, and those already played. */
function withHand(known: SeenRound, view: View): SeenRound {
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

function withPlays(known: SeenRound, view: View): SeenRound {
  const plays = playsIn(view);
  const [short, long] = plays.length < known.plays.length ? [plays, known.plays] : [known.plays, plays];
  const contradicts = short.some(({ seat, card }, n) => long[n]?.seat !== seat || long[n].card !== card);
  return { ...known, plays: long, retold: known.retold || contradicts || view.dealer !== known.dealer };
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
