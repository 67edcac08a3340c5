/** The horsemen: two to each side, without stirrups, their horses in long cloths. */

import { boot, fist, head, type Head, palm } from '../drawing/heads';
import { horse } from '../drawing/horse';
import {
  at,
  BLACK,
  BROWN,
  dot,
  FAIR,
  GREY,
  inked,
  limbIn,
  mirrored,
  pen,
  ROAN,
  shape,
  STEEL,
  symbol,
  tint,
  use,
  WHITE,
} from '../drawing/shapes';
import { standing } from './ground';
import { LEAF, LEMON, SCARLET, SKY } from './tones';

const headAt = (x: number, y: number, look: Head, across = 0.92): string => at(x, y, head(look), 0, 0.92, across);

/** Coins: a courtier with a feather, who points at the coin. */
const coins = standing(
  inked(
    horse({
      coat: WHITE,
      mane: GREY,
      gait: 'stepping',
      cloth: SCARLET,
      border: LEMON[0],
      reins: SCARLET[0],
      hand: [84, 144],
      caparison: true,
    }) +
      limbIn(
        [
          [116, 164],
          [94, 188],
          [100, 216],
        ],
        [26, 20, 14],
        SKY,
      ) +
      boot(99, 222, BLACK, 4) +
      use('D', 152, 72, 1) +
      limbIn(
        [
          [124, 104],
          [142, 136],
          [148, 118],
        ],
        [20, 17, 12],
        LEAF,
      ) +
      palm(149, 112, 8) +
      shape('M96 98Q112 90 128 98Q132 124 126 150L134 174Q112 183 92 172L98 150Q92 124 96 98Z', LEAF[0]) +
      tint('M120 95L128 98Q132 124 126 150L133 173.6Q124 178 116 178Q122 160 118 146Q128 122 120 95Z', LEAF[1]) +
      pen('M93 168Q112 178 133 169', 3, LEMON[0]) +
      pen('M112 100V144M106 110H118M106 120H118M106 130H118', 1.2) +
      shape('M97 142Q112 150 127 142L128 151Q112 159 97 151Z', SCARLET[0]) +
      limbIn(
        [
          [101, 106],
          [92, 136],
          [84, 143],
        ],
        [20, 17, 12],
        LEAF,
      ) +
      fist(81, 144, -30, undefined, -1) +
      shape('M94 102Q94 93 112 93Q130 93 130 102Q120 110 112 105Q104 110 94 102Z', WHITE[0]) +
      headAt(
        112,
        64,
        {
          hair: BROWN,
          hairCut: 'long',
          beard: 'pointed',
          hat:
            shape('M6-22Q12-44 34-46Q38-36 28-30Q30-24 18-20Z', WHITE[0]) +
            pen('M10-21Q18-36 30-41', 1) +
            shape('M-16-14Q-18-28 4-29Q24-28 20-12Q2-20-16-14Z', BLACK[0]) +
            shape('M-22-10Q2-23 26-9Q28-5 24-5Q2-16-19-5Q-24-6-22-10Z', SCARLET[0]),
        },
        -0.92,
      ),
  ),
  40,
  152,
  -9,
);

/** Cups: a young herald who carries his cup before him. */
const cups = standing(
  inked(
    horse({
      coat: ROAN,
      mane: BLACK,
      gait: 'stepping',
      cloth: SKY,
      border: LEMON[0],
      reins: SKY[0],
      hand: [96, 152],
      caparison: true,
    }) +
      limbIn(
        [
          [116, 164],
          [94, 188],
          [100, 216],
        ],
        [26, 20, 14],
        SCARLET,
      ) +
      boot(99, 222, LEMON, 4) +
      shape('M97 98Q112 91 127 98Q131 124 125 150L133 174Q112 183 92 172L99 150Q93 124 97 98Z', LEMON[0]) +
      tint('M120 95L127 98Q131 124 125 150L132.4 173.6Q124 178 116 178Q122 160 118 146Q128 122 120 95Z', LEMON[1]) +
      // A shield of arms on the tabard.
      shape('M103 112H121V126Q119 136 112 140Q105 136 103 126Z', SCARLET[0]) +
      shape('M112 112H121V126Q119 136 112 140Z', WHITE[0]) +
      shape('M98 146Q112 153 126 146L127 154Q112 161 97 154Z', BLACK[0]) +
      limbIn(
        [
          [124, 106],
          [132, 142],
          [102, 152],
        ],
        [21, 18, 12],
        SKY,
      ) +
      fist(97, 153, -20, undefined, -1) +
      use('C', 74, 76, 0.86) +
      limbIn(
        [
          [101, 106],
          [90, 132],
          [78, 114],
        ],
        [20, 17, 12],
        SKY,
      ) +
      shape('M71 112L83 106L87 113L76 119Z', WHITE[0]) +
      fist(75, 105, -8, undefined, -1) +
      shape('M95 102Q95 93 112 93Q130 93 129 102Q120 109 112 105Q104 109 95 102Z', SCARLET[0]) +
      headAt(114, 64, {
        hair: FAIR,
        hairCut: 'bob',
        hat:
          shape('M-15-13Q-17-27 4-28Q22-27 19-12Q2-19-15-13Z', SKY[0]) +
          tint('M9-27.4Q21-26 18.4-12.6Q15-15 10-16Q15-22 9-27.4Z', SKY[1]) +
          shape('M-17-10Q2-19 21-10L20-5Q2-14-16-5Z', WHITE[0]),
      }),
  ),
  40,
  152,
  -9,
);

/** Swords: a knight in armour, his visor up. */
const swords = standing(
  mirrored(
    inked(
      horse({
        coat: GREY,
        mane: BLACK,
        gait: 'prancing',
        cloth: LEMON,
        border: SCARLET[0],
        reins: SCARLET[0],
        hand: [96, 150],
        caparison: true,
      }) +
        limbIn(
          [
            [116, 164],
            [94, 188],
            [100, 216],
          ],
          [26, 20, 14],
          STEEL,
        ) +
        boot(99, 222, STEEL, 10) +
        pen('M92 180L104 192M94 204H108', 1) +
        shape('M97 98Q112 90 127 98Q132 124 126 150L134 174Q112 184 91 172L98 150Q92 124 97 98Z', STEEL[0]) +
        tint('M119 95L127 98Q132 124 126 150L133.4 173.6Q124 178 116 179Q122 160 118 146Q128 122 119 95Z', STEEL[1]) +
        pen('M112 96V150M98 124Q112 132 128 124', 1.1) +
        shape('M94 160Q112 170 131 160L135 176Q112 186 90 174Z', SCARLET[0]) +
        shape('M98 144Q112 151 126 144L127 152Q112 159 97 152Z', BROWN[0]) +
        limbIn(
          [
            [122, 106],
            [130, 140],
            [100, 151],
          ],
          [22, 18, 13],
          STEEL,
        ) +
        pen('M118 124L134 120M124 142L118 132', 1) +
        fist(96, 152, -20, STEEL, -1) +
        use('S', 52, 76, 1.04, -8) +
        limbIn(
          [
            [101, 106],
            [80, 134],
            [60, 120],
          ],
          [22, 18, 13],
          STEEL,
        ) +
        pen('M92 114L100 124M76 138L80 126', 1) +
        fist(56, 118, -14, STEEL, -1) +
        headAt(112, 64, {
          hair: BLACK,
          hairCut: 'none',
          beard: 'moustache',
          gaze: -1,
          behind: shape('M12-16Q40-30 44-6Q38 4 30 0Q30-8 18-6Z', SCARLET[0]) + pen('M16-12Q32-18 38-6', 1),
          hat:
            shape('M-15-8Q-18-28 4-29Q24-28 21-4L18 20Q10 26 7 16L11 0Q11-8 6-12Q-4-14-15-8Z', STEEL[0]) +
            tint('M8-28.4Q23-26 20.4-4L17.6 19Q14 22 11 20Q16 2 14-12Q14-22 8-28.4Z', STEEL[1]) +
            shape('M-17-9Q-18-22-4-24Q10-22 14-10Q0-17-17-9Z', STEEL[0]) +
            pen('M-12-14Q-2-19 9-14', 1) +
            dot(13, -8, 2.4, LEMON[0], ' stroke-width="1"'),
        }),
    ),
  ),
  40,
  156,
  -3,
);

/** Batons: an old captain, his club held up. */
const batons = standing(
  mirrored(
    inked(
      horse({
        coat: BROWN,
        mane: BLACK,
        gait: 'stepping',
        cloth: LEAF,
        border: LEMON[0],
        reins: LEMON[0],
        hand: [96, 150],
        caparison: true,
      }) +
        shape('M124 98Q152 104 162 140Q150 138 146 146Q138 142 132 152Z', SCARLET[0]) +
        tint('M134 114Q152 122 161 139Q150 138 146 145Q138 142 133 150Z', SCARLET[1]) +
        limbIn(
          [
            [116, 164],
            [94, 188],
            [102, 216],
          ],
          [26, 20, 14],
          SCARLET,
        ) +
        boot(101, 222, BLACK, 16) +
        shape('M97 98Q112 91 127 98Q131 124 125 150L134 174Q112 183 91 172L99 150Q93 124 97 98Z', SKY[0]) +
        tint('M120 95L127 98Q131 124 125 150L133.4 173.6Q124 178 116 178Q122 160 118 146Q128 122 120 95Z', SKY[1]) +
        pen('M100 112Q112 118 126 112M99 124Q112 130 127 124M99 136Q112 142 125 136', 2.2, LEMON[0]) +
        shape('M98 144Q112 151 126 144L127 152Q112 159 97 152Z', SCARLET[0]) +
        limbIn(
          [
            [122, 106],
            [130, 140],
            [100, 151],
          ],
          [21, 18, 12],
          SKY,
        ) +
        fist(96, 152, -20, undefined, -1) +
        use('B', 50, 84, 1.06, -6) +
        limbIn(
          [
            [101, 106],
            [80, 136],
            [60, 122],
          ],
          [21, 18, 12],
          SKY,
        ) +
        shape('M57 118L67 119L66 129L56 127Z', WHITE[0]) +
        fist(53, 119, -10, undefined, -1) +
        shape('M95 102Q95 93 112 93Q130 93 129 102Q120 109 112 105Q104 109 95 102Z', WHITE[0]) +
        headAt(112, 64, {
          view: 'side',
          hair: GREY,
          hairCut: 'bob',
          beard: 'full',
          old: true,
          gaze: -0.3,
          hat:
            shape('M-12-14Q-20-32 2-36Q30-38 26-10Q6-20-12-14Z', SCARLET[0]) +
            tint('M10-36Q28-34 25.4-11Q20-14 14-16Q20-28 10-36Z', SCARLET[1]) +
            pen('M-4-32Q-4-24-2-18M8-35Q9-26 10-18M18-31Q19-22 19-15', 1.1) +
            shape('M-14-10Q6-20 27-8L26-3Q6-14-13-5Z', LEMON[0]),
        }),
    ),
  ),
  40,
  156,
  -3,
);

export const RIDERS =
  symbol('card-9D', coins) + symbol('card-9C', cups) + symbol('card-9S', swords) + symbol('card-9B', batons);
