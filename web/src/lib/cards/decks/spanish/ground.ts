/** Where the figures stand: a little grass, and the place of a figure on a card 306 high. */

import { at, drawn, pen, shape } from '../drawing/shapes';
import { LEAF } from './tones';

export function standing(figure: string, left = 40, right = 150, shift = 2): string {
  const middle = (left + right) / 2;
  const tufts = [left + 8, middle - 14, right - 12]
    .map((x) => `M${x} 286l-3-7M${x + 4} 286l1-8M${x + 8} 286l4-6`)
    .join('');
  const grass = drawn(
    shape(
      `M${left} 288Q${left + 14} 280 ${middle} 281Q${right - 14} 280 ${right} 288Q${middle} 296 ${left} 288Z`,
      LEAF[0],
    ) + pen(tufts, 1.6, LEAF[1]),
    1.3,
  );
  return at(shift, 8, grass + figure, 0, 0.96);
}
