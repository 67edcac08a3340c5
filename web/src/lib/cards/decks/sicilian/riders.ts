/** The horsemen on grey horses, three of them in yellow hats. */

import { boot, fist, head, type Head } from '../drawing/heads';
import { horse, rearingHorse } from '../drawing/horse';
import {
  at,
  BLACK,
  BROWN,
  dot,
  ellipse,
  FAIR,
  GREY,
  inked,
  limbIn,
  mirrored,
  pen,
  shape,
  symbol,
  tint,
  type Tone,
  use,
  WHITE,
} from '../drawing/shapes';
import { ground } from './ground';
import { AZURE, BOTTLE, CRIMSON, DAPPLE, GOLD, trim } from './tones';

const IRON: Tone = ['#9aa1aa', '#6c737d'];
const SILVER: Tone = ['#dfe2e6', '#a9afb8'];
const ASH: Tone = ['#b3aca2', '#847c72'];

const headAt = (x: number, y: number, look: Head, turn = 0, across = 0.94): string =>
  at(x, y, head(look), turn, 0.94, across);
const dapples = (tone: string): string =>
  (
    [
      [148, 178, 4, 3],
      [153, 187, 3.4, 2.6],
      [146, 189, 3.4, 2.6],
      [151, 198, 3, 2.4],
      [145, 200, 2.4, 2],
      [76, 170, 3.4, 2.6],
      [82, 164, 2.6, 2],
      [72, 180, 2.6, 2],
    ] as const
  )
    .map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, tone, ' stroke="none"'))
    .join('');

/** Coins: a youth on a rearing horse, who lifts his coin. */
const coins =
  ground(9, 40, 154) +
  at(
    -5,
    0,
    inked(
      rearingHorse({
        coat: SILVER,
        mane: WHITE,
        cloth: CRIMSON,
        border: GOLD[0],
        reins: CRIMSON[0],
        hand: [88, 138],
      }) +
        [
          [154, 182],
          [150, 192],
          [158, 194],
          [152, 203],
        ]
          .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 3.4, 2.6, '#f3f4f6', ' stroke="none"'))
          .join('') +
        // The cloak flies behind.
        shape('M124 92Q150 98 164 126Q172 146 182 152Q170 160 158 156Q150 166 140 158Q130 138 126 120Z', AZURE[0]) +
        tint(
          'M140 112Q152 126 158 142Q168 154 180 152.6Q170 159 158 155.4Q150 165 140.6 157.6Q148 140 140 112Z',
          AZURE[1],
        ) +
        limbIn(
          [
            [118, 156],
            [94, 178],
            [102, 208],
          ],
          [27, 20, 14],
          GOLD,
        ) +
        boot(101, 214, BROWN, 14) +
        use('D', 152, 62, 0.98) +
        limbIn(
          [
            [126, 98],
            [146, 124],
            [151, 100],
          ],
          [20, 17, 12],
          BOTTLE,
        ) +
        shape('M143 100L158 99L159 107L144 109Z', WHITE[0]) +
        fist(151, 92, -4) +
        shape('M98 92Q113 84 128 92Q133 118 127 142L136 166Q114 176 93 164L100 142Q94 118 98 92Z', BOTTLE[0]) +
        tint(
          'M120 89L128 92Q133 118 127 142L135.4 165.6Q126 170 118 170.6Q124 154 120 138Q130 114 120 89Z',
          BOTTLE[1],
        ) +
        trim('M94 160Q114 171 135 162', 3) +
        pen('M112 94V136', 1.2) +
        [104, 114, 124].map((y) => dot(112, y, 2.3, GOLD[0], ' stroke-width="1"')).join('') +
        shape('M99 134Q114 142 128 134L129 143Q114 151 98 143Z', CRIMSON[0]) +
        limbIn(
          [
            [103, 100],
            [90, 128],
            [86, 136],
          ],
          [20, 17, 12],
          BOTTLE,
        ) +
        shape('M80 128L92 131L90 139L79 136Z', WHITE[0]) +
        fist(84, 139, -30, undefined, -1) +
        shape('M97 96Q98 86 113 86Q130 86 131 96Q122 103 113 98Q104 103 97 96Z', WHITE[0]) +
        headAt(112, 56, {
          hair: FAIR,
          hairCut: 'bob',
          smile: true,
          hat:
            shape('M4-22Q8-46 34-48Q38-38 28-31Q30-25 18-20Z', WHITE[0]) +
            pen('M8-21Q16-36 30-43', 1) +
            shape('M-15-14Q-18-30 4-31Q24-30 21-11Q4-21-15-14Z', CRIMSON[0]) +
            tint('M9-30.4Q23-28 20.6-12Q16-15 11-16.4Q17-24 9-30.4Z', CRIMSON[1]) +
            shape('M-17-11Q4-21 22-9L21-3Q4-15-16-5Z', BOTTLE[0]),
        }),
    ),
  );

/** Cups: a man of fifty whose horse stands; he holds his amphora out. */
const cups =
  ground(9, 38, 152) +
  at(
    -9,
    0,
    mirrored(
      inked(
        horse({
          coat: IRON,
          mane: BLACK,
          gait: 'standing',
          cloth: GOLD,
          border: CRIMSON[0],
          reins: CRIMSON[0],
          hand: [96, 150],
        }) +
          dapples('#b9bfc7') +
          limbIn(
            [
              [116, 164],
              [92, 188],
              [99, 216],
            ],
            [28, 21, 14],
            AZURE,
          ) +
          boot(98, 222, BLACK, 14) +
          shape('M97 98Q112 90 128 98Q134 124 127 150L136 174Q112 184 91 172L99 150Q92 124 97 98Z', CRIMSON[0]) +
          tint(
            'M120 95L128 98Q134 124 127 150L135.4 173.6Q126 178 117 179Q123 160 118 146Q130 122 120 95Z',
            CRIMSON[1],
          ) +
          trim('M92 168Q112 180 135 169', 3) +
          shape('M103 96L112 148L121 96Q112 92 103 96Z', WHITE[0]) +
          pen('M107 108L117 106M108 118L116 116M109 128L115 127', 1) +
          shape('M98 142Q112 150 127 142L128 151Q112 159 97 151Z', BOTTLE[0]) +
          limbIn(
            [
              [122, 106],
              [131, 140],
              [101, 151],
            ],
            [21, 18, 12],
            CRIMSON,
          ) +
          shape('M101 144L110 149L105 157L97 155Z', WHITE[0]) +
          fist(96, 152, -20, undefined, -1) +
          use('C', 54, 72, 0.96) +
          limbIn(
            [
              [101, 106],
              [80, 134],
              [60, 114],
            ],
            [21, 18, 12],
            CRIMSON,
          ) +
          shape('M53 113L66 106L71 114L58 121Z', WHITE[0]) +
          fist(57, 104, -16, undefined, -1) +
          shape('M95 102Q95 92 112 92Q131 92 130 102Q120 110 112 105Q104 110 95 102Z', WHITE[0]) +
          headAt(112, 63, {
            hair: GREY,
            hairCut: 'short',
            beard: 'pointed',
            beardTone: GREY,
            old: true,
            gaze: -0.9,
            hat:
              shape('M-13-13Q-15-33 4-34Q23-33 20-12Q4-21-13-13Z', GOLD[0]) +
              tint('M9-33.4Q22-31 19.4-13Q15-16 11-17Q16-25 9-33.4Z', GOLD[1]) +
              shape('M-28-5Q-16-17 4-18Q24-17 33-5Q34 0 29 0Q4-14-23 0Q-30 0-28-5Z', GOLD[0]) +
              tint('M14-16.6Q26-14 32.4-5Q33-1 29-.6Q20-6 10-9Z', GOLD[1]) +
              pen('M-13.4-13Q4-22 20-12', 3.4, CRIMSON[0]),
          }),
      ),
    ),
  );

/** Swords: a young man at the charge, his cloak in the wind. */
const swords =
  ground(9, 38, 152) +
  at(
    -9,
    0,
    mirrored(
      inked(
        horse({
          coat: DAPPLE,
          mane: BLACK,
          gait: 'prancing',
          cloth: BOTTLE,
          border: GOLD[0],
          reins: GOLD[0],
          hand: [94, 150],
        }) +
          dapples('#e2e5e9') +
          shape('M122 98Q148 96 166 112Q176 120 184 118Q180 134 168 138Q160 150 148 146Q138 150 130 142Z', CRIMSON[0]) +
          tint(
            'M136 110Q156 116 172 126Q178 126 182 122Q178 134 168 137.4Q160 149 148 145.4Q140 149 131 142.6Q146 132 136 110Z',
            CRIMSON[1],
          ) +
          limbIn(
            [
              [116, 164],
              [92, 186],
              [102, 216],
            ],
            [27, 20, 14],
            CRIMSON,
          ) +
          boot(101, 222, BROWN, 18) +
          shape('M96 98Q111 90 127 98Q132 124 126 150L135 174Q112 184 91 172L98 150Q91 124 96 98Z', AZURE[0]) +
          tint('M119 95L127 98Q132 124 126 150L134.4 173.6Q125 178 116 179Q122 160 118 146Q128 122 119 95Z', AZURE[1]) +
          trim('M92 168Q112 180 134 169', 3) +
          pen('M97 112Q111 120 129 112M97 124Q111 132 129 124M98 136Q111 143 127 136', 2, GOLD[0]) +
          shape('M97 143Q112 151 126 143L127 152Q112 160 96 152Z', BLACK[0]) +
          limbIn(
            [
              [121, 106],
              [130, 140],
              [99, 151],
            ],
            [21, 18, 12],
            AZURE,
          ) +
          fist(94, 152, -20, undefined, -1) +
          use('S', 46, 57.6, 0.82, -40) +
          limbIn(
            [
              [102, 106],
              [84, 118],
              [71, 92],
            ],
            [21, 18, 12],
            AZURE,
          ) +
          shape('M66 95L78 89L81 97L69 103Z', WHITE[0]) +
          fist(68.6, 84, -36, undefined, -1) +
          shape('M94 102Q94 92 111 92Q130 92 129 102Q119 110 111 105Q103 110 94 102Z', WHITE[0]) +
          headAt(113, 64, {
            hair: BLACK,
            hairCut: 'long',
            gaze: -1,
            hat:
              shape('M12-22Q20-36 34-32Q44-24 42-6Q35-4 35-11Q29-7 27-13Q21-11 14-13Z', CRIMSON[0]) +
              pen('M16-18Q30-27 39-12', 1) +
              shape('M-13-14Q-16-32 4-33Q24-32 21-11Q4-21-13-14Z', GOLD[0]) +
              tint('M9-32.4Q23-30 20.6-12Q16-15 11-16.4Q17-24 9-32.4Z', GOLD[1]) +
              shape('M-22-3Q-26-18-12-17Q4-22 20-13Q30-6 30-2Q26 1 22-2Q4-15-12-7Q-18-5-22-3Z', GOLD[0]) +
              pen('M-13-13Q4-21 21-11', 2.6, BOTTLE[0]),
          }),
      ),
    ),
  );

/** Batons: an old carter on a grey that looks like a donkey, his club on the thigh. */
const batons =
  ground(9, 34, 148) +
  at(
    -11,
    0,
    inked(
      horse({
        coat: ASH,
        mane: ['#6b625a', '#4a423b'],
        gait: 'stepping',
        cloth: AZURE,
        border: GOLD[0],
        reins: CRIMSON[0],
        hand: [84, 146],
      }) +
        dapples('#cbc5bc') +
        limbIn(
          [
            [116, 164],
            [93, 188],
            [103, 216],
          ],
          [28, 21, 14],
          WHITE,
        ) +
        boot(102, 222, BLACK, 16) +
        shape('M95 98Q111 90 129 98Q134 124 127 150L138 174Q112 184 90 172L98 150Q91 124 95 98Z', BOTTLE[0]) +
        tint('M121 95L129 98Q134 124 127 150L137.4 173.6Q126 178 117 179Q123 160 119 146Q130 122 121 95Z', BOTTLE[1]) +
        shape('M96 100L108 152H117L128 100Q112 116 96 100Z', CRIMSON[0]) +
        pen('M112 112V152', 1.2) +
        [120, 130, 140].map((y) => dot(112, y, 2.1, GOLD[0], ' stroke-width=".9"')).join('') +
        pen('M91 168Q112 179 137 169', 1.2) +
        shape('M97 143Q112 151 127 143L128 152Q112 160 96 152Z', GOLD[0]) +
        use('B', 149, 98, 1.12, 10) +
        limbIn(
          [
            [125, 107],
            [121, 146],
            [136, 148],
          ],
          [22, 19, 13],
          BOTTLE,
        ) +
        shape('M130 140L138 141L138 155L130 155Z', WHITE[0]) +
        fist(143, 147, 8, undefined, -1) +
        limbIn(
          [
            [100, 108],
            [90, 140],
            [84, 146],
          ],
          [21, 18, 12],
          BOTTLE,
        ) +
        shape('M78 136L91 140L89 148L77 145Z', WHITE[0]) +
        fist(81, 148, -30, undefined, -1) +
        shape('M94 103Q94 93 112 93Q131 93 130 103Q120 111 112 106Q104 111 94 103Z', WHITE[0]) +
        headAt(110, 64, {
          view: 'side',
          hair: BROWN,
          hairCut: 'bob',
          beard: 'full',
          old: true,
          gaze: -0.3,
          hat:
            shape('M-12-13Q-12-29 6-30Q25-29 22-10Q4-20-12-13Z', GOLD[0]) +
            tint('M10-29.4Q24-27 21.6-11Q17-14 12-15.4Q17-22 10-29.4Z', GOLD[1]) +
            shape('M-34-6Q4-22 37-4Q38 1 33 1Q4-14-30 0Q-36-1-34-6Z', GOLD[0]) +
            tint('M14-13.6Q30-10 36.4-4Q36 .4 33 .4Q22-6 10-8Z', GOLD[1]) +
            pen('M-12.4-13Q5-21 22-10', 2.8, BOTTLE[0]),
        }),
    ),
  );

export const RIDERS =
  symbol('card-9D', coins) + symbol('card-9C', cups) + symbol('card-9S', swords) + symbol('card-9B', batons);
