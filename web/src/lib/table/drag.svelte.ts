/** Dragging a card from the hand to the table. Taps and keys do the same, so nobody needs to drag. */

import type { Card } from '../protocol';

const MIN_DRAG_DISTANCE = 8;

/** Where a card was dropped. */
export interface DropTarget {
  /** The card under the pointer, on the table or on top of a pile, or null if there is none. */
  card: Card | null;
  isPile: boolean;
}

export class Drag {
  /** The card that follows the pointer, and its offset in pixels. */
  card = $state<Card | null>(null);
  x = $state(0);
  y = $state(0);
  /** Whether the card stays where it was dropped. */
  dropped = $state(false);
  #from: { card: Card; x: number; y: number } | null = null;
  #moved = false;

  /** `drop` returns whether the card may stay there. */
  constructor(private readonly drop: (card: Card, target: DropTarget) => boolean) {}

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
    const target = dropTarget(event);
    this.dropped = target !== null && this.drop(from.card, target);
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

function dropTarget({ clientX, clientY }: PointerEvent): DropTarget | null {
  const found = document.elementsFromPoint(clientX, clientY);
  const under = (selector: string) =>
    found.map((one) => one.closest<HTMLElement>(selector)).find((one) => one !== null);
  const card = under('[data-testid=table] [data-card]')?.dataset['card'];
  if (card) return { card, isPile: false };
  const top = under('[data-top]')?.dataset['top'];
  if (top) return { card: top, isPile: true };
  return under('[data-drop]') ? { card: null, isPile: false } : null;
}
