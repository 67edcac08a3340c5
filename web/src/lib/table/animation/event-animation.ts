/** The animation of one event: who played what, what it captured, and where the cards went. */

import { tick } from 'svelte';
import type { Card, GameEvent, LeftoverEvent, PlayedEvent, TableInfo, View } from '../../protocol';
import type { BoardDisplay } from './board-display.svelte';
import { sideOf } from '../seating';
import { placeCards } from './slots';
import { boxOf, type Box } from './flights.svelte';

const FLIGHT_TO_TABLE = 230;
const FLIGHT_TO_PILE = 250;
/** How long a played card lies beside the cards it captures. */
const PLAY_SHOWN = 520;
const LAY_PAUSE = 160;
const DEAL_PAUSE = 420;

/** Animates an event on the board. `after` is the view after all events of the update. */
export async function animateEvent(
  display: BoardDisplay,
  table: TableInfo | null,
  event: GameEvent,
  after: View,
): Promise<void> {
  switch (event.type) {
    case 'played':
      return event.card === null ? display.queue.pause(LAY_PAUSE) : animatePlay(display, table, event, event.card);
    case 'dealt':
      return animateDeal(display, event.first, after);
    case 'leftover':
      return animateLeftover(display, event);
    case 'redealt':
      return animateRedeal(display, event.table);
    case 'scored':
      return display.queue.pause(PLAY_SHOWN);
  }
}

async function animatePlay(
  display: BoardDisplay,
  table: TableInfo | null,
  event: PlayedEvent,
  card: Card,
): Promise<void> {
  const open = boxOf(`card:${card}`); // in one's own hand, or in one that is shown
  const from = open ?? boxOf(`hand:${event.seat}`);
  removeFromHand(display, event, card);
  if (event.action.includes('x')) await animateCapture(display, table, event, card, from, !open);
  else await animateLay(display, card, from, !open);
}

async function animateLay(display: BoardDisplay, card: Card, from: Box | null, turnsOver: boolean): Promise<void> {
  display.slots = placeCards(display.slots, [...display.slots.filter((other) => other !== null), card]);
  display.inPlay = { card, seat: -1, captured: [] };
  await tick();
  const to = boxOf(`card:${card}`);
  if (from && to) await display.flightAnimator.fly([{ card, from, to, turnsOver }], FLIGHT_TO_TABLE);
  display.inPlay = null;
  display.flightAnimator.clear();
  await display.queue.pause(LAY_PAUSE);
}

async function animateCapture(
  display: BoardDisplay,
  table: TableInfo | null,
  event: PlayedEvent,
  card: Card,
  from: Box | null,
  turnsOver: boolean,
): Promise<void> {
  const side = table ? sideOf(table, event.seat) : 0;
  display.inPlay = { card, seat: event.seat, captured: event.captured };
  await tick();
  const target = boxBeside(event.captured) ?? boxOf('table-middle');
  if (from && target) await display.flightAnimator.fly([{ card, from, to: target, turnsOver }], FLIGHT_TO_TABLE);
  await display.queue.pause(PLAY_SHOWN);
  if (event.sweep) display.callSweep(table, event);
  await flyToPile(display, side, event.captured, target ? [{ card, from: target }] : []);
  addToPile(display, side, [...event.captured, card], event.sweep ? card : null);
}

async function animateLeftover(display: BoardDisplay, event: LeftoverEvent): Promise<void> {
  if (event.side === null || event.cards.length === 0) return;
  await display.queue.pause(PLAY_SHOWN);
  await flyToPile(display, event.side, event.cards, []);
  addToPile(display, event.side, event.cards, null);
}

async function flyToPile(
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
    from ? [{ card, from, to: fitBox(pile, from), turnsOver: false }] : [],
  );
  await display.flightAnimator.fly(routes, FLIGHT_TO_PILE);
}

async function animateDeal(display: BoardDisplay, first: boolean, view: View): Promise<void> {
  if (first) display.slots = [];
  display.dealing = first ? 'all' : 'hands';
  display.view = view;
  display.slots = placeCards(display.slots, view.table);
  await display.queue.pause(first ? DEAL_PAUSE * 2 : DEAL_PAUSE);
}

async function animateRedeal(display: BoardDisplay, table: readonly Card[]): Promise<void> {
  display.slots = placeCards([], table);
  await display.queue.pause(4 * PLAY_SHOWN);
  display.slots = [];
}

function removeFromHand(display: BoardDisplay, { seat, action }: PlayedEvent, card: Card): void {
  const view = display.view;
  if (!view) return;
  display.view = {
    ...view,
    turn: null,
    history: [...view.history, { seat, action }],
    hand: view.hand.filter((other) => other !== card),
    shown: view.shown.map((cards) => cards.filter((other) => other !== card)),
    hands: view.hands.map((n, other) => (other === seat ? n - 1 : n)),
  };
}

function addToPile(display: BoardDisplay, side: number, cards: readonly Card[], sweep: Card | null): void {
  const view = display.view;
  display.inPlay = null;
  display.flightAnimator.clear();
  if (!view) return;
  display.view = {
    ...view,
    table: view.table.filter((card) => !cards.includes(card)),
    piles: view.piles.map((pile, n) => (n === side ? [...pile, ...cards] : pile)),
    sweeps: view.sweeps.map((those, n) => (n === side && sweep !== null ? [...those, sweep] : those)),
  };
}

/** The place of a played card: over the last card that it captures, leaving that card's corner visible. */
function boxBeside(captured: readonly Card[]): Box | null {
  const last = captured.at(-1);
  const box = last ? boxOf(`card:${last}`) : null;
  return box && { ...box, x: box.x + box.width * 0.34, y: box.y + box.height * 0.2 };
}

/** A box with the proportions of `card`, as wide as `place` and centred in it. */
function fitBox(place: Box, card: Box): Box {
  const height = (place.width * card.height) / card.width;
  return { x: place.x, y: place.y + (place.height - height) / 2, width: place.width, height };
}
