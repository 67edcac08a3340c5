/** The deal: the cards come from the stock one after the other, round the table and then to its middle. */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardDisplay } from './board-display.svelte';
import { boxOf, isMotionWanted } from './flights.svelte';

/** Milliseconds at normal speed: of one card's way, and of all that is dealt at once. */
const CARD_TIME = 240;
export const DEAL_TIME = { hands: 480, all: 820 } as const;
/** Milliseconds at normal speed for which the opening table is seen before somebody plays. */
const OPENING_SHOWN = 600;
/** Milliseconds that cards may be late, on a busy device. */
const MOST_LATE = 1000;
/** The id of the animations of dealt cards. */
const DEALT = 'dealt';

/** Waits until the cards of a deal have landed, and those of an opening have been seen. */
export async function waitForDeal({ dealing, queue }: BoardDisplay): Promise<void> {
  if (dealing === 'no') return;
  await queue.pause(DEAL_TIME[dealing]);
  if (dealing !== 'all') return;
  await queue.until((done) => {
    const late = setTimeout(done, MOST_LATE);
    const landing = document.getAnimations().filter(({ id }) => id === DEALT);
    void Promise.allSettled(landing.map(({ finished }) => finished)).then(() => {
      clearTimeout(late);
      done();
    });
    return () => clearTimeout(late);
  });
  await queue.pause(OPENING_SHOWN);
}

/** Which card of a deal it is: the n-th of a hand, or of the table. */
export interface DealtCard {
  n: number;
  /** How many seats after the dealer the hand is, from 0; null for the table. */
  seat: number | null;
}

/** Milliseconds until a card leaves the stock, if so many cards are dealt in all. */
export function dealDelay({ n, seat }: DealtCard, hands: readonly number[], table: number, time: number): number {
  const dealt = hands.reduce((sum, cards) => sum + cards, 0);
  const before = seat === null ? dealt + n : n * hands.length + seat;
  return Math.round(((time - CARD_TIME) * before) / Math.max(1, dealt + table - 1));
}

/** Moves a card that appears during a deal from the stock to its place. */
export function dealtFromStock(display: BoardDisplay, card: () => DealtCard): Attachment<HTMLElement> {
  return (element) => untrack(() => animateFromStock(display, element, card()));
}

function animateFromStock(display: BoardDisplay, element: HTMLElement, card: DealtCard): void {
  const { dealing, view, queue } = display;
  if (dealing === 'no' || !view || (card.seat === null && dealing !== 'all') || queue.skipping) return;
  const stock = boxOf('stock');
  if (!stock || !isMotionWanted(queue.tempo())) return;
  const own = element.getBoundingClientRect();
  const way = `translate(${stock.x - own.x}px, ${stock.y - own.y}px) scale(${stock.width / Math.max(1, own.width)})`;
  const delay = dealDelay(card, view.hands, dealing === 'all' ? view.table.length : 0, DEAL_TIME[dealing]);
  element.animate(
    [{ transform: way, transformOrigin: '0 0', opacity: 0 }, { opacity: 1, offset: 0.2 }, { transformOrigin: '0 0' }],
    {
      id: DEALT,
      duration: CARD_TIME * queue.tempo(),
      delay: delay * queue.tempo(),
      easing: 'cubic-bezier(.3,.7,.3,1)',
      fill: 'backwards',
    },
  );
}

/** How many seats after the dealer a seat is, from 0. */
export function seatsAfterDealer(seat: number, dealer: number, seats: number): number {
  return (seat - dealer - 1 + seats) % seats;
}
