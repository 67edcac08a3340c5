/** The animation of one event: who played what, what it captured, and where the cards went. */

import { tick } from 'svelte';
import type { Card, CardPlayed, DealerCaptured, GameEvent, LeftoverTaken, TableInfo, View } from '../../protocol';
import { readPlay, type Play } from '../actions';
import type { BoardDisplay } from './board-display.svelte';
import { isOwn, sideOf } from '../seating';
import { captureCalls, stealCall, sweepCalls } from '../text/event-text';
import { waitForDeal } from './deal';
import { playTimes, type PlayTimes } from './pace';
import { placeCards } from './slots';
import { boxOf, type Box } from './flights.svelte';

/** How long the cards that are left at the end are shown before they go to a pile, and the end of a round. */
const END_SHOWN = 520;
const LAY_PAUSE = 100;
const FLIGHT_TO_PILE = 250;

/** Animates an event on the board. `after` is the view after all events of the update. */
export async function animateEvent(
  display: BoardDisplay,
  table: TableInfo | null,
  event: GameEvent,
  after: View,
): Promise<void> {
  switch (event.type) {
    case 'played': {
      const play = readPlay(event.action);
      return play ? animatePlay(display, table, event, play) : undefined;
    }
    case 'cut':
    case 'declaration':
      return display.queue.pause(LAY_PAUSE);
    case 'dealt':
      return animateDeal(display, event.deal === 0, after);
    case 'dealer-capture':
      return animateDealerCapture(display, table, event);
    case 'leftover':
      return animateLeftover(display, event);
    case 'redealt':
      return animateRedeal(display, event.table);
    case 'claim':
    case 'scored':
      return display.queue.pause(END_SHOWN);
    case 'round':
    case 'declarations':
    case 'over':
      return undefined;
  }
}

async function animatePlay(
  display: BoardDisplay,
  table: TableInfo | null,
  event: CardPlayed,
  play: Play,
): Promise<void> {
  const open = boxOf(`card:${play.card}`); // in your own hand, or in one that is shown
  const flight = { play, from: open ?? boxOf(`hand:${event.seat}`), turnsOver: !open };
  const times = playTimes(table?.seats.length ?? 2, table !== null && isOwn(table, event.seat));
  removeFromHand(display, event, play.card);
  if (play.takes) await animateCapture(display, table, event, flight, times);
  else await animateLay(display, flight, times);
}

/** The way of a card from a hand. */
interface CardFlight {
  play: Play;
  from: Box | null;
  turnsOver: boolean;
}

async function animateLay(
  display: BoardDisplay,
  { play: { card }, from, turnsOver }: CardFlight,
  times: PlayTimes,
): Promise<void> {
  display.slots = placeCards(display.slots, [...display.slots.filter((other) => other !== null), card]);
  display.inPlay = { card, seat: -1, captured: [] };
  await tick();
  const to = boxOf(`card:${card}`);
  if (from && to) await display.flightAnimator.fly([{ card, from, to, turnsOver }], times.toTable);
  display.inPlay = null;
  display.flightAnimator.clear();
  display.playSound('card');
  await display.queue.pause(LAY_PAUSE);
}

async function animateCapture(
  display: BoardDisplay,
  table: TableInfo | null,
  event: CardPlayed,
  { play: { card, captured }, from, turnsOver }: CardFlight,
  times: PlayTimes,
): Promise<void> {
  const side = table ? sideOf(table, event.seat) : 0;
  display.inPlay = { card, seat: event.seat, captured };
  await tick();
  const target = boxBeside(captured) ?? boxOf('table-middle');
  if (from && target) await display.flightAnimator.fly([{ card, from, to: target, turnsOver }], times.toTable);
  display.playSound('card');
  await display.queue.pause(times.shown);
  callOut(display, table, event);
  await flyToPile(display, side, captured, target ? [{ card, from: target }] : [], times.toPile);
  addToPile(display, side, [...captured, ...(event.stolen ?? []), card], event.sweep ? [card] : [], card);
}

/** Calls out a sweep, and what else the capture scores. */
export function callOut(display: BoardDisplay, table: TableInfo | null, event: CardPlayed): void {
  if (event.sweep) display.callSweep(table, event.seat);
  const words = [stealCall(table, event), captureCalls(event)].filter(Boolean).join(' ');
  if (words) display.call([event.sweep && sweepCalls(table), words].filter(Boolean).join(' '), event.seat);
}

async function animateLeftover(display: BoardDisplay, event: LeftoverTaken): Promise<void> {
  if (event.side === null || event.cards.length === 0) return;
  await display.queue.pause(END_SHOWN);
  await flyToPile(display, event.side, event.cards, [], FLIGHT_TO_PILE);
  addToPile(display, event.side, event.cards, []);
}

/** The view when the first cards had just been dealt, before the dealer took those on the table. */
export function viewWhenDealt(events: readonly GameEvent[], after: View): View {
  const capture = events.find((event) => event.type === 'dealer-capture');
  if (!capture) return after;
  const rest = (cards: Card[]): Card[] => cards.filter((card) => !capture.cards.includes(card));
  return { ...after, table: capture.cards, piles: after.piles.map(rest), sweeps: after.sweeps.map(rest) };
}

/** The view that an event leads to, where `after` is the view after all events. */
export const viewAfter = (event: GameEvent, events: readonly GameEvent[], after: View): View =>
  event.type === 'dealt' ? viewWhenDealt(events, after) : after;

/** The events of a round before anybody has played, except the deal: the dealer may have taken the table cards. */
export function openingEvents({ dealer, history, phase, piles, sweeps }: View): GameEvent[] {
  const side = dealer % piles.length;
  const [cards = [], count = 0] = [piles[side], sweeps[side]?.length];
  if (history.length > 0 || phase === 'over' || count === 0) return [];
  return [{ type: 'dealer-capture', seat: dealer, cards, sweeps: count }];
}

async function animateDealerCapture(
  display: BoardDisplay,
  table: TableInfo | null,
  { seat, cards, sweeps }: DealerCaptured,
): Promise<void> {
  const side = table ? sideOf(table, seat) : 0;
  await display.queue.pause(2 * END_SHOWN);
  display.callSweep(table, seat, sweeps);
  await flyToPile(display, side, cards, [], FLIGHT_TO_PILE);
  addToPile(display, side, cards, cards.slice(0, sweeps));
  await display.queue.pause(2 * END_SHOWN);
}

async function flyToPile(
  display: BoardDisplay,
  side: number,
  cards: readonly Card[],
  others: { card: Card; from: Box }[],
  milliseconds: number,
): Promise<void> {
  display.playSound('capture');
  const pile = boxOf(`pile:${side}`);
  const starts = cards.map((card) => ({ card, from: boxOf(`card:${card}`) }));
  display.slots = display.slots.map((card) => (card !== null && cards.includes(card) ? null : card));
  if (!pile) return;
  const routes = [...starts, ...others].flatMap(({ card, from }) =>
    from ? [{ card, from, to: fitBox(pile, from), turnsOver: false }] : [],
  );
  await display.flightAnimator.fly(routes, milliseconds);
}

async function animateDeal(display: BoardDisplay, first: boolean, view: View): Promise<void> {
  if (first) display.slots = [];
  display.dealing = first ? 'all' : 'hands';
  display.view = view;
  display.slots = placeCards(display.slots, view.table);
  display.playSound('deal');
  await waitForDeal(display);
}

async function animateRedeal(display: BoardDisplay, table: readonly Card[]): Promise<void> {
  display.slots = placeCards([], table);
  await display.queue.pause(4 * END_SHOWN);
  display.slots = [];
}

function removeFromHand(display: BoardDisplay, { seat, action }: CardPlayed, card: Card): void {
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

const without = (pile: readonly Card[], cards: readonly Card[]): Card[] => pile.filter((card) => !cards.includes(card));

/** Adds cards to a pile; `top` is the card played, if there was one. */
function addToPile(
  display: BoardDisplay,
  side: number,
  cards: readonly Card[],
  sweeps: readonly Card[],
  top: Card | null = null,
): void {
  const view = display.view;
  display.inPlay = null;
  display.flightAnimator.clear();
  if (!view) return;
  display.view = {
    ...view,
    table: view.table.filter((card) => !cards.includes(card)),
    ...(top && view.tops && { tops: [...without(without(view.tops, view.piles[side] ?? []), cards), top] }),
    piles: view.piles.map((pile, n) => (n === side ? [...pile, ...cards] : without(pile, cards))),
    sweeps: view.sweeps.map((those, n) => (n === side ? [...those, ...sweeps] : those)),
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
