/** Where the signs of the number cards lie, in the card's own units: 200 by 324. Pictures lie between them. */

import type { Suit } from '../../card';
import type { Pip } from '../../pip';
import { pairs, type Patterns, pipsIn, triples } from '../drawing/patterns';

const PATTERNS: Patterns = {
  D: {
    2: {
      scale: 1.42,
      places: [
        [100, 53],
        [100, 272],
      ],
    },
    3: {
      scale: 0.98,
      places: [
        [69, 45],
        [131, 45],
        [100, 277],
      ],
    },
    4: { scale: 1.06, places: pairs(30, [78, 246]) },
    5: { scale: 0.98, places: [...pairs(30, [54, 270]), [100, 106]] },
    6: { scale: 1.06, places: pairs(30, [72, 162, 252]) },
    7: { scale: 0.98, places: [...pairs(31, [58, 166, 266]), [100, 112, 0, undefined, 1.1]] },
  },
  C: {
    2: {
      scale: 1.4,
      places: [
        [100, 76],
        [100, 248, 180],
      ],
    },
    3: {
      scale: 1.06,
      places: [
        [70, 60],
        [132, 60],
        [100, 264],
      ],
    },
    4: { scale: 0.98, places: pairs(30, [58, 266], [0, 180]) },
    5: { scale: 0.98, places: [...pairs(31, [66, 258], [0, 180]), [100, 162, 0, 'lidded', 1.34]] },
    6: {
      scale: 0.78,
      places: [
        [67, 50],
        [114, 50],
        [161, 50],
        [39, 274],
        [86, 274],
        [133, 274],
      ],
    },
    7: {
      scale: 0.8,
      places: [
        [67, 50],
        [114, 50],
        [161, 50],
        [58, 160, 0, undefined, 1.06],
        [39, 274],
        [86, 274],
        [133, 274],
      ],
    },
  },
  S: {
    2: {
      scale: 1.64,
      places: [
        [100, 128, -30],
        [100, 128, 30],
      ],
    },
    3: {
      scale: 1.6,
      places: [
        [85, 144, -22],
        [115, 144, 22],
        [100, 136],
      ],
    },
    4: { scale: 0.8, places: pairs(32, [74, 250], [180, 0]) },
    5: { scale: 0.78, places: [...pairs(34, [73, 251], [180, 0]), [100, 184, 90, undefined, 0.96]] },
    6: { scale: 0.72, places: triples(36, [68, 256], [180, 0]) },
    7: { scale: 0.74, places: [...triples(36, [70, 254], [180, 0]), [100, 190, 90, undefined, 0.96]] },
  },
  B: {
    2: {
      scale: 1.44,
      places: [
        [104, 126, -34],
        [104, 126, 34],
      ],
    },
    3: {
      scale: 1.76,
      places: [
        [102, 162, -26],
        [98, 162, 26],
        [100, 156],
      ],
    },
    4: { scale: 1.1, places: pairs(30, [88, 236]) },
    5: { scale: 0.92, places: [...pairs(33, [79, 247]), [100, 162, 90, undefined, 1.1]] },
    6: { scale: 1, places: triples(36, [92, 232]) },
    7: { scale: 0.76, places: [...triples(36, [72, 253]), [100, 184, 90, undefined, 0.98]] },
  },
};

export const pips = (suit: Suit, rank: number): Pip[] => pipsIn(PATTERNS, suit, rank);
