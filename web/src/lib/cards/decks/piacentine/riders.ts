/** The horsemen, in plumed hats: one from behind, two to the right, one to the left. */

import { hatching, slashes } from '../drawing/cloth';
import {
  at,
  bentLimb,
  BLACK,
  BROWN,
  FAIR,
  GREY,
  inked,
  limbIn,
  mirrored,
  pen,
  ROAN,
  shape,
  STEEL,
  tint,
  use,
  WHITE,
} from '../drawing/shapes';
import { court, headAt } from './courts';
import { grip } from '../drawing/hands';
import { plume } from '../drawing/plumes';
import { croup, forehand, rump } from './horses';
import { BOTTLE, LEMON, SLATE, VERMILION } from './tones';

const hand = (x: number, y: number, turn: number, across = 1): string => at(x, y, grip(0, 0, turn, across), 0, 0.86);

/** Coins: a messenger from behind, who looks up at the coin; his horse looks the same way. */
const coins = inked(
  at(200, 8, forehand({ coat: FAIR, mane: BROWN, tack: VERMILION[0], hand: [104, 150], nod: -6 }), 0, 0.98, -0.98) +
    // The legs, on both sides of the horse.
    limbIn(
      [
        [56, 136],
        [20, 146],
        [12, 204],
      ],
      [34, 27, 21],
      SLATE,
    ) +
    limbIn(
      [
        [102, 136],
        [134, 148],
        [138, 204],
      ],
      [34, 27, 21],
      SLATE,
    ) +
    pen('M32 138Q18 148 16 174M128 140Q134 150 138 174', 1.2, '#a9c9dc') +
    at(-12, 0, rump(FAIR, BROWN, BOTTLE)) +
    at(
      -1,
      2,
      // The farther arm.
      limbIn(
        [
          [66, 108],
          [34, 124],
          [60, 146],
        ],
        [32, 28, 18],
        VERMILION,
      ) +
        slashes(
          [
            [52, 109, 58],
            [42, 118, 46],
            [57, 120, 52],
          ],
          LEMON[0],
          14,
        ) +
        headAt(
          91,
          60,
          {
            view: 'side',
            hair: BLACK,
            hairCut: 'bob',
            gaze: -0.3,
            hat:
              shape('M-12-14Q-12-32 6-33Q24-32 22-12Q6-20-12-14Z', SLATE[0]) +
              tint('M10-32.4Q23-30 21.4-13Q17-15 13-16Q18-25 10-32.4Z', SLATE[1]) +
              plume(-5, -17, 56, VERMILION, 0.72) +
              shape('M-26-10Q-10-13 6-16Q22-15 30-6Q28-1 22-4Q6-13-10-5Q-22-2-26-10Z', SLATE[0]),
          },
          -1,
          0,
          1.22,
        ) +
        // The back.
        shape('M60 102Q89 92 118 102Q124 120 116 140Q90 150 62 140Q54 120 60 102Z', VERMILION[0]) +
        tint('M108 98L118 102Q123.4 120 115.4 140Q108 142.6 100 143.6Q114 122 108 98Z', VERMILION[1]) +
        pen('M89 98V146', 1.4) +
        pen('M70 100Q76 122 72 144M108 100Q102 122 106 144', 4.4) +
        pen('M70 100Q76 122 72 144M108 100Q102 122 106 144', 2.2, LEMON[0]) +
        hatching([92, 114], [0, 6], 4, [7, 2]) +
        shape('M60 134Q89 146 117 134L119 148Q89 162 58 148Z', BROWN[0]) +
        tint('M104 140L117 135L118.4 148Q110 152.6 102 154.4Z', BROWN[1]) +
        use('D', 170, 47, 1.16) +
        // The arm with the coin.
        limbIn(
          [
            [112, 110],
            [156, 124],
            [169, 96],
          ],
          [32, 27, 17],
          VERMILION,
        ) +
        slashes(
          [
            [125, 111, -68],
            [141, 116, -60],
            [132, 121, -66],
          ],
          LEMON[0],
          14,
        ) +
        shape('M160 92L178 94L177 103L159 101Z', WHITE[0]) +
        hand(169, 82, 4) +
        // The collar, from behind.
        shape('M62 106Q60 91 78 91Q90 87 102 91Q118 91 116 106Q104 116 89 112Q74 116 62 106Z', WHITE[0]) +
        tint('M102 91.6Q117.4 92 115.4 106Q107 112 99 112.6Q108 102 102 91.6Z', WHITE[1]) +
        pen('M74 97L72 107M89 95V111M104 97L106 107', 1),
      0,
      0.9,
    ),
);

/** Cups: a gentleman with a pointed beard, who offers the cup. */
const cups = inked(
  use('C', 158, 52, 1) +
    mirrored(croup(ROAN, BLACK) + forehand({ coat: ROAN, mane: BLACK, tack: LEMON[0], hand: [104, 152] })) +
    mirrored(
      // The thigh and the saddle, the coat.
      shape('M98 158Q122 168 150 156L154 190H92Z', VERMILION[0]) +
        tint('M136 162L150 156L153.4 190H130Z', VERMILION[1]) +
        pen('M94 184Q124 194 154 182', 3, LEMON[0]) +
        limbIn(
          [
            [124, 160],
            [98, 174],
            [86, 204],
          ],
          [32, 28, 20],
          SLATE,
        ) +
        shape('M98 100Q122 90 144 102Q152 124 144 148L150 168Q122 178 98 166L102 146Q92 122 98 100Z', BOTTLE[0]) +
        tint('M134 97L144 102Q151.4 124 143.4 148L149.4 168Q140 171 130 172Q142 130 134 97Z', BOTTLE[1]) +
        pen('M116 100Q110 124 114 146', 1.3, '#78b08e') +
        pen('M124 102V148M118 112H130M118 122H130M118 132H130M118 142H130', 1.2) +
        shape('M98 144Q122 155 146 143L147 153Q122 165 98 154Z', BROWN[0]) +
        // The rein hand.
        limbIn(
          [
            [136, 110],
            [146, 144],
            [114, 150],
          ],
          [30, 26, 17],
          VERMILION,
        ) +
        pen('M138 104Q146 120 144 138M128 112Q136 124 136 136', 1.2) +
        shape('M112 142L122 140L124 156L113 158Z', WHITE[0]) +
        hand(104, 151, -8),
    ) +
    // The arm with the cup.
    limbIn(
      [
        [94, 110],
        [128, 128],
        [152, 96],
      ],
      [30, 26, 16],
      VERMILION,
    ) +
    slashes(
      [
        [106, 112, -58],
        [118, 118, -50],
        [110, 122, -56],
      ],
      LEMON[0],
      13,
    ) +
    shape('M143 95L156 84L163 92L150 104Z', WHITE[0]) +
    hand(159, 78, 10) +
    shape('M56 106Q54 92 79 92Q104 92 102 105Q92 113 80 108Q66 114 56 106Z', WHITE[0]) +
    headAt(
      82,
      64,
      {
        hair: FAIR,
        hairCut: 'bob',
        beard: 'pointed',
        gaze: -0.9,
        smile: true,
        hat:
          shape('M-15-14Q-18-30 2-33Q24-32 21-12Q4-20-15-14Z', BOTTLE[0]) +
          tint('M10-32.4Q23-30 20.4-13Q16-15 12-16Q18-25 10-32.4Z', BOTTLE[1]) +
          shape('M-24-11Q0-22 28-8Q30-3 24-4Q2-15-19-5Q-26-5-24-11Z', BOTTLE[0]) +
          plume(-10, -14, 50, LEMON, 0.86),
      },
      -1,
      0,
      1.1,
    ),
);

/** Swords: a captain in a breastplate, ready to strike. */
const swords = inked(
  // The sash behind him.
  shape('M140 104Q164 112 176 140Q166 138 162 146Q154 140 146 150Z', VERMILION[0]) +
    tint('M150 116Q166 122 175 139Q166 138 161.6 145Q154 140 148 148Z', VERMILION[1]) +
    croup(BLACK, BLACK) +
    forehand({ coat: BLACK, mane: BROWN, tack: VERMILION[0], hand: [126, 154], nod: -6 }) +
    shape('M98 158Q122 168 148 158L152 190H92Z', LEMON[0]) +
    tint('M136 163L148 158L151.4 190H130Z', LEMON[1]) +
    pen('M94 184Q122 194 152 184', 3, VERMILION[0]) +
    limbIn(
      [
        [122, 162],
        [98, 174],
        [86, 204],
      ],
      [32, 28, 20],
      STEEL,
    ) +
    pen('M106 158Q96 166 98 182M94 168Q88 178 90 188', 1.1) +
    shape('M98 100Q122 90 144 101Q152 124 144 148L148 166Q122 178 98 166L102 146Q92 122 98 100Z', STEEL[0]) +
    tint('M134 96L144 101Q151.4 124 143.4 148L147.4 166Q138 170 130 171Q142 130 134 96Z', STEEL[1]) +
    pen('M114 98Q108 122 114 148M100 148Q122 158 146 146', 1.3) +
    pen('M136 97Q108 128 98 152', 8.4) +
    pen('M136 97Q108 128 98 152', 5.4, VERMILION[0]) +
    use('S', 171, 70, 0.98, 12) +
    limbIn(
      [
        [138, 112],
        [166, 138],
        [166, 116],
      ],
      [32, 27, 17],
      BOTTLE,
    ) +
    slashes(
      [
        [146, 113, -50],
        [156, 122, -46],
        [146, 124, -50],
      ],
      LEMON[0],
      13,
    ) +
    shape('M156 112L174 115L172 125L154 121Z', WHITE[0]) +
    hand(165, 106, 12) +
    limbIn(
      [
        [104, 112],
        [90, 148],
        [114, 152],
      ],
      [30, 25, 17],
      BOTTLE,
    ) +
    slashes(
      [
        [101, 116, 12],
        [96, 130, 10],
        [106, 130, 12],
      ],
      LEMON[0],
      13,
    ) +
    shape('M110 144L121 146L119 161L109 160Z', WHITE[0]) +
    at(128, 154, grip(0, 0, -8, -1), 0, 0.86) +
    shape('M96 104Q96 92 121 92Q146 92 144 104Q132 112 121 107Q108 113 96 104Z', WHITE[0]) +
    headAt(
      118,
      64,
      {
        hair: BROWN,
        hairCut: 'long',
        beard: 'moustache',
        gaze: -1,
        hat:
          shape('M-13-15Q-12-34 6-34Q24-32 20-12Q4-20-13-15Z', VERMILION[0]) +
          tint('M11-33Q23-30 19.4-13Q16-15 13-16Q17-25 11-33Z', VERMILION[1]) +
          plume(-4, -17, 60, WHITE, 0.94) +
          shape('M-27-15Q-14-13 0-17Q18-19 29-4Q27 1 22-3Q6-13-14-5Q-25-4-27-15Z', VERMILION[0]),
      },
      1,
      0,
      1.1,
    ),
);

/** Batons: an old huntsman, his back turned to us, who looks round at his club. */
const batons = inked(
  mirrored(croup(GREY, WHITE) + forehand({ coat: GREY, mane: WHITE, tack: VERMILION[0], hand: [86, 152], nod: -10 })) +
    shape('M46 156Q78 168 108 156L116 190H42Z', BOTTLE[0]) +
    tint('M96 161L108 156L115.4 190H94Z', BOTTLE[1]) +
    pen('M43 182Q80 194 114 182', 3, LEMON[0]) +
    limbIn(
      [
        [90, 162],
        [114, 176],
        [122, 206],
      ],
      [32, 28, 20],
      BROWN,
    ) +
    // The rein arm.
    limbIn(
      [
        [108, 112],
        [136, 136],
        [118, 154],
      ],
      [31, 26, 17],
      LEMON,
    ) +
    pen('M116 110Q132 120 134 134', 1.2) +
    headAt(
      100,
      62,
      {
        view: 'side',
        hair: GREY,
        hairCut: 'long',
        beard: 'full',
        old: true,
        gaze: -0.3,
        hat:
          shape('M-13-15Q-12-33 6-33Q24-31 20-12Q4-20-13-15Z', BOTTLE[0]) +
          tint('M11-32.4Q23-30 19.4-13Q16-15 13-16Q17-25 11-32.4Z', BOTTLE[1]) +
          plume(-2, -15, 58, VERMILION, 0.86) +
          shape('M-23-10Q-10-13 4-17Q20-16 29-7Q29-2 22-4Q4-14-12-5Q-20-2-23-10Z', BOTTLE[0]),
      },
      1,
      0,
      1.1,
    ) +
    shape('M62 102Q90 92 118 102Q124 124 114 146L116 164Q88 176 56 164L62 146Q54 124 62 102Z', LEMON[0]) +
    tint('M108 99L118 102Q123.4 124 113.4 146L115.4 164Q108 168 100 169Q114 130 108 99Z', LEMON[1]) +
    pen('M86 122V170M68 140Q66 154 64 164', 1.2) +
    shape('M58 144Q88 156 116 144L117 154Q88 167 57 154Z', BROWN[0]) +
    tint('M102 150L115.6 145L116.6 153.6Q108 157 101 159Z', BROWN[1]) +
    // The cape, whose collar hides his neck.
    shape('M80 88Q96 82 112 88L124 106Q126 126 116 140Q102 132 88 140Q74 134 64 138Q58 124 62 104Z', VERMILION[0]) +
    tint('M106 86L112 88L123.4 106Q125.4 126 116 139.4Q108 134.6 100 135Q116 112 106 86Z', VERMILION[1]) +
    shape('M76 94Q74 84 86 84Q96 80 106 84Q118 84 116 94Q96 104 76 94Z', LEMON[0]) +
    tint('M106 84.6Q117.4 85 115.4 93.6Q108 98 102 98.4Q110 92 106 84.6Z', LEMON[1]) +
    pen('M74 104Q70 120 73 133M90 102V138M107 102Q113 118 109 134', 1.2) +
    hatching([95, 110], [0, 6], 4, [7, 2]) +
    use('B', 60, 74, 1) +
    bentLimb(
      [
        [72, 114],
        [42, 148],
        [58, 141],
      ],
      [32, 29, 17],
      LEMON,
    ) +
    pen('M58 116Q44 132 42 150', 1.2) +
    shape('M48 134L60 132L64 145L53 150Z', WHITE[0]) +
    hand(62, 126, -10, -1),
);

export const RIDERS = court('9D', coins) + court('9C', cups) + court('9S', swords) + court('9B', batons);
