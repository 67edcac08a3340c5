/** Dragging a card from the hand to the table. Taps and keys do the same, so nobody needs to drag. */

import type { Card } from '../protocol';

const MIN_DRAG_DISTANCE = 8;

export class Drag {
  /** The card that follows the pointer, and its offset in pixels. */
  card = $state<Card | null>(null);
  x = $state(0);
  y = $state(0);
  /** Whether the card stays where it was dropped. */
  dropped = $state(false);
  #from: { card: Card; x: number; y: number } | null = null;
  #moved = false;

  /** `drop` gets the table card under the pointer, or null, and returns whether the card may stay there. */
  constructor(private readonly drop: (card: Card, target: Card | null) => boolean) {}

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
      if (Math.hypot(x, y) < MIN_DRAG_DISTANCE) return;
      this.#moved = true;
      this.card = this.#from.card;
    }
    [this.x, this.y] = [x, y];
  }

  end(event: PointerEvent): void {
    const from = this.#from;
    this.#from = null;
    if (!from || !this.#moved) return;
    const place = dropTarget(event);
    this.dropped = place !== null && this.drop(from.card, place === 'table' ? null : place);
    if (!this.dropped) this.reset();
  }

  /** Puts the card back into the hand. */
  reset(): void {
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

function dropTarget({ clientX, clientY }: PointerEvent): Card | 'table' | null {
  const found = document.elementsFromPoint(clientX, clientY);
  const card = found
    .map((one) => one.closest<HTMLElement>('[data-testid=table] [data-card]'))
    .find((one) => one !== null);
  if (card) return card.dataset['card'] ?? 'table';
  return found.some((one) => one.closest('[data-drop]')) ? 'table' : null;
}
