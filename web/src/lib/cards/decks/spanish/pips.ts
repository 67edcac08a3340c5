/** Where the signs of the number cards lie, in the card's own units: 200 by 306. */

import type { Suit } from '../../card';
import type { Pip } from '../../pip';
import { pairs, type Patterns, pipsIn, triples } from '../drawing/patterns';

const MIDDLE = 153;

const PATTERNS: Patterns = {
  D: {
    2: {
      scale: 1.72,
      places: [
        [100, 86],
        [100, 220],
      ],
    },
    3: {
      scale: 1.24,
      places: [
        [84, 66],
        [116, MIDDLE],
        [84, 240],
      ],
    },
    4: { scale: 1.04, places: pairs(29.5, [84, 222]) },
    5: { scale: 1, places: [...pairs(30, [72, 234]), [100, MIDDLE, 0, undefined, 1.5]] },
    6: { scale: 1.02, places: pairs(29.5, [72, MIDDLE, 234]) },
    7: { scale: 0.88, places: [...pairs(31, [62, 162, 240]), [100, 112]] },
  },
  C: {
    2: {
      scale: 1.66,
      places: [
        [100, 84],
        [100, 220],
      ],
    },
    3: {
      scale: 1.2,
      places: [
        [84, 64],
        [116, 152],
        [84, 240],
      ],
    },
    4: { scale: 1.1, places: pairs(29, [92, 214]) },
    5: { scale: 1.04, places: [...pairs(30, [76, 230]), [100, MIDDLE]] },
    6: { scale: 1.02, places: pairs(30, [70, MIDDLE, 236]) },
    7: { scale: 0.84, places: [...pairs(32, [60, 160, 242]), [100, 110]] },
  },
  S: {
    2: { scale: 1.72, places: pairs(25, [MIDDLE], []) },
    3: { scale: 1.5, places: triples(32, [MIDDLE]) },
    4: { scale: 1.34, id: 'dagger', places: pairs(29, [84, 222], [180, 0]) },
    5: { scale: 1.14, id: 'dagger', places: [...pairs(31, [78, 228], [180, 0]), [100, MIDDLE, 90]] },
    6: { scale: 1.04, id: 'dagger', places: triples(37, [86, 220], [180, 0]) },
    7: { scale: 1.02, id: 'dagger', places: [...triples(36, [76, 230], [180, 0]), [100, MIDDLE, 90]] },
  },
  B: {
    2: { scale: 1.72, places: pairs(23, [MIDDLE]) },
    3: {
      scale: 1.74,
      places: [
        [100, MIDDLE, -26],
        [100, MIDDLE, 26],
        [100, MIDDLE],
      ],
    },
    4: { scale: 1.1, places: pairs(29, [84, 224]) },
    5: { scale: 1, places: [...pairs(33, [80, 227]), [100, MIDDLE, 90, 'yellow-baton', 1.06]] },
    6: { scale: 1.02, places: triples(36, [84, 224]) },
    7: { scale: 0.92, places: [...triples(36, [77, 230]), [100, MIDDLE, 90, 'yellow-baton', 1.06]] },
  },
};

export const pips = (suit: Suit, rank: number): Pip[] => pipsIn(PATTERNS, suit, rank);
