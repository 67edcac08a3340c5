/** Where the signs of the number cards lie, in the card's own units: 200 by 364. */

import type { Suit } from '../../card';
import type { Pip } from '../../pip';
import { fours, pairs, type Patterns, pipsIn, triples, zigzag } from '../drawing/patterns';

const MIDDLE = 182;
/** Four pairs, as the eights, nines and tens of coins and cups have them. */
const FOUR_PAIRS = [62, 142, 222, 302];

const PATTERNS: Patterns = {
  D: {
    2: {
      scale: 1.78,
      places: [
        [100, 98],
        [100, 266],
      ],
    },
    3: { scale: 1.36, places: zigzag(-18, [72, MIDDLE, 292]) },
    4: { scale: 1.04, places: pairs(29.5, [92, 272]) },
    5: { scale: 1.04, places: [...pairs(29.5, [84, 280]), [100, MIDDLE, 0, undefined, 1.5]] },
    6: { scale: 1.04, places: pairs(29.5, [84, MIDDLE, 280]) },
    7: { scale: 0.98, places: [[100, 58], ...pairs(31, [128, 204, 280])] },
    8: { scale: 0.86, places: pairs(31, [66, 143, 221, 298]) },
    9: { scale: 0.78, places: [...pairs(33, FOUR_PAIRS), [100, MIDDLE]] },
    10: { scale: 0.78, places: [...pairs(33, FOUR_PAIRS), [100, 102], [100, 262]] },
  },
  C: {
    2: {
      scale: 1.78,
      places: [
        [100, 98],
        [100, 266],
      ],
    },
    3: { scale: 1.36, places: zigzag(-18, [72, MIDDLE, 292]) },
    4: { scale: 1.16, places: pairs(31, [96, 268]) },
    5: { scale: 1.14, places: [...pairs(31, [82, 282]), [100, MIDDLE]] },
    6: { scale: 1.14, places: pairs(31, [80, MIDDLE, 284]) },
    7: { scale: 0.92, places: [...pairs(33, [66, 190, 294]), [100, 128]] },
    8: { scale: 0.86, places: pairs(31, [66, 143, 221, 298]) },
    9: { scale: 0.68, places: [...pairs(33, FOUR_PAIRS), [100, MIDDLE]] },
    10: { scale: 0.68, places: [...pairs(33, FOUR_PAIRS), [100, 102], [100, 262]] },
  },
  S: {
    2: {
      scale: 2,
      places: [
        [109, 176, 13],
        [91, 176, -13],
      ],
    },
    3: { scale: 1.6, places: triples(34.5, [MIDDLE]) },
    4: { scale: 1.24, places: pairs(30, [98, 266], [0, 180]) },
    5: { scale: 1.14, places: [...pairs(34, [94, 270], [0, 180]), [100, MIDDLE]] },
    6: {
      scale: 1.22,
      places: [
        [63, 97],
        [100, 97, 180],
        [137, 97],
        [63, 267, 180],
        [100, 267],
        [137, 267, 180],
      ],
    },
    7: {
      scale: 1.02,
      places: [
        [64, 85],
        [100, 85, 180],
        [136, 85],
        [100, MIDDLE, 90, undefined, 1.1],
        [64, 279, 180],
        [100, 279],
        [136, 279, 180],
      ],
    },
    8: { scale: 0.94, places: fours(14, [90, 274]) },
    9: { scale: 0.94, places: [...fours(14, [84, 280]), [100, MIDDLE, 90]] },
    10: {
      scale: 0.94,
      places: [...fours(14, [84, 280]), [100, 169, 90, undefined, 0.85], [100, 195, 90, undefined, 0.85]],
    },
  },
  B: {
    2: { scale: 1.76, places: pairs(25, [MIDDLE]) },
    3: {
      scale: 2.05,
      places: [
        [100, MIDDLE, -24],
        [100, MIDDLE, 24],
        [100, MIDDLE],
      ],
    },
    4: { scale: 1.26, places: pairs(30, [98, 266]) },
    5: { scale: 1.14, places: [...pairs(33, [92, 272]), [100, MIDDLE, 90]] },
    6: { scale: 1.14, places: triples(36.5, [97, 267]) },
    7: { scale: 1.02, places: [...triples(36.5, [85, 279]), [100, MIDDLE, 90, undefined, 1.08]] },
    8: { scale: 0.76, places: fours(14.3, [92, 272]) },
    9: { scale: 0.76, places: [...fours(14.3, [84, 280]), [100, MIDDLE, 90, undefined, 0.95]] },
    10: {
      scale: 0.76,
      places: [...fours(14.3, [84, 280]), [100, 168, 90, undefined, 0.7], [100, 196, 90, undefined, 0.7]],
    },
  },
};

export const pips = (suit: Suit, rank: number): Pip[] => pipsIn(PATTERNS, suit, rank);
