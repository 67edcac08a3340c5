/** The materials of clothes. */

import { at, pen, type Point, shape } from './shapes';

/** The black tails on ermine. */
export const ermineTails = (places: readonly Point[]): string =>
  pen(places.map(([x, y]) => `M${x} ${y}v6`).join(''), 2.2);

/** Slashes in a sleeve, through which the lining shows; each place has its turn. */
export const slashes = (
  places: readonly (readonly [x: number, y: number, turn: number])[],
  lining: string,
  length = 16,
): string =>
  places
    .map(([x, y, turn]) =>
      at(
        x,
        y,
        shape(`M0-${length / 2}Q4.4 0 0 ${length / 2}Q-4.4 0 0-${length / 2}Z`, lining, ' stroke-width="1.1"'),
        turn,
      ),
    )
    .join('');

/** Short parallel lines of the pen, which shade a fold: from a point, each by a step further. */
export const hatching = (
  [x, y]: Point,
  [right, down]: Point,
  times: number,
  [long, high]: Point,
  width = 0.9,
): string =>
  pen(
    Array.from(
      { length: times },
      (_, k) => `M${Math.round((x + right * k) * 10) / 10} ${Math.round((y + down * k) * 10) / 10}l${long} ${high}`,
    ).join(''),
    width,
  );
