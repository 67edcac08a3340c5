/** The kings: four men in red mantles lined with blue, two with a green cap in the crown, two with a green crown. */

import { boot, fist, head, palm } from '../drawing/heads';
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
  type Tone,
  use,
  WHITE,
} from '../drawing/shapes';
import { ground } from './ground';
import { AZURE, BOTTLE, CRIMSON, GOLD, trim } from './tones';

/** A crown around a cap, in the units of a head. */
const crown = (metal: Tone, gem: string, cap = ''): string =>
  cap +
  shape('M-18-12L-22-29L-13-22L-8-33L0-23L8-33L13-22L22-29L18-12Q0-20-18-12Z', metal[0]) +
  tint('M8-32L12.6-21L21.4-28L17.6-12.6Q13-15 8-16.6Q12-24 8-32Z', metal[1]) +
  [-22, -8, 8, 22].map((x) => dot(x, Math.abs(x) > 9 ? -30 : -34, 2.6, gem, ' stroke-width="1"')).join('') +
  shape('M-19-13Q0-21 19-13L18-5Q0-13-18-5Z', metal[0]) +
  tint('M8-18Q14-16.6 18.4-13L17.4-5.6Q13-8 8-9.6Z', metal[1]) +
  [-11, 0, 11].map((x) => dot(x, x ? -11.6 : -13, 2, gem, ' stroke-width=".9"')).join('');
const cap =
  shape('M-15-16Q-22-40 0-43Q22-40 15-16Z', BOTTLE[0]) +
  tint('M6-42.4Q20-38 14.6-16.4H7Q15-30 6-42.4Z', BOTTLE[1]) +
  pen('M-7-40Q-9-30-6-20M0-42V-22M7-40Q9-30 6-20', 1.1) +
  dot(0, -44, 3.4, GOLD[0], ' stroke-width="1.1"');
const CAPPED = crown(GOLD, CRIMSON[0], cap);
const GREEN = crown(BOTTLE, GOLD[0]);

const diamond = (x: number, y: number, fill: string, size = 4.4): string =>
  shape(`M${x} ${y - size * 1.4}L${x + size} ${y}L${x} ${y + size * 1.4}L${x - size} ${y}Z`, fill, ' stroke-width="1"');

/** Coins: an old man who weighs a thought, his sceptre on the arm. */
const coins =
  ground(10) +
  inked(
    shape('M68 112Q40 160 38 282Q66 288 98 286Q132 288 156 282Q152 160 128 112Z', AZURE[0]) +
      tint('M60 180Q52 230 52 285L66 286Q64 230 68 180ZM132 160Q142 220 142 285L132 286Q132 220 126 170Z', AZURE[1]) +
      shape('M80 106Q98 98 116 106Q124 150 119 182L130 284Q98 291 66 284L77 182Q72 150 80 106Z', GOLD[0]) +
      tint(
        'M110 103L116 106Q124 150 119 182L129.6 284Q120 286 110 287Q115 226 108 186Q118 146 110 103ZM83 190Q78 240 72 285L82 287Q88 240 90 192Z',
        GOLD[1],
      ) +
      [
        [90, 206],
        [106, 206],
        [98, 224],
        [88, 242],
        [108, 242],
        [98, 260],
      ]
        .map(([x = 0, y = 0]) => diamond(x, y, CRIMSON[0], 3.6))
        .join('') +
      trim('M67 276Q98 284 129 276') +
      shape('M76 176Q98 186 120 176L121 186Q98 197 75 186Z', BOTTLE[0]) +
      shape('M92 182H104V194H92Z', GOLD[0]) +
      // The mantle.
      shape('M74 108Q50 122 46 176Q38 236 36 282Q48 287 58 283Q58 226 68 188Q76 156 92 116Z', CRIMSON[0]) +
      tint('M62 160Q50 220 50 284.6Q54 285 57.6 282.6Q58 226 68 188Q74 160 84 136Q70 140 62 160Z', CRIMSON[1]) +
      shape('M122 108Q144 122 148 176Q156 236 157 282Q146 287 138 283Q138 226 128 188Q120 156 104 116Z', CRIMSON[0]) +
      tint('M140 150Q148 220 150 284.6Q154 284 156.4 281.6Q155 236 147.4 176Q146 160 140 150Z', CRIMSON[1]) +
      trim('M58 282Q58 226 68 188Q76 156 90 120', 2.6) +
      trim('M138 282Q138 226 128 188Q120 156 106 120', 2.6) +
      // The sceptre and the hand that holds it.
      pen('M84 226L54 130', 6) +
      pen('M84 226L54 130', 3.2, GOLD[0]) +
      shape('M49 131Q40 122 46 108Q58 112 60 128Q54 134 49 131Z', GOLD[0]) +
      tint('M53 112Q58 118 59.4 127.6Q56 131 53 131Q56 122 53 112Z', GOLD[1]) +
      dot(45, 107, 3.6, CRIMSON[0]) +
      limbIn(
        [
          [78, 122],
          [56, 156],
          [70, 176],
        ],
        [26, 24, 15],
        CRIMSON,
      ) +
      shape('M61 168L74 163L79 174L67 181Z', WHITE[0]) +
      fist(72, 180, -16, undefined, -1) +
      // The other hand points at the coin.
      limbIn(
        [
          [120, 122],
          [140, 160],
          [146, 140],
        ],
        [26, 23, 14],
        CRIMSON,
      ) +
      shape('M138 144L154 141L156 150L141 153Z', WHITE[0]) +
      palm(148, 132, 4) +
      shape('M72 116Q74 100 98 100Q122 100 124 116Q114 130 98 134Q82 130 72 116Z', WHITE[0]) +
      pen('M80 110v6M89 119v6M107 119v6M116 110v6', 2.2) +
      at(
        98,
        72,
        head({ view: 'half', hair: GREY, hairCut: 'long', beard: 'long', old: true, gaze: 0.8, hat: CAPPED }),
        0,
        1,
        -1,
      ) +
      use('D', 148, 84, 1),
  );

/** Cups: a stout man in his fifties, content with the world. */
const cups =
  ground(10) +
  inked(
    shape('M66 112Q40 160 40 282Q66 288 98 286Q132 288 156 282Q154 160 130 112Z', AZURE[0]) +
      tint('M132 160Q144 220 144 285L132 286Q134 220 128 170Z', AZURE[1]) +
      shape('M76 108Q98 98 122 108Q136 152 132 190L138 284Q100 292 62 284L68 190Q62 152 76 108Z', BOTTLE[0]) +
      tint(
        'M115 104L122 108Q136 152 132 190L137.6 284Q126 287 116 288Q122 230 118 190Q128 148 115 104ZM78 200Q74 244 70 285.6L80 287Q86 240 86 202Z',
        BOTTLE[1],
      ) +
      [0, 1, 2].map((k) => pen(`M${88 + k * 12} 202Q${86 + k * 13} 236 ${85 + k * 14} 268`, 1.2)).join('') +
      trim('M63 274Q100 284 137 274') +
      trim('M64 264Q100 274 136 264', 2.2) +
      // A chain on his breast, the belt.
      pen('M80 116Q100 168 120 116', 5) +
      pen('M80 116Q100 168 120 116', 2.6, GOLD[0]) +
      dot(100, 146, 7, GOLD[0]) +
      dot(100, 146, 3, CRIMSON[0], ' stroke-width="1"') +
      shape('M66 180Q100 196 134 180L135 192Q100 208 65 192Z', CRIMSON[0]) +
      shape('M94 188H107L110 226L101 232L92 226Z', CRIMSON[0]) +
      pen('M93 218L109 218', 2, GOLD[0]) +
      dot(100, 194, 5.4, GOLD[0]) +
      // The mantle, thrown over the left arm.
      shape('M124 108Q146 120 152 178Q157 236 157 282Q146 287 138 283Q142 226 134 186Q126 150 112 118Z', CRIMSON[0]) +
      tint('M144 150Q150 220 150 285Q154 284 156.4 281.6Q156 236 151.4 178Q149 160 144 150Z', CRIMSON[1]) +
      trim('M138 282Q142 226 134 186Q126 152 114 122', 2.6) +
      shape(
        'M74 108Q46 124 42 170Q34 236 36 282Q50 288 64 282Q62 240 60 214Q84 206 88 186Q80 176 72 176Q72 140 88 118Z',
        CRIMSON[0],
      ) +
      tint('M56 176Q46 230 48 285.4Q56 286 63.4 282Q61.4 240 59.4 213.6Q70 210 78 202Q62 196 56 176Z', CRIMSON[1]) +
      pen('M52 196Q46 230 44 276M64 196Q70 204 80 200M60 216Q54 240 54 280', 1.2) +
      limbIn(
        [
          [76, 122],
          [52, 154],
          [82, 178],
        ],
        [27, 25, 15],
        CRIMSON,
      ) +
      shape('M73 166L87 170L84 183L70 178Z', GOLD[0]) +
      fist(90, 178, 20, undefined, -1) +
      limbIn(
        [
          [124, 122],
          [138, 164],
          [147, 144],
        ],
        [27, 24, 14],
        CRIMSON,
      ) +
      shape('M139 148L155 144L157 153L142 157Z', GOLD[0]) +
      palm(149, 136, 4) +
      shape('M70 118Q72 100 100 100Q128 100 130 118Q118 132 100 136Q82 132 70 118Z', WHITE[0]) +
      pen('M78 111v6M88 120v6M100 124v6M112 120v6M122 111v6', 2.2) +
      at(
        100,
        72,
        head({ view: 'half', hair: BROWN, hairCut: 'bob', beard: 'full', smile: true, gaze: -0.9, hat: CAPPED }),
        0,
        1.04,
        -1.04,
      ) +
      use('C', 148, 88, 1.02),
  );

/** Swords: a young king in a cuirass, his foot on a stone. */
const swords =
  ground(10) +
  inked(
    shape('M72 110Q46 164 44 276Q60 286 78 278L122 278Q140 286 154 278Q150 164 132 110Z', AZURE[0]) +
      tint(
        'M130 140Q144 210 146 280Q138 283 128 280Q136 210 126 150ZM58 200Q54 240 56 281L68 281Q64 240 68 196Z',
        AZURE[1],
      ) +
      shape('M104 282Q106 268 122 266Q138 266 144 282Z', '#b9a98c') +
      pen('M118 272Q124 274 128 272', 1) +
      limbIn(
        [
          [92, 208],
          [86, 244],
          [84, 268],
        ],
        [25, 18, 13],
        BOTTLE,
      ) +
      limbIn(
        [
          [114, 206],
          [130, 230],
          [122, 254],
        ],
        [25, 19, 13],
        BOTTLE,
      ) +
      boot(83, 273, BROWN, 20) +
      at(122, 258, boot(0, 0, BROWN, 16, -1), -2) +
      trim('M75 254Q84 258 92 254', 2) +
      trim('M113 241Q122 247 131 243', 2) +
      // The kilt and the cuirass.
      shape('M76 170Q102 180 128 170L138 218L127 224L118 217L109 226L100 218L91 226L82 218L68 221Z', CRIMSON[0]) +
      tint('M112 177L128 170L137 217.4L127 223L119 216.6L113 222Z', CRIMSON[1]) +
      pen('M86 176L80 219M95 178L92 224M104 178L105 221M113 177L118 217M121 174L128 222', 1.1) +
      trim('M69 215L81 212L91 220L100 212L109 220L118 211L127 218L137 212', 2.4) +
      shape('M78 108Q103 97 128 108Q135 142 129 172Q103 184 76 172Q71 142 78 108Z', STEEL[0]) +
      tint('M116 103L128 108Q135 142 128.6 172Q121 175 113 177Q126 140 116 103Z', STEEL[1]) +
      pen('M102 102V178M82 150Q102 160 126 150', 1.1) +
      pen('M86 116Q84 136 86 146', 1.8, WHITE[0]) +
      // A small eagle on the breast.
      shape('M90 118Q97 120 103 114Q109 120 116 118Q118 138 103 148Q88 138 90 118Z', GOLD[0], ' stroke-width="1.3"') +
      shape('M103 118Q109 121 113 120.6Q114 136 103 144Z', CRIMSON[0], ' stroke-width="1"') +
      shape('M75 164Q102 177 129 164L130 175Q102 188 74 175Z', GOLD[0]) +
      pen('M76 170Q102 182 129 170', 1) +
      // The mantle on the right shoulder.
      shape('M122 104Q146 114 152 170Q156 226 155 278Q146 284 138 279Q142 220 134 178Q130 150 112 122Z', CRIMSON[0]) +
      tint('M144 146Q150 210 149 281.6Q152 281 154.4 277.6Q155 226 151.4 170Q149 156 144 146Z', CRIMSON[1]) +
      trim('M138 278Q142 220 134 178Q130 152 114 126', 2.6) +
      limbIn(
        [
          [126, 118],
          [150, 150],
          [128, 172],
        ],
        [24, 20, 14],
        STEEL,
      ) +
      pen('M134 134L146 130M130 160L142 164', 1) +
      fist(125, 174, 130) +
      use('S', 62, 92, 1.12, -3) +
      limbIn(
        [
          [80, 116],
          [56, 158],
          [62, 146],
        ],
        [25, 21, 14],
        STEEL,
      ) +
      pen('M64 132L76 139', 1) +
      shape('M54 146L71 145L72 153L55 155Z', GOLD[0]) +
      fist(64, 138, -3, undefined, -1) +
      shape('M74 114Q72 98 88 99Q103 93 118 99Q134 98 132 114Q120 108 103 108Q86 108 74 114Z', CRIMSON[0]) +
      tint('M116 99Q133.4 99 131.6 113Q122 109.4 113 108.6Z', CRIMSON[1]) +
      dot(122, 108, 4.4, GOLD[0]) +
      at(103, 72, head({ view: 'half', hair: BLACK, hairCut: 'curls', beard: 'none', gaze: -0.9, hat: GREEN })),
  );

/** Batons: a stern man of sixty, both hands on his club. */
const batons =
  ground(10) +
  inked(
    shape('M80 112Q60 160 46 282Q66 288 98 286Q132 288 148 282Q140 160 118 112Z', AZURE[0]) +
      tint('M54 190Q48 240 48 284L62 286Q60 240 66 190ZM134 160Q146 220 146 284L134 286Q136 220 128 170Z', AZURE[1]) +
      limbIn(
        [
          [86, 236],
          [82, 256],
          [80, 268],
        ],
        [20, 17, 14],
        WHITE,
      ) +
      limbIn(
        [
          [112, 236],
          [116, 256],
          [118, 268],
        ],
        [20, 17, 14],
        WHITE,
      ) +
      boot(79, 274, CRIMSON, 8) +
      boot(119, 274, CRIMSON, 8, -1) +
      shape('M78 106Q99 97 120 106Q128 146 122 178L132 244Q99 258 66 244L76 178Q70 146 78 106Z', '#fff3d6') +
      tint(
        'M112 102L120 106Q128 146 122 178L131.6 244Q122 249 112 250Q116 212 111 180Q122 142 112 102ZM82 186Q78 220 74 247L83 249Q89 216 89 188Z',
        '#d9c498',
      ) +
      trim('M67 238Q99 252 131 238') +
      trim('M69 228Q99 241 129 228', 2.2) +
      [204, 220].map((y) => diamond(82, y, CRIMSON[0], 3.4) + diamond(116, y, CRIMSON[0], 3.4)).join('') +
      shape('M74 176Q99 187 124 176L125 187Q99 198 73 187Z', GOLD[0]) +
      pen('M74 182Q99 193 125 182', 1) +
      // The mantle, open to both sides.
      shape('M80 112Q56 126 48 182Q38 240 37 282Q46 288 56 283Q54 226 64 188Q72 156 90 116Z', CRIMSON[0]) +
      tint('M58 160Q46 220 46 285.4Q52 286 55.6 282.6Q54 226 64 188Q70 162 80 138Q66 142 58 160Z', CRIMSON[1]) +
      shape('M118 112Q142 126 147 182Q156 240 157 282Q148 288 141 283Q142 226 132 188Q124 156 108 116Z', CRIMSON[0]) +
      tint('M144 150Q152 220 151 285.4Q155 284 156.4 281.6Q157 240 147.4 182Q146 162 142 150Z', CRIMSON[1]) +
      trim('M56 282Q54 226 64 188Q72 156 88 120', 2.6) +
      trim('M141 282Q142 226 132 188Q124 156 110 120', 2.6) +
      // The club before him, and his hands.
      use('B', 99, 214, 1.16) +
      limbIn(
        [
          [80, 121],
          [64, 158],
          [92, 164],
        ],
        [25, 22, 14],
        CRIMSON,
      ) +
      shape('M83 156L94 157L95 170L83 170Z', WHITE[0]) +
      limbIn(
        [
          [118, 121],
          [136, 158],
          [106, 164],
        ],
        [25, 22, 14],
        CRIMSON,
      ) +
      shape('M115 156L104 157L103 170L115 170Z', WHITE[0]) +
      fist(104, 156, 92, undefined, 1) +
      fist(95, 152, 84, undefined, -1) +
      // A collar of fur.
      shape('M70 116Q74 98 99 99Q124 98 128 116Q118 130 99 136Q80 130 70 116Z', '#8a5a34') +
      tint('M112 101Q126 104 127.4 116Q118 129 101 135Q116 122 112 101Z', '#5a351b') +
      pen('M78 109L76 117M87 113L85 122M99 116V128M111 113L113 122M120 109L122 117', 1.2) +
      at(
        99,
        71,
        head({
          view: 'front',
          hair: BROWN,
          hairCut: 'long',
          beard: 'full',
          beardTone: GREY,
          old: true,
          gaze: -0.7,
          hat: GREEN,
        }),
      ),
  );

const king = (suit: string, markup: string): string => symbol(`card-10${suit}`, at(-1, 0, markup));

export const KINGS = king('D', coins) + king('C', cups) + king('S', swords) + king('B', batons);
