/** Cards on their way from one place on the page to another, drawn above everything else. */

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
  /** Starts with its back up and turns over on the way. */
  turns: boolean;
  arrived: () => void;
  /** Set by the flying element: jump to the end. */
  land?: () => void;
}

const STILL = '(prefers-reduced-motion: reduce)';

export function boxOf(place: string): Box | null {
  const element = document.querySelector(`[data-place="${place}"]`);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export class FlightAnimator {
  flights = $state.raw<Flight[]>([]);

  constructor(private readonly queue: AnimationQueue) {}

  /** Flies cards, and is done when the last has arrived; where motion is not wanted or not possible, none leaves. */
  async fly(routes: Pick<Flight, 'card' | 'from' | 'to' | 'turns'>[], milliseconds: number): Promise<void> {
    const long = milliseconds * this.queue.tempo();
    if (long === 0 || matchMedia(STILL).matches || document.hidden) return;
    await this.queue.until((done) => {
      let left = routes.length;
      const arrived = (): void => {
        if (--left === 0) done();
      };
      const flights: Flight[] = routes.map((route) => ({ ...route, milliseconds: long, arrived }));
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
