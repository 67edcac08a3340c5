/** The knaves, which many people take for women: pages in tunics. */

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
  ROAN,
  shape,
  symbol,
  tint,
  use,
  WHITE,
} from '../drawing/shapes';
import { ground } from './ground';
import { AZURE, BOTTLE, CRIMSON, GOLD, trim } from './tones';

/** Coins: a boy who steps to the right and holds his coin up to the light. */
const coins =
  ground(8, 38, 154) +
  inked(
    // The cape flies behind.
    shape('M82 106Q52 120 44 150Q38 178 40 200Q52 194 60 200Q68 190 80 190L92 120Z', BOTTLE[0]) +
      tint('M70 130Q54 150 52 196Q56 197 60 199.6Q68 190 79.6 190L86 150Q74 160 70 130Z', BOTTLE[1]) +
      limbIn(
        [
          [86, 196],
          [70, 232],
          [62, 264],
        ],
        [21, 17, 12],
        GOLD,
      ) +
      limbIn(
        [
          [108, 196],
          [124, 230],
          [124, 266],
        ],
        [22, 17, 12],
        BOTTLE,
      ) +
      at(60, 272, boot(0, 0, CRIMSON, 10, -1), 6) +
      boot(123, 274, CRIMSON, 10, -1) +
      // Tunic.
      shape(
        'M78 104Q98 94 118 104Q124 134 116 160L130 206Q120 214 110 208Q100 216 90 209Q78 214 66 204L80 160Q74 134 78 104Z',
        CRIMSON[0],
      ) +
      tint(
        'M111 101L118 104Q124 134 116 160L129.4 205.6Q124 210 118 210Q114 186 108 164Q120 132 111 101ZM86 168Q80 192 76 209L84 210.6Q92 190 93 168Z',
        CRIMSON[1],
      ) +
      trim('M67 200Q78 210 90 205Q100 212 110 204Q120 210 129.4 202') +
      pen('M98 106V152', 1.2) +
      [116, 128, 140].map((y) => pen(`M92 ${y}H104`, 2.2, GOLD[0])).join('') +
      shape('M78 154Q97 163 117 154L118 164Q97 173 77 164Z', BLACK[0]) +
      shape('M91 157H104V169H91Z', GOLD[0]) +
      // A purse at the belt, his hand on it.
      limbIn(
        [
          [80, 114],
          [56, 142],
          [70, 168],
        ],
        [22, 18, 12],
        CRIMSON,
      ) +
      shape('M61 160L73 154L78 163L66 170Z', WHITE[0]) +
      shape('M72 172Q64 190 74 194Q84 192 80 174Z', GOLD[0]) +
      fist(74, 170, 40, undefined, -1) +
      use('D', 146, 74, 1) +
      limbIn(
        [
          [117, 114],
          [142, 134],
          [147, 110],
        ],
        [22, 18, 12],
        CRIMSON,
      ) +
      shape('M139 110L155 109L156 117L140 119Z', WHITE[0]) +
      fist(147, 103, -8) +
      shape('M82 106Q80 95 98 95Q116 95 114 106Q106 113 98 108Q90 113 82 106Z', WHITE[0]) +
      pen('M90 98L88 108M98 99V108M106 98L108 108', 1) +
      at(
        97,
        67,
        head({
          hair: FAIR,
          hairCut: 'curls',
          smile: true,
          hat:
            shape('M8-24Q20-48 42-44Q42-33 32-29Q36-24 26-20Q18-14 10-17Z', WHITE[0]) +
            pen('M12-21Q24-38 38-41', 1) +
            shape('M-18-14Q-22-31 2-33Q26-33 22-13Q4-22-18-14Z', BOTTLE[0]) +
            tint('M8-33Q25-31 21.6-14Q16-17 11-18Q18-26 8-33Z', BOTTLE[1]) +
            trim('M-18-12Q4-21 22-11', 3),
        }),
        8,
        1,
        -1,
      ),
  );

/** Cups: a young water carrier, the amphora on the shoulder. */
const cups =
  ground(8, 38, 154) +
  inked(
    limbIn(
      [
        [90, 206],
        [88, 240],
        [86, 266],
      ],
      [19, 16, 12],
      WHITE,
    ) +
      limbIn(
        [
          [106, 206],
          [112, 238],
          [116, 266],
        ],
        [19, 16, 12],
        WHITE,
      ) +
      boot(85, 274, GOLD, 2) +
      boot(117, 274, GOLD, 2, -1) +
      pen('M80 252L94 258M81 262L93 266M106 252L119 258M109 262L121 266', 1.6, CRIMSON[1]) +
      // A long tunic, over it a shorter one.
      shape('M74 170Q98 180 120 170L132 232Q116 240 99 236Q82 241 64 232Z', GOLD[0]) +
      tint(
        'M108 176L120 170L131.4 231.6Q122 236 112 236.4Q114 204 108 176ZM76 190Q72 216 72 235L80 237Q82 210 84 190Z',
        GOLD[1],
      ) +
      pen('M88 210L86 236M99 212V236M110 210L114 235', 1.2) +
      pen('M66 224Q82 233 99 228Q116 232 130 224', 2.2, CRIMSON[0]) +
      shape(
        'M76 106Q98 96 120 106Q126 138 118 162L128 208L118 202L109 212L99 203L89 212L79 203L68 209L80 162Q70 138 76 106Z',
        BOTTLE[0],
      ) +
      tint(
        'M113 102L120 106Q126 138 118 162L127.4 207L118 201.4L109 211.2L108 204Q114 184 110 164Q121 134 113 102Z',
        BOTTLE[1],
      ) +
      pen('M69 204L79 198L89 206L99 198L109 206L118 197L127 203', 2.2, GOLD[0]) +
      shape('M88 104L99 126L110 104Q99 98 88 104Z', WHITE[0]) +
      pen('M92 112L105 110M94 118L103 117', 1) +
      // A sash tied at the side.
      shape('M74 156Q98 167 121 156L122 167Q98 178 73 167Z', CRIMSON[0]) +
      shape('M112 164Q120 164 120 172Q124 190 118 204L110 200Q114 184 108 172Z', CRIMSON[0]) +
      tint('M116 166Q120 168 119.6 172Q123 190 118 203L114.6 201.6Q120 184 116 166Z', CRIMSON[1]) +
      limbIn(
        [
          [78, 114],
          [60, 146],
          [76, 164],
        ],
        [22, 18, 12],
        WHITE,
      ) +
      fist(79, 166, 30, undefined, -1) +
      // The amphora, behind the head; the arm around it.
      use('C', 144, 84, 1.12, 6) +
      limbIn(
        [
          [119, 114],
          [140, 150],
          [144, 122],
        ],
        [22, 18, 12],
        WHITE,
      ) +
      shape('M135 125L151 123L152 131L137 133Z', GOLD[0]) +
      palm(143, 117, -8) +
      at(
        97,
        67,
        head({
          view: 'half',
          hair: BLACK,
          hairCut: 'long',
          gaze: -0.9,
          hat:
            shape('M-14-14Q-14-30 4-31Q24-30 21-10Q4-21-14-14Z', CRIMSON[0]) +
            tint('M10-30.4Q23-28 20.6-11Q16-14 12-15.4Q17-24 10-30.4Z', CRIMSON[1]) +
            trim('M-14-13Q4-21 21-10', 3) +
            dot(3, -32, 3.4, GOLD[0]),
        }),
        -5,
      ),
  );

/** Swords: a squire of thirty with crossed legs, who leans on his sword. */
const swords =
  ground(8, 38, 154) +
  inked(
    shape('M120 104Q150 124 152 170Q154 198 148 214Q136 206 126 212L116 130Z', CRIMSON[0]) +
      tint('M134 130Q146 160 146 212.6Q136 206 126.6 211.6L124 180Q136 170 134 130Z', CRIMSON[1]) +
      // The far leg crosses before the other one.
      limbIn(
        [
          [106, 196],
          [112, 234],
          [116, 266],
        ],
        [22, 17, 12],
        CRIMSON,
      ) +
      boot(116, 274, BROWN, 18, -1) +
      limbIn(
        [
          [118, 196],
          [104, 234],
          [90, 262],
        ],
        [22, 17, 12],
        GOLD,
      ) +
      at(86, 271, boot(0, 0, BROWN, 16), -4) +
      shape('M90 104Q110 94 130 104Q136 134 128 160L138 200Q112 214 84 200L94 160Q86 134 90 104Z', GOLD[0]) +
      [0, 1, 2, 3]
        .map((k) =>
          shape(
            `M${96 + k * 9.6} ${100 - (k % 3 ? 2 : 0)}L${97 + k * 8.6} 160L${92 + k * 12} ${204 + (k % 3 ? 3 : 0)}L${86.4 + k * 12} ${203 + (k % 3 ? 2 : 0)}L${93 + k * 8.6} 160L${92 + k * 9.6} ${101 - (k % 3 ? 2 : 0)}Z`,
            BOTTLE[0],
            ' stroke-width="1"',
          ),
        )
        .join('') +
      tint('M123 101L130 104Q136 134 128 160L137.4 200Q130 204 122 206Q124 184 118 164Q130 134 123 101Z', '#0002') +
      trim('M85 199Q112 213 137.4 199') +
      shape('M90 154Q111 164 130 154L131 165Q111 175 89 165Z', BLACK[0]) +
      shape('M103 158H116V170H103Z', GOLD[0]) +
      use('S', 62, 218, 1.08, 180) +
      limbIn(
        [
          [128, 114],
          [118, 152],
          [72, 156],
        ],
        [23, 18, 12],
        BOTTLE,
      ) +
      shape('M84 150L76 149L75 161L84 162Z', WHITE[0]) +
      limbIn(
        [
          [94, 114],
          [70, 140],
          [62, 152],
        ],
        [23, 18, 12],
        BOTTLE,
      ) +
      shape('M58 142L71 147L67 156L55 151Z', WHITE[0]) +
      fist(66, 159, 96) +
      fist(61, 155, 80, undefined, -1) +
      shape('M92 106Q88 95 110 95Q132 95 128 106Q118 114 109 108Q100 114 92 106Z', WHITE[0]) +
      pen('M101 98L99 108M110 99V109M119 98L121 108', 1) +
      at(
        108,
        67,
        head({
          view: 'half',
          hair: BROWN,
          hairCut: 'bob',
          beard: 'moustache',
          gaze: -0.7,
          hat:
            shape('M14-18Q30-34 40-52Q48-44 40-30Q46-28 34-18Q24-10 16-12Z', CRIMSON[0]) +
            pen('M17-17Q32-30 39-46', 1) +
            shape('M-14-14Q-20-32 0-34Q26-36 24-12Q4-22-14-14Z', BOTTLE[0]) +
            tint('M9-34.4Q25-32 23.6-13Q18-16 13-17.6Q20-27 9-34.4Z', BOTTLE[1]) +
            shape('M-21-8Q-8-19 4-18Q20-17 30-5Q26-2 22-4Q4-15-17-3Q-22-4-21-8Z', BOTTLE[0]),
        }),
        -4,
      ),
  );

/** Batons: a lad on his way, his baton over the shoulder, seen from the side. */
const batons =
  ground(8, 38, 154) +
  inked(
    limbIn(
      [
        [110, 196],
        [126, 228],
        [140, 252],
      ],
      [23, 17, 12],
      AZURE,
    ) +
      at(143, 262, boot(0, 0, BROWN, 16), -22) +
      limbIn(
        [
          [98, 196],
          [84, 232],
          [80, 266],
        ],
        [23, 17, 12],
        AZURE,
      ) +
      boot(79, 274, BROWN, 18) +
      // The far arm swings forward.
      limbIn(
        [
          [88, 114],
          [68, 142],
          [54, 158],
        ],
        [21, 17, 12],
        WHITE,
      ) +
      fist(51, 161, -30, undefined, -1) +
      shape(
        'M84 104Q104 94 124 104Q132 134 124 160L138 204Q124 214 112 207Q100 215 88 207Q80 212 72 203L86 160Q80 134 84 104Z',
        CRIMSON[0],
      ) +
      tint(
        'M117 101L124 104Q132 134 124 160L137.4 204Q130 209 122 209.4Q122 184 115 164Q128 134 117 101ZM94 168Q90 190 84 208L92 206Q100 188 101 168Z',
        CRIMSON[1],
      ) +
      trim('M73 199Q80 207 88 202Q100 211 112 202Q124 209 137 200') +
      shape('M84 112Q104 126 126 150L122 158Q100 138 82 126Z', BOTTLE[0]) +
      shape('M84 154Q105 164 125 154L126 165Q105 175 83 165Z', GOLD[0]) +
      pen('M84 160Q105 170 126 160', 1) +
      // A bag at his side.
      shape('M110 152Q128 148 132 156L134 178Q122 186 108 180Z', '#b9803f') +
      shape('M110 152Q128 148 132 156Q130 168 121 168Q112 166 110 152Z', '#cf9a58') +
      dot(121, 165, 2.2, GOLD[0], ' stroke-width="1"') +
      shape('M82 110Q84 96 104 96Q126 96 126 110Q116 118 104 113Q92 118 82 110Z', BOTTLE[0]) +
      tint('M114 98Q125.4 100 125.4 109.6Q120 113 115 113.6Q120 104 114 98Z', BOTTLE[1]) +
      use('B', 124, 84, 1.2, 50) +
      limbIn(
        [
          [118, 116],
          [112, 150],
          [90, 126],
        ],
        [22, 18, 12],
        WHITE,
      ) +
      fist(86, 117, 50) +
      at(
        103,
        69,
        head({
          view: 'side',
          hair: ROAN,
          hairCut: 'curls',
          gaze: -0.3,
          hat:
            shape('M-12-14Q-10-34 12-34Q34-32 38-14Q44-8 38-4Q30-12 22-10Q6-20-12-14Z', BOTTLE[0]) +
            tint('M14-34Q33-31 37.4-14Q42-9 38-5Q30-12 22-10.4Q18-14 13-16Q24-24 14-34Z', BOTTLE[1]) +
            trim('M-13-13Q5-22 23-9', 3.2),
        }),
      ),
  );

export const KNAVES =
  symbol('card-8D', at(2, 0, coins)) +
  symbol('card-8C', at(2, 0, cups)) +
  symbol('card-8S', at(0, 0, swords)) +
  symbol('card-8B', at(-3, 0, batons));
