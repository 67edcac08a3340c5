/** The kings: bearded, in long robes, a sky-blue mantle on red. */

import { ermineTails } from '../drawing/cloth';
import { CROWNS } from '../drawing/crowns';
import { boot, fist, head, type Head, palm } from '../drawing/heads';
import {
  at,
  BLACK,
  BROWN,
  dot,
  GREY,
  inked,
  limbIn,
  pen,
  shape,
  STEEL,
  symbol,
  tint,
  use,
  WHITE,
} from '../drawing/shapes';
import { standing } from './ground';
import { LEAF, LEMON, SCARLET, SKY } from './tones';

const headAt = (x: number, y: number, look: Head, across = 1): string => at(x, y, head(look), 0, 1, across);

/** Coins: the eldest, from the front, his hand on his heart. */
const coins = standing(
  inked(
    shape('M70 108Q40 160 38 283Q66 288 98 286Q130 288 158 283Q156 160 126 108Z', SKY[0]) +
      tint(
        'M122 120Q150 170 157.4 282Q142 286 126 286Q136 200 122 120ZM52 190Q46 236 44 283L58 285Q56 236 60 186Z',
        SKY[1],
      ) +
      shape('M80 106Q98 98 116 106Q124 150 120 180L130 285Q98 290 66 285L76 180Q72 150 80 106Z', SCARLET[0]) +
      tint(
        'M110 103L116 106Q124 150 120 180L129.6 285Q120 287 110 287Q114 226 108 184Q118 142 110 103ZM82 186Q76 240 72 286L82 287Q88 240 90 190Z',
        SCARLET[1],
      ) +
      shape('M91 108Q93 200 89 287Q98 288 107 287Q103 200 105 108Q98 112 91 108Z', LEMON[0]) +
      [150, 176, 202, 228, 254].map((y) => dot(98, y, 4, SKY[0], ' stroke-width="1.1"')).join('') +
      shape('M68 262Q98 270 128 262L130 285Q98 290 66 285Z', WHITE[0]) +
      ermineTails([
        [76, 270],
        [87, 273],
        [98, 274],
        [109, 273],
        [120, 270],
      ]) +
      limbIn(
        [
          [78, 114],
          [54, 150],
          [80, 166],
        ],
        [25, 22, 13],
        SCARLET,
      ) +
      shape('M71 156L83 158L83 170L70 170Z', WHITE[0]) +
      palm(88, 164, 70) +
      use('D', 148, 84, 1.06) +
      limbIn(
        [
          [118, 114],
          [140, 158],
          [145, 140],
        ],
        [25, 21, 13],
        SCARLET,
      ) +
      shape('M138 142L152 138L155 146L140 150Z', WHITE[0]) +
      palm(147, 130, 4) +
      shape('M68 114Q70 98 98 98Q126 98 128 114Q118 134 98 138Q78 134 68 114Z', WHITE[0]) +
      ermineTails([
        [77, 110],
        [86, 122],
        [110, 122],
        [119, 110],
      ]) +
      headAt(98, 70, {
        view: 'front',
        hair: GREY,
        hairCut: 'bob',
        beard: 'long',
        old: true,
        gaze: 0.6,
        hat: CROWNS.lilies,
      }),
  ),
  40,
  150,
  -3,
);

/** Cups: a stout man in his forties who raises his cup. */
const cups = standing(
  inked(
    shape('M74 106Q44 156 46 283Q100 290 154 283Q154 156 128 106Z', SKY[0]) +
      tint('M124 118Q148 164 153.4 282Q140 286 126 286Q138 200 124 118Z', SKY[1]) +
      shape('M80 106Q101 97 122 106Q134 150 128 184L138 285Q101 290 64 285L74 184Q68 150 80 106Z', LEAF[0]) +
      tint('M115 102L122 106Q134 150 128 184L137.6 285Q126 287 116 287.4Q120 230 114 188Q126 146 115 102Z', LEAF[1]) +
      shape('M65 276L66 262Q101 272 136 262L137.6 276Q101 285 65 276Z', LEMON[0]) +
      pen('M66 269Q101 279 137 269', 1.3) +
      pen('M92 190Q88 230 86 266M101 190V270M110 190Q114 230 116 266', 1.3) +
      shape('M72 170Q101 184 130 170L131 182Q101 197 71 182Z', SCARLET[0]) +
      shape('M96 182H107L110 216L101 222L92 216Z', SCARLET[0]) +
      dot(101, 185, 5, LEMON[0]) +
      limbIn(
        [
          [78, 114],
          [52, 148],
          [72, 174],
        ],
        [26, 23, 14],
        SCARLET,
      ) +
      shape('M63 165L77 162L81 173L67 178Z', LEMON[0]) +
      fist(78, 172, 10, undefined, -1) +
      use('C', 147, 82, 1.12) +
      limbIn(
        [
          [124, 114],
          [132, 162],
          [146, 136],
        ],
        [26, 23, 14],
        SCARLET,
      ) +
      shape('M136 138L154 134L156 143L139 147Z', LEMON[0]) +
      fist(147, 124, 0) +
      shape('M72 114Q72 98 101 98Q130 98 130 114Q120 126 101 132Q82 126 72 114Z', LEMON[0]) +
      [82, 92, 101, 110, 120]
        .map((x) => dot(x, 112 + (10 - Math.abs(x - 101) * 0.5), 2.8, SCARLET[0], ' stroke-width="1"'))
        .join('') +
      headAt(101, 70, { hair: BROWN, hairCut: 'short', beard: 'full', smile: true, hat: CROWNS.arches }, -1),
  ),
  44,
  154,
  -3,
);

/** Swords: a young king in mail, ready to strike. */
const swords = standing(
  inked(
    shape('M76 108Q48 160 44 280Q60 288 78 280L122 280Q140 288 156 280Q152 160 128 108Z', SKY[0]) +
      tint(
        'M124 120Q148 166 155.4 280Q141 287 124 281Q138 200 124 120ZM56 190Q50 236 48 281L60 284Q60 236 64 186Z',
        SKY[1],
      ) +
      limbIn(
        [
          [92, 220],
          [88, 248],
          [86, 268],
        ],
        [22, 17, 13],
        STEEL,
      ) +
      limbIn(
        [
          [112, 220],
          [116, 248],
          [118, 268],
        ],
        [22, 17, 13],
        STEEL,
      ) +
      boot(85, 274, STEEL, 12) +
      boot(119, 274, STEEL, 12, -1) +
      shape('M80 106Q102 97 124 106Q130 140 124 168L134 238Q102 250 70 238L80 168Q74 140 80 106Z', SCARLET[0]) +
      tint('M116 102L124 106Q130 140 124 168L133.4 238Q122 243 112 244Q116 206 111 172Q124 138 116 102Z', SCARLET[1]) +
      // A castle on the breast.
      shape('M90 152V124H95V130H99V124H105V130H109V124H114V152Z', LEMON[0]) +
      shape('M98 152V143Q102 138 106 143V152Z', SKY[0], ' stroke-width="1"') +
      pen('M71 232Q102 245 133 232', 3.6, LEMON[0]) +
      pen('M92 180Q88 210 86 240M112 180Q116 210 118 240', 1.3) +
      shape('M80 162Q102 172 124 162L125 173Q102 183 79 173Z', BLACK[0]) +
      shape('M95 166H109V179H95Z', LEMON[0]) +
      limbIn(
        [
          [80, 114],
          [54, 140],
          [68, 168],
        ],
        [24, 20, 14],
        STEEL,
      ) +
      pen('M62 120Q70 128 74 136M56 132L70 142M57 148L70 150M62 160L74 158', 1) +
      fist(71, 172, 20, undefined, -1) +
      use('S', 150, 84, 1.2, 4) +
      limbIn(
        [
          [124, 114],
          [136, 160],
          [144, 140],
        ],
        [24, 20, 14],
        STEEL,
      ) +
      pen('M118 128L134 122M122 142L138 136M130 156L140 144', 1) +
      fist(146, 132, 4) +
      shape('M74 112Q72 96 102 97Q132 96 130 112Q118 106 102 106Q86 106 74 112Z', WHITE[0]) +
      ermineTails([
        [80, 101],
        [91, 99],
        [113, 99],
        [124, 101],
      ]) +
      headAt(102, 70, { hair: BLACK, hairCut: 'bob', beard: 'pointed', gaze: -1, hat: CROWNS.points }, -1),
  ),
  42,
  152,
  -3,
);

/** Batons: a king in profile, with the club as his staff. */
const batons = standing(
  inked(
    shape('M84 108Q58 156 54 283Q106 290 158 283Q162 160 138 108Z', SKY[0]) +
      tint('M134 118Q158 164 157.4 282Q144 286 130 286Q144 200 134 118Z', SKY[1]) +
      use('B', 62, 178, 1.62) +
      shape('M90 106Q112 97 134 106Q140 150 134 180L142 285Q110 290 80 285L90 180Q84 150 90 106Z', SCARLET[0]) +
      tint(
        'M127 102L134 106Q140 150 134 180L141.6 285Q130 287 120 287Q126 226 122 184Q132 142 127 102ZM96 186Q92 240 88 286L98 287Q102 240 104 190Z',
        SCARLET[1],
      ) +
      shape('M81 276L82 262Q110 270 140 262L141 276Q110 284 81 276Z', LEMON[0]) +
      pen('M82 269Q110 277 141 269', 1.3) +
      shape('M92 168Q112 178 133 168L134 178Q112 188 91 178Z', LEMON[0]) +
      pen('M104 182Q98 206 102 226M108 182Q112 206 108 228', 3) +
      pen('M104 182Q98 206 102 226M108 182Q112 206 108 228', 1.4, LEMON[0]) +
      dot(102, 229, 3.6, LEMON[0]) +
      dot(108, 231, 3.6, LEMON[0]) +
      limbIn(
        [
          [132, 114],
          [154, 148],
          [134, 172],
        ],
        [26, 22, 14],
        SKY,
      ) +
      shape('M139 163L143 174L132 178L128 167Z', WHITE[0]) +
      fist(128, 173, 140) +
      limbIn(
        [
          [96, 114],
          [78, 158],
          [66, 142],
        ],
        [26, 22, 14],
        SKY,
      ) +
      shape('M60 140L76 144L74 153L58 149Z', WHITE[0]) +
      fist(64, 135, 0, undefined, -1) +
      shape('M82 114Q84 98 112 98Q140 98 142 114Q130 130 112 134Q94 130 82 114Z', WHITE[0]) +
      ermineTails([
        [91, 110],
        [100, 120],
        [112, 124],
        [124, 120],
        [133, 110],
      ]) +
      headAt(112, 70, {
        view: 'side',
        hair: BROWN,
        hairCut: 'long',
        beard: 'long',
        old: true,
        gaze: -0.3,
        hat: CROWNS.leaves,
      }),
  ),
  50,
  158,
  1,
);

export const KINGS =
  symbol('card-10D', coins) + symbol('card-10C', cups) + symbol('card-10S', swords) + symbol('card-10B', batons);
