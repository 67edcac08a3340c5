/** The ground under the figures: a strip of stony ground, red under knaves, yellow under riders, green under kings. */

import { drawn, pen, shape, tint, type Tone } from '../drawing/shapes';
import { BOTTLE, CRIMSON, GOLD } from './tones';

const TONES: Readonly<Record<number, Tone>> = { 8: CRIMSON, 9: GOLD, 10: BOTTLE };

/** From `left` to `right`, clear of the lower corner. */
export function ground(rank: 8 | 9 | 10, left = 38, right = 154): string {
  const [plain, dark] = TONES[rank] ?? GOLD;
  const along = (share: number): number => Math.round(left + (right - left) * share);
  const [a, b, c, d, e] = [0.12, 0.34, 0.52, 0.7, 0.88].map(along);
  return drawn(
    shape(
      `M${left} 290Q${left + 2} 283 ${a} 282L${c} 280L${e} 282Q${right} 283 ${right} 290L${right - 5} 297L${e} 296L${d} 303L${c} 298L${b} 304L${a} 297L${left + 6} 298Z`,
      plain,
    ) +
      tint(
        `M${left + 1} 291L${a} 289L${b} 294L${c} 289L${d} 293L${e} 289L${right - 1} 291L${right - 5} 296.4L${e} 295.4L${d} 302.2L${c} 297.2L${b} 303.2L${a} 296.2L${left + 6} 297.2Z`,
        dark,
      ) +
      pen(`M${a} 289L${b} 294L${c} 289L${d} 293L${e} 289M${b} 294V303M${d} 293V302`, 0.9) +
      pen(
        `M${left + 4} 283l-3-7M${left + 7} 282l0-8M${left + 10} 282l3-6M${right - 10} 282l-2-6M${right - 7} 282l1-8M${right - 4} 283l4-6`,
        1.5,
      ),
    1.7,
  );
}
