/** Where the signs of the number cards lie, in the card's own units: 200 by 324. */

import type { Suit } from '../../card';
import type { Pip } from '../../pip';
import { pairs, type Patterns, pipsIn, triples, zigzag } from '../drawing/patterns';

const PATTERNS: Patterns = {
  D: {
    2: {
      scale: 1.75,
      places: [
        [100, 90, 0, 'sun'],
        [100, 234, 0, 'sun'],
      ],
    },
    3: { scale: 1.32, places: zigzag(18, [66, 162, 258]) },
    4: { scale: 1.04, places: pairs(30, [82, 242]) },
    5: { scale: 1.02, places: [...pairs(31, [80, 244]), [100, 162, 0, 'sun', 1.4]] },
    6: { scale: 1.04, places: pairs(29.5, [76, 162, 248]) },
  },
  C: {
    2: {
      scale: 1.66,
      places: [
        [100, 88],
        [100, 234],
      ],
    },
    3: { scale: 1.3, places: zigzag(-16, [66, 162, 258]) },
    4: { scale: 1, places: pairs(30, [92, 232]) },
    5: { scale: 0.98, places: [...pairs(31, [78, 246]), [100, 162]] },
    6: { scale: 0.98, places: pairs(30, [76, 162, 248]) },
    7: { scale: 0.8, places: [...pairs(34, [62, 166, 256]), [100, 114]] },
  },
  S: {
    2: { scale: 1.78, places: pairs(27, [162]) },
    3: { scale: 1.6, places: triples(33, [162]) },
    4: {
      scale: 1.02,
      places: [
        [76, 92, 164],
        [124, 92, 196],
        [76, 232, 16],
        [124, 232, -16],
      ],
    },
    5: { scale: 0.97, places: [...pairs(37, [84, 240], [180, 0]), [100, 162, 90]] },
    6: { scale: 1.08, places: triples(36, [88, 236], [180, 0]) },
    7: { scale: 0.95, places: [...triples(37, [83, 241], [180, 0]), [100, 162, 90]] },
  },
  B: {
    2: { scale: 1.8, places: pairs(23, [162]) },
    3: {
      scale: 1.85,
      places: [
        [100, 162, -27],
        [100, 162, 27],
        [100, 162],
      ],
    },
    4: { scale: 1.16, places: pairs(29, [88, 236]) },
    5: { scale: 1.06, places: [...pairs(33, [86, 238]), [100, 162, 90]] },
    6: { scale: 1.08, places: triples(37, [88, 236]) },
    7: { scale: 1, places: [...triples(37, [82, 242]), [100, 162, 90]] },
  },
};

export const pips = (suit: Suit, rank: number): Pip[] => pipsIn(PATTERNS, suit, rank);
