/** Shows one event: who played what, what it took, and where the cards went. */

import { tick } from 'svelte';
import type { Card, GameEvent, LeftoverEvent, PlayedEvent, Update, View } from '../protocol';
import type { Game } from './game.svelte';
import { isOwn, sideOf } from './seating';
import { settle } from './slots';
import { boxOf, type Box } from './stage.svelte';

const TO_TABLE = 230;
const TO_PILE = 250;
/** How long a played card lies beside what it takes. */
const SHOWN = 520;
const LAID = 160;
const DEAL = 420;

export async function present(game: Game, event: GameEvent, update: Update): Promise<void> {
  switch (event.type) {
    case 'played':
      return event.card === null ? game.queue.pause(LAID) : played(game, event, event.card);
    case 'dealt':
      return dealt(game, event.first, update.view);
    case 'leftover':
      return leftover(game, event);
    case 'redealt':
      return redealt(game, event.table);
    case 'scored':
      return game.queue.pause(SHOWN);
  }
}

async function played(game: Game, event: PlayedEvent, card: Card): Promise<void> {
  const mine = game.table !== null && isOwn(game.table, event.seat);
  const from = boxOf(mine ? `card:${card}` : `hand:${event.seat}`);
  leaveHand(game, event, card);
  if (event.action.includes('x')) await take(game, event, card, from, !mine);
  else await lay(game, card, from, !mine);
}

async function lay(game: Game, card: Card, from: Box | null, turns: boolean): Promise<void> {
  game.slots = settle(game.slots, [...game.slots.filter((other) => other !== null), card]);
  game.inPlay = { card, seat: -1, captured: [] };
  await tick();
  const to = boxOf(`card:${card}`);
  if (from && to) await game.stage.fly([{ card, from, to, turns }], TO_TABLE);
  game.inPlay = null;
  game.stage.clear();
  await game.queue.pause(LAID);
}

async function take(game: Game, event: PlayedEvent, card: Card, from: Box | null, turns: boolean): Promise<void> {
  const side = game.table ? sideOf(game.table, event.seat) : 0;
  game.inPlay = { card, seat: event.seat, captured: event.captured };
  await tick();
  const beside = besides(event.captured) ?? boxOf('table-middle');
  if (from && beside) await game.stage.fly([{ card, from, to: beside, turns }], TO_TABLE);
  await game.queue.pause(SHOWN);
  if (event.sweep) game.call(event);
  await toPile(game, side, event.captured, beside ? [{ card, from: beside }] : []);
  gather(game, side, [...event.captured, card], event.sweep ? card : null);
}

async function leftover(game: Game, event: LeftoverEvent): Promise<void> {
  if (event.side === null || event.cards.length === 0) return;
  await game.queue.pause(SHOWN);
  await toPile(game, event.side, event.cards, []);
  gather(game, event.side, event.cards, null);
}

async function toPile(
  game: Game,
  side: number,
  cards: readonly Card[],
  others: { card: Card; from: Box }[],
): Promise<void> {
  const pile = boxOf(`pile:${side}`);
  const starts = cards.map((card) => ({ card, from: boxOf(`card:${card}`) }));
  game.slots = game.slots.map((card) => (card !== null && cards.includes(card) ? null : card));
  if (!pile) return;
  const routes = [...starts, ...others].flatMap(({ card, from }) =>
    from ? [{ card, from, to: fitted(pile, from), turns: false }] : [],
  );
  await game.stage.fly(routes, TO_PILE);
}

async function dealt(game: Game, first: boolean, view: View): Promise<void> {
  if (first) game.slots = [];
  game.dealing = first ? 'all' : 'hands';
  game.shown = view;
  game.slots = settle(game.slots, view.table);
  await game.queue.pause(first ? DEAL * 2 : DEAL);
}

async function redealt(game: Game, table: readonly Card[]): Promise<void> {
  game.slots = settle([], table);
  await game.queue.pause(4 * SHOWN);
  game.slots = [];
}

function leaveHand(game: Game, { seat, action }: PlayedEvent, card: Card): void {
  const view = game.shown;
  if (!view) return;
  game.shown = {
    ...view,
    turn: null,
    history: [...view.history, { seat, action }],
    hand: view.hand.filter((other) => other !== card),
    hands: view.hands.map((n, other) => (other === seat ? n - 1 : n)),
  };
}

function gather(game: Game, side: number, cards: readonly Card[], sweep: Card | null): void {
  const view = game.shown;
  game.inPlay = null;
  game.stage.clear();
  if (!view) return;
  game.shown = {
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
