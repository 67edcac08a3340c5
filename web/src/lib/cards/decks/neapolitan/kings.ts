/** The kings: four men on their feet, from thirty to eighty years old, in mantles. */

import type { Suit } from '../../card';
import { CROWNS } from '../drawing/crowns';
import { boot, fist, head } from '../drawing/heads';
import {
  around,
  at,
  BLACK,
  BLUE,
  BROWN,
  dot,
  FAIR,
  GREEN,
  GREY,
  inked,
  limbIn,
  pen,
  RED,
  shape,
  STEEL,
  symbol,
  tint,
  use,
  WHITE,
  YELLOW,
} from '../drawing/shapes';
import { ground } from './ground';

const tails = (places: [number, number][]): string => pen(places.map(([x, y]) => `M${x} ${y}v6`).join(''), 2.2);

/** Coins: a man of fifty, his hand on the hilt at his side; the coin floats before him. */
const coins =
  ground('D') +
  inked(
    shape('M70 106Q42 160 42 281Q60 286 76 279L124 279Q140 286 156 280Q154 160 126 106Z', BLUE[0]) +
      tint(
        'M124 120Q150 170 154 279Q140 284 126 279Q136 200 124 120ZM54 178Q48 230 46 280L58 281Q56 230 62 176Z',
        BLUE[1],
      ) +
      shape('M78 104Q98 94 120 104Q128 150 122 176L132 279Q98 288 64 279L76 176Q70 140 78 104Z', RED[0]) +
      tint(
        'M113 101L120 104Q128 150 122 176L131.6 279Q122 282 112 283Q116 220 110 178Q120 140 113 101ZM82 182Q76 236 72 280L82 282.6Q88 230 90 184Z',
        RED[1],
      ) +
      shape('M92 108Q92 190 88 283Q98 285 108 283Q104 190 105 108Q98 112 92 108Z', YELLOW[0]) +
      [132, 204, 228, 252]
        .map((y) => shape(`M98 ${y - 8}L104 ${y}L98 ${y + 8}L92 ${y}Z`, BLUE[0], ' stroke-width="1"'))
        .join('') +
      shape('M66 262Q98 272 130.6 262L132 279Q98 288 64 279Z', YELLOW[0]) +
      pen('M66 270Q98 280 131 270', 1.2) +
      // The sword at his side.
      shape('M60 178L44 262L40 270L39 260L54 176Z', BLACK[0]) +
      pen('M49 184L66 187', 4.6) +
      pen('M49 184L66 187', 2.4, YELLOW[0]) +
      shape('M59 180L62 164L66 165L64 181Z', RED[0]) +
      dot(65, 162, 3.6, YELLOW[0]) +
      limbIn(
        [
          [80, 112],
          [56, 140],
          [62, 164],
        ],
        [24, 20, 13],
        RED,
      ) +
      shape('M53 158L68 154L71 162L57 167Z', WHITE[0]) +
      fist(64, 168, 20, undefined, -1) +
      limbIn(
        [
          [120, 112],
          [142, 142],
          [116, 164],
        ],
        [24, 20, 13],
        RED,
      ) +
      shape('M122 156L129 167L119 172L113 162Z', WHITE[0]) +
      fist(112, 168, 60) +
      shape('M75 168Q84 174 104 174L105 184Q86 184 74 178Z', YELLOW[0]) +
      // The collar of the mantle.
      shape('M72 112Q74 98 98 98Q122 98 126 112Q116 128 98 132Q80 128 72 112Z', WHITE[0]) +
      tails([
        [80, 108],
        [88, 117],
        [98, 121],
        [108, 117],
        [118, 108],
      ]) +
      headAt({ x: 98, y: 70, view: 'half', hair: BROWN, hairCut: 'bob', beard: 'full', hat: CROWNS.points }) +
      use('sun', 146, 82, 0.98),
  );

/** Cups: a kind old man in ermine, with a short sceptre. */
const cups =
  ground('C') +
  inked(
    shape('M72 108Q48 150 44 279Q100 288 154 279Q152 150 126 108Z', RED[0]) +
      tint('M124 116Q148 160 153.6 279Q140 282 128 283Q136 200 124 116Z', RED[1]) +
      shape('M80 106Q100 98 118 106Q126 180 136 281Q100 287 64 281Q72 180 80 106Z', GREEN[0]) +
      tint(
        'M110 120Q118 200 118 284Q128 283 135.6 281Q126 180 118 106ZM84 180Q78 236 74 281L84 282.6Q90 230 92 184Z',
        GREEN[1],
      ) +
      pen('M65 268Q100 276 135 268M66 262Q100 270 134.4 262', 2.4, YELLOW[0]) +
      // Ermine down the front and at the hem.
      shape('M74 112Q66 190 54 281L44 279Q48 160 70 112ZM124 112Q132 190 144 281L154 279Q152 160 128 112Z', WHITE[0]) +
      tails([
        [66, 150],
        [61, 180],
        [56, 210],
        [52, 240],
        [49, 264],
        [133, 170],
        [137, 200],
        [142, 232],
        [147, 262],
      ]) +
      limbIn(
        [
          [78, 116],
          [56, 152],
          [74, 172],
        ],
        [24, 22, 15],
        RED,
      ) +
      shape('M66 162L78 158L84 170L72 177Z', WHITE[0]) +
      // The sceptre.
      pen('M58 196L96 140', 5.4) +
      pen('M58 196L96 140', 2.8, YELLOW[0]) +
      shape('M92 142Q92 130 102 124Q106 134 100 145Q97 148 92 142Z', YELLOW[0]) +
      dot(103, 125, 3, RED[0]) +
      fist(80, 168, -55) +
      use('C', 143, 100, 1.12) +
      limbIn(
        [
          [121, 117],
          [129, 164],
          [141, 142],
        ],
        [24, 21, 14],
        RED,
      ) +
      shape('M132 141L149 139L151 147L134 150Z', WHITE[0]) +
      fist(143, 132, 0) +
      shape('M68 116Q70 100 99 100Q128 100 130 116Q118 134 99 140Q80 134 68 116Z', WHITE[0]) +
      tails([
        [77, 112],
        [85, 120],
        [113, 120],
        [121, 112],
        [92, 129],
        [106, 129],
      ]) +
      headAt({
        x: 99,
        y: 68,
        view: 'front',
        hair: GREY,
        hairCut: 'bob',
        beard: 'long',
        old: true,
        gaze: 0.5,
        smile: true,
        hat: CROWNS.arches,
      }),
  );

/** Swords: a soldier in a cuirass with a face on it, his sword up. */
const swords =
  ground('S') +
  inked(
    shape('M76 106Q50 170 50 279Q64 284 80 279L120 279Q138 285 154 279Q152 160 130 106Z', YELLOW[0]) +
      tint(
        'M128 118Q148 170 152 279Q138 284 124 279Q136 200 128 118ZM62 190Q56 240 55 279L66 281Q64 236 70 186Z',
        YELLOW[1],
      ) +
      limbIn(
        [
          [92, 204],
          [86, 240],
          [84, 266],
        ],
        [24, 18, 14],
        RED,
      ) +
      limbIn(
        [
          [116, 204],
          [120, 240],
          [122, 266],
        ],
        [24, 18, 14],
        RED,
      ) +
      boot(84, 271, STEEL, 24) +
      boot(122, 271, STEEL, 24, -1) +
      pen('M77 252H91M115 252H129', 1) +
      // A kilt of straps, the cuirass.
      shape('M78 170Q104 180 130 170L138 222L128 226L120 220L112 228L104 221L96 228L88 220L80 226L70 222Z', BLUE[0]) +
      tint('M112 178L130 170L137 221L128 225L121 220L113 227Z', BLUE[1]) +
      pen('M88 176L82 222M96 178L93 225M104 178V221M112 178L115 225M121 175L126 222', 1.1) +
      pen('M71 215L80 219L88 213L96 221L104 214L112 221L120 213L128 219L137 215', 2.4, YELLOW[0]) +
      shape('M80 106Q104 96 128 106Q136 140 130 172Q104 184 78 172Q72 140 80 106Z', STEEL[0]) +
      tint('M116 102L128 106Q136 140 129.6 172Q122 175 114 177Q126 140 116 102Z', STEEL[1]) +
      // The face on the breast.
      dot(104, 142, 17, YELLOW[0], ' stroke-width="1.4"') +
      tint('M112 129Q121 142 112 155Q106 159 100 158Q112 150 112 129Z', YELLOW[1]) +
      pen('M94 136Q98 133 101 136M107 136Q110 133 114 136M104 138Q101 146 102 147H106M96 150Q104 156 112 150', 1.4) +
      dot(98, 138.6, 1.5, BLACK[1], ' stroke="none"') +
      dot(110.6, 138.6, 1.5, BLACK[1], ' stroke="none"') +
      shape('M78 166Q104 178 130 166L131 176Q104 187 77 176Z', RED[0]) +
      limbIn(
        [
          [130, 114],
          [152, 144],
          [136, 168],
        ],
        [24, 19, 14],
        BLUE,
      ) +
      shape('M137 158L147 167L138 175L129 166Z', YELLOW[0]) +
      fist(133, 171, 130) +
      use('S', 62, 88, 1.16) +
      limbIn(
        [
          [82, 114],
          [58, 156],
          [61, 142],
        ],
        [24, 20, 14],
        BLUE,
      ) +
      shape('M52 142L70 141V150L54 151Z', YELLOW[0]) +
      fist(62, 135, 0, undefined, -1) +
      shape('M74 114Q68 96 86 98Q104 92 122 98Q140 96 134 114Q122 108 104 108Q86 108 74 114Z', RED[0]) +
      tint('M118 98Q139 97 133.4 113Q124 109 114 108.4Z', RED[1]) +
      headAt({
        x: 106,
        y: 70,
        view: 'half',
        hair: BLACK,
        hairCut: 'short',
        beard: 'pointed',
        gaze: -1,
        hat: CROWNS.lilies,
      }),
  );

/** Batons: a king of the woods in green, seen from the side. */
const batons =
  ground('B') +
  inked(
    shape('M70 108Q44 160 42 279Q98 288 152 279Q150 160 124 108Z', RED[0]) +
      tint(
        'M122 120Q146 170 151.6 279Q138 282 126 283Q134 200 122 120ZM58 180Q50 230 50 280L62 281Q62 230 68 178Z',
        RED[1],
      ) +
      limbIn(
        [
          [84, 250],
          [82, 262],
          [80, 270],
        ],
        [18, 16, 14],
        WHITE,
      ) +
      limbIn(
        [
          [112, 250],
          [114, 262],
          [116, 270],
        ],
        [18, 16, 14],
        WHITE,
      ) +
      boot(80, 273, BROWN, 6) +
      boot(116, 273, BROWN, 6) +
      shape('M76 106Q98 96 120 106Q128 140 122 170L132 246Q98 258 64 246L74 170Q68 140 76 106Z', GREEN[0]) +
      tint(
        'M112 102L120 106Q128 140 122 170L131.6 246Q122 250 112 251Q114 210 110 172Q122 140 112 102ZM80 180Q76 216 72 248L80 250Q88 214 88 180Z',
        GREEN[1],
      ) +
      pen('M65 240Q98 252 131 240', 3.2, YELLOW[0]) +
      pen('M98 116V168M98 182V250', 1.2) +
      leaves([
        [86, 130],
        [110, 130],
        [86, 152],
        [110, 152],
        [84, 206],
        [112, 206],
      ]) +
      shape('M74 164Q98 174 122 164L123 175Q98 185 73 175Z', BROWN[0]) +
      shape('M91 166H105V181H91Z', YELLOW[0]) +
      limbIn(
        [
          [78, 114],
          [56, 148],
          [74, 170],
        ],
        [24, 20, 14],
        GREEN,
      ) +
      shape('M66 160L77 157L82 168L71 174Z', YELLOW[0]) +
      fist(78, 172, -30, undefined, -1) +
      use('B', 148, 128, 1.42) +
      limbIn(
        [
          [120, 115],
          [128, 168],
          [145, 152],
        ],
        [24, 20, 14],
        GREEN,
      ) +
      shape('M137 152L155 148V157L140 161Z', YELLOW[0]) +
      fist(148, 142, 0) +
      shape('M70 114Q74 100 98 100Q122 100 126 114Q114 126 98 128Q82 126 70 114Z', BROWN[0]) +
      pen('M78 110L76 117M86 114L85 122M98 116V126M110 114L111 122M118 110L120 117', 1.1) +
      headAt({
        x: 102,
        y: 70,
        view: 'side',
        hair: FAIR,
        hairCut: 'long',
        beard: 'full',
        gaze: -0.3,
        hat: CROWNS.leaves,
      }),
  );

function headAt({ x, y, hat, ...look }: Parameters<typeof head>[0] & { x: number; y: number }): string {
  return `<g transform="translate(${x} ${y})">${head({ ...look, ...(hat !== undefined && { hat }) })}</g>`;
}

function leaves(places: [number, number][]): string {
  return places
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${around(3, shape('M0 0Q4-3 0-8Q-4-3 0 0Z', YELLOW[0], ' stroke-width=".8"'))}</g>`,
    )
    .join('');
}

/** A little to the left of the middle, clear of the lower corner. */
const king = (suit: Suit, markup: string): string => symbol(`card-10${suit}`, at(-6, 0, markup));

export const KINGS = king('D', coins) + king('C', cups) + king('S', swords) + king('B', batons);
