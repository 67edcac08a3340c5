/** Dragging a card of the hand to the table. A tap or a key does the same: nobody needs to drag. */

import type { Card } from '../protocol';

const FURTHER_THAN_A_TAP = 8;

export class Drag {
  /** The card that follows the pointer, and how far it has come. */
  card = $state<Card | null>(null);
  x = $state(0);
  y = $state(0);
  /** It lies where it was let go. */
  dropped = $state(false);
  #from: { card: Card; x: number; y: number } | null = null;
  #moved = false;

  /** `drop` is told upon which card of the table it fell, if upon one, and says whether it may lie there. */
  constructor(private readonly drop: (card: Card, upon: Card | null) => boolean) {}

  begin(event: PointerEvent, card: Card): void {
    this.#moved = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { card, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.#moved) {
      if (Math.hypot(x, y) < FURTHER_THAN_A_TAP) return;
      this.#moved = true;
      this.card = this.#from.card;
    }
    [this.x, this.y] = [x, y];
  }

  end(event: PointerEvent): void {
    const from = this.#from;
    this.#from = null;
    if (!from || !this.#moved) return;
    const place = target(event);
    this.dropped = place !== null && this.drop(from.card, place === 'table' ? null : place);
    if (!this.dropped) this.back();
  }

  /** Puts the card back into the hand. */
  back(): void {
    this.#from = null;
    this.card = null;
    this.dropped = false;
    [this.x, this.y] = [0, 0];
  }

  /** Whether the click that follows was the end of a drag. */
  get wasDrag(): boolean {
    return this.#moved;
  }
}

function target({ clientX, clientY }: PointerEvent): Card | 'table' | null {
  const found = document.elementsFromPoint(clientX, clientY);
  const card = found
    .map((one) => one.closest<HTMLElement>('[data-testid=table] [data-card]'))
    .find((one) => one !== null);
  if (card) return card.dataset['card'] ?? 'table';
  return found.some((one) => one.closest('[data-drop]')) ? 'table' : null;
}
