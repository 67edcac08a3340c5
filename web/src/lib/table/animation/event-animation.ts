/** Shows one event: who played what, what it took, and where the cards went. */

import { tick } from 'svelte';
import type { Card, GameEvent, LeftoverEvent, PlayedEvent, TableInfo, View } from '../../protocol';
import type { BoardDisplay } from './board-display.svelte';
import { isOwn, sideOf } from '../seating';
import { placeCards } from './slots';
import { boxOf, type Box } from './flights.svelte';

const TO_TABLE = 230;
const TO_PILE = 250;
/** How long a played card lies beside what it takes. */
const SHOWN = 520;
const LAID = 160;
const DEAL = 420;

/** `after` is the view once all events of the update have happened. */
export async function animateEvent(
  display: BoardDisplay,
  table: TableInfo | null,
  event: GameEvent,
  after: View,
): Promise<void> {
  switch (event.type) {
    case 'played':
      return event.card === null ? display.queue.pause(LAID) : played(display, table, event, event.card);
    case 'dealt':
      return dealt(display, event.first, after);
    case 'leftover':
      return leftover(display, event);
    case 'redealt':
      return redealt(display, event.table);
    case 'scored':
      return display.queue.pause(SHOWN);
  }
}

async function played(display: BoardDisplay, table: TableInfo | null, event: PlayedEvent, card: Card): Promise<void> {
  const mine = table !== null && isOwn(table, event.seat);
  const from = boxOf(mine ? `card:${card}` : `hand:${event.seat}`);
  leaveHand(display, event, card);
  if (event.action.includes('x')) await take(display, table, event, card, from, !mine);
  else await lay(display, card, from, !mine);
}

async function lay(display: BoardDisplay, card: Card, from: Box | null, turns: boolean): Promise<void> {
  display.slots = placeCards(display.slots, [...display.slots.filter((other) => other !== null), card]);
  display.inPlay = { card, seat: -1, captured: [] };
  await tick();
  const to = boxOf(`card:${card}`);
  if (from && to) await display.stage.fly([{ card, from, to, turns }], TO_TABLE);
  display.inPlay = null;
  display.stage.clear();
  await display.queue.pause(LAID);
}

async function take(
  display: BoardDisplay,
  table: TableInfo | null,
  event: PlayedEvent,
  card: Card,
  from: Box | null,
  turns: boolean,
): Promise<void> {
  const side = table ? sideOf(table, event.seat) : 0;
  display.inPlay = { card, seat: event.seat, captured: event.captured };
  await tick();
  const beside = besides(event.captured) ?? boxOf('table-middle');
  if (from && beside) await display.stage.fly([{ card, from, to: beside, turns }], TO_TABLE);
  await display.queue.pause(SHOWN);
  if (event.sweep) display.call(table, event);
  await toPile(display, side, event.captured, beside ? [{ card, from: beside }] : []);
  gather(display, side, [...event.captured, card], event.sweep ? card : null);
}

async function leftover(display: BoardDisplay, event: LeftoverEvent): Promise<void> {
  if (event.side === null || event.cards.length === 0) return;
  await display.queue.pause(SHOWN);
  await toPile(display, event.side, event.cards, []);
  gather(display, event.side, event.cards, null);
}

async function toPile(
  display: BoardDisplay,
  side: number,
  cards: readonly Card[],
  others: { card: Card; from: Box }[],
): Promise<void> {
  const pile = boxOf(`pile:${side}`);
  const starts = cards.map((card) => ({ card, from: boxOf(`card:${card}`) }));
  display.slots = display.slots.map((card) => (card !== null && cards.includes(card) ? null : card));
  if (!pile) return;
  const routes = [...starts, ...others].flatMap(({ card, from }) =>
    from ? [{ card, from, to: fitted(pile, from), turns: false }] : [],
  );
  await display.stage.fly(routes, TO_PILE);
}

async function dealt(display: BoardDisplay, first: boolean, view: View): Promise<void> {
  if (first) display.slots = [];
  display.dealing = first ? 'all' : 'hands';
  display.view = view;
  display.slots = placeCards(display.slots, view.table);
  await display.queue.pause(first ? DEAL * 2 : DEAL);
}

async function redealt(display: BoardDisplay, table: readonly Card[]): Promise<void> {
  display.slots = placeCards([], table);
  await display.queue.pause(4 * SHOWN);
  display.slots = [];
}

function leaveHand(display: BoardDisplay, { seat, action }: PlayedEvent, card: Card): void {
  const view = display.view;
  if (!view) return;
  display.view = {
    ...view,
    turn: null,
    history: [...view.history, { seat, action }],
    hand: view.hand.filter((other) => other !== card),
    hands: view.hands.map((n, other) => (other === seat ? n - 1 : n)),
  };
}

function gather(display: BoardDisplay, side: number, cards: readonly Card[], sweep: Card | null): void {
  const view = display.view;
  display.inPlay = null;
  display.stage.clear();
  if (!view) return;
  display.view = {
    ...view,
    table: view.table.filter((card) => !cards.includes(card)),
    piles: view.piles.map((pile, n) => (n === side ? [...pile, ...cards] : pile)),
    sweeps: view.sweeps.map((those, n) => (n === side && sweep !== null ? [...those, sweep] : those)),
  };
}

/** Where the played card lies: over the last card that it takes, leaving that one's corner free. */
function besides(captured: readonly Card[]): Box | null {
  const last = captured.at(-1);
  const box = last ? boxOf(`card:${last}`) : null;
  return box && { ...box, x: box.x + box.width * 0.34, y: box.y + box.height * 0.2 };
}

/** A box of the card's shape in the middle of `place`, as wide as it. */
function fitted(place: Box, card: Box): Box {
  const height = (place.width * card.height) / card.width;
  return { x: place.x, y: place.y + (place.height - height) / 2, width: place.width, height };
}
