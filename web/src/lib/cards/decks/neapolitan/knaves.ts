/** The knaves: four young people afoot. */

import { boot, fist, head, palm } from '../drawing/heads';
import {
  at,
  BLACK,
  BLUE,
  BROWN,
  dot,
  FAIR,
  GREEN,
  inked,
  limbIn,
  pen,
  RED,
  shape,
  symbol,
  tint,
  use,
  WHITE,
  YELLOW,
} from '../drawing/shapes';
import { ground } from './ground';

/** Coins: a page in a red coat who holds a coin up and looks at it. */
const coins =
  ground('D', 46, 150) +
  inked(
    limbIn(
      [
        [104, 196],
        [100, 236],
        [98, 268],
      ],
      [20, 16, 12],
      YELLOW,
    ) +
      limbIn(
        [
          [122, 196],
          [126, 236],
          [130, 268],
        ],
        [20, 16, 12],
        BLUE,
      ) +
      boot(98, 274, BROWN, 8) +
      boot(130, 274, BROWN, 8) +
      // The arm at the hip, then the coat.
      limbIn(
        [
          [130, 110],
          [154, 140],
          [134, 162],
        ],
        [20, 17, 12],
        RED,
      ) +
      shape(
        'M94 102Q112 94 134 102Q139 130 132 158L146 212Q134 220 124 215Q114 222 104 216Q92 221 80 211L95 158Q89 130 94 102Z',
        RED[0],
      ) +
      tint(
        'M126 101L133 103Q138 130 131 158L145 211Q138 216 130 215Q126 190 120 166Q130 130 126 101ZM98 168Q92 196 84 210L92 214Q100 194 103 168Z',
        RED[1],
      ) +
      pen('M81 206Q93 216 104 211Q114 217 124 210Q134 215 145 207', 3.4, YELLOW[0]) +
      pen('M112 106V150', 1.2) +
      [114, 126, 138].map((y) => dot(112, y, 2.6, YELLOW[0], ' stroke-width="1"')).join('') +
      shape('M93.6 153Q112 162 133 153L134 163Q112 172 92.4 163Z', YELLOW[0]) +
      shape('M106 157H119V168H106Z', WHITE[0]) +
      fist(134, 161, 150) +
      shape('M95 106Q112 116 133 106Q132 96 122 95H104Q95 96 95 106Z', WHITE[0]) +
      pen('M104 98L103 109M113 99V112M122 98L124 109', 1) +
      at(
        116,
        66,
        head({
          hair: BROWN,
          hairCut: 'bob',
          smile: true,
          hat:
            shape('M10-20Q22-44 40-36Q42-28 34-24Q38-18 28-14Q20-10 12-13Z', WHITE[0]) +
            pen('M14-16Q24-32 36-33', 1) +
            shape('M-16-14Q-17-30 4-31Q22-30 19-13Q2-20-16-14Z', BLUE[0]) +
            tint('M8-30Q21-28 18.6-14Q14-16 10-16.8Q14-24 8-30Z', BLUE[1]) +
            shape('M-18-12Q2-20 21-11L20.4-6Q2-15-17.6-7Z', YELLOW[0]),
        }),
      ) +
      use('sun', 68, 66, 0.94) +
      limbIn(
        [
          [98, 112],
          [78, 128],
          [71, 100],
        ],
        [20, 17, 12],
        RED,
      ) +
      shape('M65 98L78 96L79 104L66 106Z', WHITE[0]) +
      fist(71, 92, 8, undefined, -1),
  );

/** Cups: a sturdy cup-bearer from the front, in a green beret. */
const cups =
  ground('C', 46, 150) +
  inked(
    limbIn(
      [
        [88, 200],
        [83, 238],
        [80, 268],
      ],
      [22, 18, 13],
      WHITE,
    ) +
      limbIn(
        [
          [110, 200],
          [116, 238],
          [120, 268],
        ],
        [22, 18, 13],
        WHITE,
      ) +
      boot(79, 274, RED, 14) +
      boot(121, 274, RED, 14, -1) +
      pen('M75 234Q83 238 92 234M107 235Q115 238 124 233', 3, GREEN[0]) +
      limbIn(
        [
          [74, 112],
          [50, 142],
          [66, 168],
        ],
        [22, 18, 13],
        YELLOW,
      ) +
      fist(69, 171, 30, undefined, -1) +
      shape(
        'M74 106Q99 96 124 106Q130 140 122 166L134 206Q117 216 99 207Q81 216 62 206L76 166Q68 140 74 106Z',
        BLUE[0],
      ) +
      tint(
        'M116 103L124 106Q130 140 122 166L133.6 206Q124 210 114 209Q116 186 112 168Q122 136 116 103ZM82 172Q78 196 72 209L80 210Q88 192 88 172Z',
        BLUE[1],
      ) +
      pen('M63 202Q81 211 99 202Q117 211 133 202', 3, YELLOW[0]) +
      shape('M88 104L99 124L110 104Q99 99 88 104Z', WHITE[0]) +
      pen('M99 124V160M94 132H104M94 142H104M94 152H104', 1.2) +
      shape('M75 160Q99 170 123 160L124 171Q99 181 73.6 171Z', RED[0]) +
      dot(99, 170, 4.4, YELLOW[0]) +
      at(
        99,
        68,
        head({
          view: 'front',
          hair: FAIR,
          hairCut: 'curls',
          gaze: 0.9,
          hat:
            shape('M-22-13Q-28-30 0-33Q30-34 25-15Q20-9 14-13Q0-19-15-12Q-19-9-22-13Z', GREEN[0]) +
            tint('M8-32.4Q28-32 24.6-15Q20-10 15-13Q20-22 8-32.4Z', GREEN[1]) +
            pen('M-16-16Q-8-25 6-25', 1) +
            dot(15, -20, 4.6, YELLOW[0]) +
            dot(15, -20, 1.8, RED[0]),
        }),
      ) +
      use('C', 146, 92, 1.18) +
      limbIn(
        [
          [122, 113],
          [131, 156],
          [144, 134],
        ],
        [22, 19, 13],
        YELLOW,
      ) +
      shape('M135 133L151 131L153 138L137 142Z', WHITE[0]) +
      fist(146, 124, 0),
  );

/** Swords: a lad who leans on his sword and offers a branch. */
const swords =
  ground('S', 46, 153) +
  inked(
    limbIn(
      [
        [96, 196],
        [90, 236],
        [84, 268],
      ],
      [20, 15, 12],
      RED,
    ) +
      limbIn(
        [
          [112, 196],
          [114, 234],
          [118, 268],
        ],
        [20, 15, 12],
        RED,
      ) +
      boot(84, 274, YELLOW, 4) +
      boot(118, 274, YELLOW, 4, -1) +
      pen('M84 238L96 234M85 245L97 241', 2, YELLOW[0]) +
      // A short cloak behind.
      shape('M84 104Q62 140 60 206Q76 214 92 206L104 110Z', BLUE[0]) +
      tint('M76 140Q70 176 72 209Q84 212 92 206L98 160Q86 170 76 140Z', BLUE[1]) +
      shape(
        'M82 102Q102 94 124 102Q128 134 120 160L128 204L118 198L112 208L103 199L94 208L86 198L76 204L86 160Q78 134 82 102Z',
        GREEN[0],
      ) +
      tint('M117 100L124 102Q128 134 120 160L127 202L118 197L115 202Q112 180 110 164Q120 132 117 100Z', GREEN[1]) +
      pen('M86 124L118 146M84 136L116 158M90 113L121 134', 2.4, YELLOW[0]) +
      shape('M84 154Q102 162 121 154L122 164Q102 172 83 164Z', BLACK[0]) +
      shape('M97 157H109V168H97Z', YELLOW[0]) +
      shape('M86 104Q82 94 102 94Q122 94 119 104Q112 112 103 108Q94 113 86 104Z', WHITE[0]) +
      // The branch.
      pen('M60 138Q62 112 54 96M60 120Q70 114 72 106M58 112Q48 110 46 118', 2.6, BROWN[1]) +
      [
        [54, 96, -10],
        [72, 106, 40],
        [62, 112, 60],
        [57, 104, -50],
        [47, 118, -120],
        [60, 122, -60],
      ]
        .map(([x = 0, y = 0, turn]) => at(x, y, shape('M0 2Q6-5 0-14Q-6-5 0 2Z', GREEN[0], ' stroke-width="1"'), turn))
        .join('') +
      limbIn(
        [
          [84, 110],
          [62, 150],
          [61, 134],
        ],
        [20, 16, 12],
        WHITE,
      ) +
      fist(61, 130, 0, undefined, -1) +
      use('S', 148, 212, 1.24, 180) +
      limbIn(
        [
          [122, 110],
          [146, 132],
          [148, 150],
        ],
        [20, 16, 12],
        WHITE,
      ) +
      shape('M140 140L156 139V147L141 149Z', YELLOW[0]) +
      fist(148, 153, 180) +
      at(
        102,
        66,
        head({
          hair: BLACK,
          hairCut: 'long',
          gaze: 0.8,
          hat:
            shape('M-17-13Q-14-34 2-37Q14-34 12-44Q24-38 20-13Q2-20-17-13Z', RED[0]) +
            tint('M12-43Q23-38 19.6-14Q15-16 11-17Q18-30 12-43Z', RED[1]) +
            shape('M-19-10Q2-19 22-10L21-4Q2-13-18-4Z', WHITE[0]) +
            pen('M-10-8L-9-13M0-10V-15M10-9L11-14', 1),
        }),
        0,
        1,
        -1,
      ),
  );

/** Batons: a countryman seen from behind, who looks to the left. */
const batons =
  ground('B', 46, 150) +
  inked(
    limbIn(
      [
        [92, 196],
        [86, 234],
        [84, 268],
      ],
      [22, 18, 13],
      BLUE,
    ) +
      limbIn(
        [
          [114, 196],
          [120, 236],
          [122, 268],
        ],
        [22, 18, 13],
        BLUE,
      ) +
      boot(84, 274, BLACK, 18) +
      boot(122, 274, BLACK, 18) +
      use('B', 62, 150, 1.34, -4) +
      limbIn(
        [
          [84, 112],
          [58, 132],
          [62, 158],
        ],
        [22, 18, 13],
        WHITE,
      ) +
      fist(62, 164, 0, undefined, -1) +
      limbIn(
        [
          [126, 112],
          [150, 146],
          [136, 176],
        ],
        [22, 18, 13],
        WHITE,
      ) +
      palm(137, 178, 160) +
      shape('M82 104Q104 94 128 104Q134 136 126 160L138 206Q104 222 70 206L84 160Q76 136 82 104Z', RED[0]) +
      tint(
        'M118 101L128 104Q134 136 126 160L137 205.6Q122 212 112 213Q116 186 112 164Q124 134 118 101ZM88 166Q84 190 78 208L86 210Q94 190 94 166Z',
        RED[1],
      ) +
      pen('M105 108V152M105 168V212M92 112Q90 134 94 150M119 112Q121 134 116 150', 1.2) +
      pen('M72 203Q104 217 137 203', 3.2, YELLOW[0]) +
      shape('M82 156Q105 165 127 156L128 167Q105 176 81 167Z', GREEN[0]) +
      // A hood on the shoulders.
      shape('M78 112Q82 92 104 92Q128 92 132 112Q126 130 106 138Q84 130 78 112Z', YELLOW[0]) +
      tint('M116 94Q130 98 131 112Q126 129 107 137Q124 118 116 94Z', YELLOW[1]) +
      pen('M106 98V136M90 104Q92 122 104 134', 1.1) +
      at(
        106,
        68,
        head({
          view: 'side',
          hair: BROWN,
          hairCut: 'bob',
          gaze: -0.4,
          hat:
            shape('M-14-12Q-16-30 4-32Q26-30 24-10Q6-18-14-12Z', GREEN[0]) +
            tint('M10-31Q25-28 23.6-10Q18-13 13-14Q18-22 10-31Z', GREEN[1]) +
            shape('M-20-8Q4-20 28-8Q30-4 26-4Q4-14-18-3Q-22-4-20-8Z', BROWN[0]) +
            shape('M12-18Q18-36 32-38Q32-26 18-15Z', RED[0]) +
            pen('M14-17L29-35', 1),
        }),
      ),
  );

export const KNAVES =
  symbol('card-8D', coins) + symbol('card-8C', cups) + symbol('card-8S', swords) + symbol('card-8B', batons);
