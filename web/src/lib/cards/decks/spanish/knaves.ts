/** The knaves, sotas: four pages afoot. */

import { boot, fist, head, palm } from '../drawing/heads';
import {
  at,
  BLACK,
  BROWN,
  dot,
  FAIR,
  inked,
  limbIn,
  pen,
  RED,
  shape,
  symbol,
  tint,
  use,
  WHITE,
} from '../drawing/shapes';
import { standing } from './ground';
import { LEAF, LEMON, SCARLET, SKY } from './tones';

/** Coins: a page from the front in a long striped coat; the coin floats next to him. */
const coins = standing(
  inked(
    limbIn(
      [
        [88, 214],
        [86, 246],
        [85, 268],
      ],
      [20, 15, 12],
      SKY,
    ) +
      limbIn(
        [
          [110, 214],
          [112, 246],
          [114, 268],
        ],
        [20, 15, 12],
        SKY,
      ) +
      boot(84, 274, BLACK, 3) +
      boot(115, 274, BLACK, 3, -1) +
      // The cape.
      shape('M72 106Q50 150 50 226Q66 236 82 230L116 230Q134 236 148 226Q146 150 126 106Z', SKY[0]) +
      tint(
        'M122 120Q142 160 147.4 226Q134 235 118 230Q128 180 122 120ZM58 176Q54 206 54 229L66 232Q62 206 66 176Z',
        SKY[1],
      ) +
      shape('M78 104Q99 95 120 104Q127 140 121 164L130 236Q99 248 68 236L77 164Q71 140 78 104Z', SCARLET[0]) +
      tint('M113 101L120 104Q127 140 121 164L129.6 236Q120 240 110 241Q114 200 109 168Q121 136 113 101Z', SCARLET[1]) +
      pen('M90 180Q86 210 84 240M99 180V244M108 180Q112 210 114 240', 3.4, LEMON[0]) +
      pen('M68.6 230Q99 242 129.6 230', 3.4, LEMON[0]) +
      shape('M76 158Q99 168 122 158L123 168Q99 178 75 168Z', BLACK[0]) +
      dot(99, 168, 5, LEMON[0]) +
      pen('M90 108L99 126L108 108M99 126V158', 1.3) +
      limbIn(
        [
          [78, 112],
          [56, 142],
          [74, 164],
        ],
        [22, 18, 12],
        LEMON,
      ) +
      fist(77, 166, 30, undefined, -1) +
      use('D', 148, 88, 1.02) +
      limbIn(
        [
          [120, 112],
          [138, 156],
          [146, 136],
        ],
        [22, 18, 12],
        LEMON,
      ) +
      palm(147, 130, 6) +
      shape('M80 106Q78 96 99 96Q120 96 118 106Q108 114 99 108Q90 114 80 106Z', WHITE[0]) +
      at(
        99,
        68,
        head({
          view: 'front',
          hair: BROWN,
          hairCut: 'long',
          gaze: 0.8,
          hat:
            shape('M-20-15Q-22-27 0-29Q22-27 20-15Q0-23-20-15Z', BLACK[0]) +
            shape('M-25-13Q0-26 25-13Q27-8 23-8Q0-18-23-8Q-27-8-25-13Z', SCARLET[0]) +
            shape('M12-22Q10-40 26-46Q34-38 24-28Q22-22 16-20Z', WHITE[0]) +
            pen('M15-22Q18-34 26-42', 1),
        }),
      ),
  ),
);

/** Cups: a boy who lifts a cup and looks up at it. */
const cups = standing(
  inked(
    limbIn(
      [
        [98, 196],
        [92, 236],
        [90, 268],
      ],
      [22, 17, 12],
      WHITE,
    ) +
      limbIn(
        [
          [118, 196],
          [124, 236],
          [126, 268],
        ],
        [22, 17, 12],
        SCARLET,
      ) +
      boot(89, 274, LEMON, 3) +
      boot(126, 274, LEMON, 3) +
      shape('M132 106Q158 140 156 214Q142 218 130 208L120 116Z', LEMON[0]) +
      tint('M140 150Q150 180 155.4 213Q143 217 131 208L127 176Z', LEMON[1]) +
      limbIn(
        [
          [130, 112],
          [152, 144],
          [136, 168],
        ],
        [21, 18, 12],
        LEAF,
      ) +
      fist(133, 169, 150) +
      shape(
        'M90 104Q110 95 132 104Q138 138 131 162L142 206L131 212L121 206L111 213L101 206L91 212L79 205L93 162Q85 138 90 104Z',
        LEAF[0],
      ) +
      tint(
        'M124 101L132 104Q138 138 131 162L141.4 206L131 211.4L121 206L119 208Q122 186 118 166Q130 134 124 101Z',
        LEAF[1],
      ) +
      pen('M80 201L91 207L101 201L111 208L121 201L131 207L141 201', 2.6, LEMON[0]) +
      shape('M104 100L111 160H118L122 100Q112 96 104 100Z', WHITE[0]) +
      pen('M106 112L121 108M107 124L120 120M109 136L119 132M110 148L118 144', 1.2) +
      shape('M91 157Q111 167 132 157L133 167Q111 177 90 167Z', SCARLET[0]) +
      shape('M103 160H116V171H103Z', LEMON[0]) +
      use('C', 68, 70, 0.94) +
      limbIn(
        [
          [95, 112],
          [78, 134],
          [70, 108],
        ],
        [21, 18, 12],
        LEAF,
      ) +
      shape('M64 106L77 102L79 110L66 114Z', WHITE[0]) +
      fist(69, 99, 4, undefined, -1) +
      shape('M92 108Q90 97 112 97Q134 97 130 108Q120 115 111 109Q102 115 92 108Z', WHITE[0]) +
      at(
        112,
        68,
        head({
          hair: FAIR,
          hairCut: 'curls',
          smile: true,
          hat:
            shape('M-12-17Q-12-33 6-34Q24-33 21-13Q6-23-12-17Z', SCARLET[0]) +
            tint('M10-33.4Q23-31 20.6-14Q16-17 11-18.6Q16-26 10-33.4Z', SCARLET[1]) +
            pen('M-12.6-15Q5-25 21-12', 3.6) +
            pen('M-12.6-15Q5-25 21-12', 1.6, LEMON[0]),
        }),
        -8,
      ),
  ),
);

/** Swords: a squire in parti-coloured hose, who shoulders his sword. */
const swords = standing(
  inked(
    limbIn(
      [
        [92, 194],
        [84, 234],
        [80, 268],
      ],
      [22, 17, 12],
      SCARLET,
    ) +
      limbIn(
        [
          [112, 194],
          [118, 234],
          [122, 268],
        ],
        [22, 17, 12],
        SKY,
      ) +
      boot(80, 274, BROWN, 10) +
      boot(122, 274, BROWN, 10, -1) +
      limbIn(
        [
          [82, 112],
          [56, 132],
          [66, 164],
        ],
        [24, 19, 12],
        SKY,
      ) +
      pen('M62 118L74 134M56 126L68 146M56 140L68 154', 2, WHITE[0]) +
      fist(70, 168, 30, undefined, -1) +
      shape('M82 104Q102 95 122 104Q129 138 121 162L130 200Q102 212 74 200L83 162Q75 138 82 104Z', SCARLET[0]) +
      shape('M102 99Q112 99 122 104Q129 138 121 162L130 200Q116 206 102 206Z', SKY[0]) +
      tint('M115 101L122 104Q129 138 121 162L129.4 200Q122 204 114 205Q117 184 113 166Q122 134 115 101Z', SKY[1]) +
      pen('M102 99V206', 1.3) +
      pen('M75 195Q102 207 129 195', 3.2, LEMON[0]) +
      shape('M82 156Q102 165 122 156L123 166Q102 175 81 166Z', LEMON[0]) +
      shape('M78 108Q78 92 102 93Q126 92 126 108Q116 122 102 124Q88 122 78 108Z', LEMON[0]) +
      tint('M112 94Q125 95 125.4 108Q116 121 104 123.4Q114 110 112 94Z', LEMON[1]) +
      pen('M84 108L82 116M92 112L90 121M102 113V124M112 112L114 121M120 108L122 116', 1.1) +
      use('S', 152, 92, 1.14, 6) +
      limbIn(
        [
          [122, 112],
          [134, 158],
          [146, 142],
        ],
        [24, 19, 12],
        SKY,
      ) +
      pen('M122 128L134 124M126 142L138 136', 2, WHITE[0]) +
      fist(148, 137, 6) +
      at(
        102,
        66,
        head({
          hair: BLACK,
          hairCut: 'bob',
          hat:
            shape('M-18-12Q-24-30-8-31Q0-40 12-33Q26-31 21-12Q2-21-18-12Z', SKY[0]) +
            tint('M10-33Q25-31 20.4-13Q16-15.6 11-17Q18-26 10-33Z', SKY[1]) +
            pen('M-10-30Q-8-22-10-16M2-36Q2-26 2-19M12-33Q12-24 12-17', 1.1) +
            shape('M-20-9Q2-20 23-9L22-4Q2-14-19-3Z', LEMON[0]),
        }),
        0,
        1,
        -1,
      ),
  ),
);

/** Batons: a peasant in a wide hat, seen from the side, who leans on his club. */
const batons = standing(
  inked(
    limbIn(
      [
        [104, 196],
        [98, 236],
        [96, 268],
      ],
      [24, 18, 13],
      BROWN,
    ) +
      limbIn(
        [
          [124, 196],
          [130, 236],
          [132, 268],
        ],
        [24, 18, 13],
        BROWN,
      ) +
      boot(95, 274, LEMON, 16) +
      boot(132, 274, LEMON, 16) +
      limbIn(
        [
          [134, 114],
          [152, 150],
          [140, 178],
        ],
        [22, 18, 12],
        WHITE,
      ) +
      palm(141, 180, 168) +
      use('B', 66, 206, 1.26) +
      shape('M92 106Q114 96 136 106Q142 140 134 164L146 208Q112 222 82 208L95 164Q86 140 92 106Z', LEMON[0]) +
      tint('M127 102L136 106Q142 140 134 164L145.4 208Q132 213 122 214Q126 190 121 168Q134 136 127 102Z', LEMON[1]) +
      pen('M83 203Q112 216 145 203', 3.2, SCARLET[0]) +
      shape('M92 108L98 166H108L104 104ZM136 108L130 166H120L124 104Z', LEAF[0]) +
      shape('M92 158Q113 168 135 158L136 169Q113 179 91 169Z', SCARLET[0]) +
      pen('M114 112V158M109 120H119M109 132H119M109 144H119', 1.2) +
      limbIn(
        [
          [98, 114],
          [78, 152],
          [69, 150],
        ],
        [22, 18, 12],
        WHITE,
      ) +
      fist(66, 146, 0, undefined, -1) +
      shape('M88 112Q88 98 112 98Q138 98 138 112Q124 122 113 118Q100 122 88 112Z', RED[0]) +
      pen('M98 106L96 116M113 106V118M128 106L130 116', 1.1) +
      at(
        114,
        70,
        head({
          view: 'side',
          hair: BLACK,
          hairCut: 'long',
          gaze: -0.3,
          hat:
            shape('M-11-14Q-10-32 6-33Q24-32 22-12Q6-20-11-14Z', SKY[0]) +
            tint('M10-32.4Q23-30 21.4-13Q17-15.4 12-16.6Q17-24 10-32.4Z', SKY[1]) +
            shape('M-28-7Q2-24 34-8Q36-3 31-3Q4-16-24-2Q-31-2-28-7Z', SKY[0]) +
            pen('M-11-13Q6-20 22-11', 2.6, LEMON[0]),
        }),
      ),
  ),
);

export const KNAVES =
  symbol('card-8D', coins) + symbol('card-8C', cups) + symbol('card-8S', swords) + symbol('card-8B', batons);
