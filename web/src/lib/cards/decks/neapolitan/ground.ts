/** The ground under the figures: a plinth in the colour of the suit. */

import type { Suit } from '../../card';
import { BLUE, drawn, GREEN, pen, RED, shape, tint, type Tone, WHITE, YELLOW } from '../drawing/shapes';

const TONES: Record<Suit, Tone> = { D: YELLOW, C: RED, S: BLUE, B: GREEN };

/** From `left` to `right`, clear of the lower corner. */
export function ground(suit: Suit, left = 44, right = 154): string {
  const [plain, dark] = TONES[suit];
  return drawn(
    shape(`M${left} 284H${right}V303H${left}Z`, plain) +
      tint(`M${left + 1} 294H${right - 1}V302.4H${left + 1}Z`, dark) +
      shape(`M${left - 4} 281H${right + 4}V287H${left - 4}Z`, WHITE[0]) +
      pen(`M${left} 294H${right}`, 0.8),
    1.6,
  );
}
