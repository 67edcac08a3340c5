/** The horsemen: four riders, two to each side. */

import { boot, fist, head, type Head } from '../drawing/heads';
import { horse } from '../drawing/horse';
import {
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
  mirrored,
  pen,
  RED,
  ROAN,
  shape,
  STEEL,
  symbol,
  tint,
  type Tone,
  use,
  WHITE,
  YELLOW,
} from '../drawing/shapes';
import { ground } from './ground';

const DARK_SKIN: Tone = ['#8a5a3c', '#5f3a25'];

const headAt = (x: number, y: number, look: Head, scale = 0.92): string => at(x, y, head(look), 0, scale);

/** A turban with a jewel, in the units of a head. */
const turban = (tone: Tone, jewel: string): string =>
  shape('M-17-10Q-26-20-18-29Q-8-38 6-36Q22-34 23-20Q24-12 18-8Q0-16-17-10Z', tone[0]) +
  tint('M10-35Q22-32 22.4-20Q23-12 18-8.6Q13-11 8-12Q18-22 10-35Z', tone[1]) +
  pen('M-18-14Q-4-30 18-30M-12-11Q4-26 23-20M-21-22Q-12-32 2-35', 1.1) +
  shape('M-6-30Q-10-44-2-48Q4-42 1-30Z', WHITE[0]) +
  dot(-2.5, -28, 4, jewel);

/** Coins: an old Turk on a standing horse, the coin raised behind him. */
const coins =
  ground('D', 36, 150) +
  at(
    -6,
    0,
    inked(
      horse({
        coat: WHITE,
        mane: GREY,
        gait: 'standing',
        cloth: RED,
        border: YELLOW[0],
        reins: RED[0],
        hand: [82, 142],
      }) +
        limbIn(
          [
            [116, 164],
            [92, 186],
            [98, 216],
          ],
          [26, 20, 14],
          BLUE,
        ) +
        boot(97, 222, YELLOW, 6) +
        use('sun', 148, 76, 1) +
        limbIn(
          [
            [124, 104],
            [146, 132],
            [148, 112],
          ],
          [20, 17, 12],
          GREEN,
        ) +
        fist(148, 104, 0) +
        shape('M96 98Q112 90 128 98Q133 126 126 150L134 172Q112 180 92 170L98 150Q92 126 96 98Z', GREEN[0]) +
        tint('M120 95L128 98Q133 126 126 150L133 171.6Q124 175 116 175Q122 156 118 146Q128 122 120 95Z', GREEN[1]) +
        shape('M107 98Q105 130 106 172L116 174Q117 130 116 97Z', YELLOW[0]) +
        pen('M107 112L116 116M106 124L116 128M106 136L116 140', 1.1) +
        shape('M96 144Q112 152 127 144L128 153Q112 160 96 153Z', RED[0]) +
        limbIn(
          [
            [101, 106],
            [86, 136],
            [80, 141],
          ],
          [20, 17, 12],
          GREEN,
        ) +
        fist(78, 142, -30, undefined, -1) +
        headAt(112, 64, { hair: GREY, hairCut: 'short', beard: 'long', old: true, hat: turban(WHITE, RED[0]) }),
    ),
  );

/** Cups: a young man who drinks to somebody, his horse stepping out. */
const cups =
  ground('C', 36, 152) +
  at(
    -7,
    0,
    mirrored(
      inked(
        horse({
          coat: ROAN,
          mane: BLACK,
          gait: 'stepping',
          cloth: GREEN,
          border: YELLOW[0],
          reins: GREEN[0],
          hand: [96, 150],
        }) +
          // The cloak flies behind.
          shape('M122 98Q150 104 160 134Q150 132 148 140Q138 138 132 148Z', RED[0]) +
          tint('M134 116Q150 122 159 133Q150 132 148 139Q140 138 133 146Z', RED[1]) +
          limbIn(
            [
              [116, 164],
              [94, 188],
              [104, 216],
            ],
            [26, 19, 14],
            WHITE,
          ) +
          boot(103, 222, BLACK, 16) +
          shape('M98 98Q112 91 126 98Q130 124 124 148L134 174Q112 182 92 172L100 148Q94 124 98 98Z', BLUE[0]) +
          tint('M119 95L126 98Q130 124 124 148L133 173Q124 178 116 178Q122 160 116 146Q126 122 119 95Z', BLUE[1]) +
          pen('M112 100V146M106 108H118M106 118H118M106 128H118', 1.2) +
          pen('M93 167Q112 178 133 169', 3, YELLOW[0]) +
          shape('M99 142Q112 149 125 142L126 151Q112 158 99 151Z', YELLOW[0]) +
          limbIn(
            [
              [122, 106],
              [128, 140],
              [100, 150],
            ],
            [20, 17, 12],
            BLUE,
          ) +
          fist(96, 151, -20, undefined, -1) +
          use('C', 55, 68, 0.96) +
          limbIn(
            [
              [102, 106],
              [82, 128],
              [60, 102],
            ],
            [20, 17, 12],
            BLUE,
          ) +
          shape('M54 99L66 93L71 101L59 108Z', WHITE[0]) +
          fist(57, 92, -20, undefined, -1) +
          shape('M98 102Q112 110 126 102Q125 92 112 92Q99 92 98 102Z', WHITE[0]) +
          headAt(111, 64, {
            hair: FAIR,
            hairCut: 'bob',
            smile: true,
            hat:
              shape('M6-24Q18-46 40-42Q40-32 30-28Q34-22 22-20Q14-16 8-18Z', WHITE[0]) +
              pen('M10-21Q22-38 36-39', 1) +
              shape('M-14-13Q-16-30 4-31Q22-30 18-12Q2-20-14-13Z', RED[0]) +
              tint('M8-30Q21-28 17.4-13Q14-16 10-16.6Q14-24 8-30Z', RED[1]) +
              shape('M-21-9Q2-23 26-9Q27-5 23-5Q2-16-18-4Q-23-5-21-9Z', RED[0]),
          }),
      ),
    ),
  );

/** Swords: a Moor with a scimitar on a prancing horse. */
const swords =
  ground('S', 36, 152) +
  at(
    -7,
    0,
    mirrored(
      inked(
        horse({
          coat: GREY,
          mane: WHITE,
          gait: 'prancing',
          cloth: YELLOW,
          border: RED[0],
          reins: BLUE[0],
          hand: [94, 148],
        }) +
          limbIn(
            [
              [116, 164],
              [92, 188],
              [100, 214],
            ],
            [30, 25, 15],
            WHITE,
          ) +
          boot(99, 222, RED, 4) +
          shape('M97 98Q112 91 127 98Q131 124 125 148L136 174Q112 184 90 172L99 148Q93 124 97 98Z', RED[0]) +
          tint('M120 95L127 98Q131 124 125 148L135 173Q126 178 117 179Q122 160 118 146Q128 122 120 95Z', RED[1]) +
          shape('M104 95L112 126L120 95Q112 91 104 95Z', WHITE[0]) +
          pen('M92 167Q112 180 134 169', 3, YELLOW[0]) +
          shape('M98 140Q112 148 126 140L127 152Q112 160 98 152Z', BLUE[0]) +
          pen('M99 146Q112 153 126 146', 1) +
          limbIn(
            [
              [122, 106],
              [130, 138],
              [98, 148],
            ],
            [21, 18, 12],
            BLUE,
          ) +
          fist(94, 149, -20, DARK_SKIN, -1) +
          // The scimitar.
          shape('M64 104Q44 84 44 58Q44 40 54 26Q74 22 80 30Q66 36 62 54Q60 78 72 98Z', STEEL[0]) +
          tint('M64 102Q50 84 50 60Q50 42 58 28Q74 23 79 30Q66 36 62 54Q60 78 71 97Z', STEEL[1]) +
          pen('M54 32Q48 56 60 88', 1, WHITE[0]) +
          pen('M58 106L78 94', 6.4) +
          pen('M58 106L78 94', 3.4, YELLOW[0]) +
          shape('M65 102L72 98L80 112L73 116Z', RED[0]) +
          dot(79, 116, 4, YELLOW[0]) +
          limbIn(
            [
              [102, 106],
              [94, 134],
              [79, 114],
            ],
            [21, 18, 13],
            BLUE,
          ) +
          fist(75, 107, -35, DARK_SKIN, -1) +
          headAt(111, 64, {
            hair: BLACK,
            hairCut: 'short',
            beard: 'pointed',
            skin: DARK_SKIN,
            gaze: -1,
            hat: turban(YELLOW, BLUE[0]),
          }),
      ),
    ),
  );

/** Batons: a carter of fifty, his club on the shoulder. */
const batons =
  ground('B', 36, 150) +
  at(
    -6,
    0,
    inked(
      horse({
        coat: BROWN,
        mane: BLACK,
        gait: 'stepping',
        cloth: BLUE,
        border: YELLOW[0],
        reins: YELLOW[0],
        hand: [84, 144],
      }) +
        limbIn(
          [
            [116, 164],
            [94, 188],
            [104, 216],
          ],
          [26, 19, 14],
          YELLOW,
        ) +
        boot(103, 222, BROWN, 14) +
        shape('M96 98Q112 90 128 98Q132 124 126 148L138 172Q112 182 90 170L99 148Q93 124 96 98Z', RED[0]) +
        tint('M120 95L128 98Q132 124 126 148L137 171.6Q126 177 117 177Q123 158 118 146Q128 122 120 95Z', RED[1]) +
        shape('M97 99L110 150H118L127 99Q112 120 97 99Z', GREEN[0]) +
        pen('M112 118V150M92 166Q112 178 136 168', 1.2) +
        shape('M98 142Q112 150 126 142L127 151Q112 159 98 151Z', BLACK[0]) +
        shape('M107 145H118V155H107Z', YELLOW[0]) +
        limbIn(
          [
            [124, 107],
            [133, 150],
            [108, 130],
          ],
          [21, 18, 13],
          RED,
        ) +
        use('B', 137, 84, 1.16, 44) +
        fist(104, 124, 44) +
        limbIn(
          [
            [100, 108],
            [92, 138],
            [84, 143],
          ],
          [20, 17, 12],
          RED,
        ) +
        fist(81, 144, -30, undefined, -1) +
        headAt(108, 64, {
          view: 'side',
          hair: BROWN,
          hairCut: 'short',
          beard: 'moustache',
          old: true,
          gaze: -0.4,
          hat:
            shape('M-12-13Q-12-30 6-31Q24-29 21-11Q4-19-12-13Z', BLACK[0]) +
            shape('M-24-7Q2-21 30-7Q32-3 28-2Q4-14-20-2Q-26-3-24-7Z', BLACK[0]) +
            pen('M-12-14Q4-21 21-12', 2.4, YELLOW[0]),
        }),
    ),
  );

export const RIDERS =
  symbol('card-9D', coins) + symbol('card-9C', cups) + symbol('card-9S', swords) + symbol('card-9B', batons);
