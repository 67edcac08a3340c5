/** Cards that fly from one place on the page to another, drawn above everything else. */

import type { Card } from '../../protocol';
import type { AnimationQueue } from './queue';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  card: Card;
  from: Box;
  to: Box;
  milliseconds: number;
  /** Whether it starts face down and turns over on the way. */
  turnsOver: boolean;
  onArrival: () => void;
  /** Jumps to the end of the flight; set by the element that draws it. */
  land?: () => void;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function boxOf(place: string): Box | null {
  const element = document.querySelector(`[data-place="${place}"]`);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Whether cards may move: the tempo leaves time for it, the device does not ask for stillness, and somebody looks. */
export function isMotionWanted(tempo: number): boolean {
  return tempo > 0 && !matchMedia(REDUCED_MOTION).matches && !document.hidden;
}

export class FlightAnimator {
  flights = $state.raw<Flight[]>([]);

  constructor(private readonly queue: AnimationQueue) {}

  /** Flies cards, and resolves when the last one has arrived. Skipped where motion is unwanted or impossible. */
  async fly(routes: Pick<Flight, 'card' | 'from' | 'to' | 'turnsOver'>[], milliseconds: number): Promise<void> {
    const long = milliseconds * this.queue.tempo();
    if (!isMotionWanted(long)) return;
    await this.queue.until((done) => {
      let left = routes.length;
      const onArrival = (): void => {
        if (--left === 0) done();
      };
      const flights: Flight[] = routes.map((route) => ({ ...route, milliseconds: long, onArrival }));
      const cards = routes.map((route) => route.card);
      this.flights = [...this.flights.filter((flight) => !cards.includes(flight.card)), ...flights];
      if (left === 0) done();
      return () => flights.forEach((flight) => flight.land?.());
    });
  }

  clear(): void {
    this.flights = [];
  }
}
