/** The aces. */

import { at, both, BROWN, dot, ellipse, INK, inked, pen, shape, symbol, tint, WHITE } from '../drawing/shapes';
import { BOTTLE, LEMON, LOG, SLATE, VERMILION } from './tones';
import { cherub } from './cherub';

type Plumage = readonly [plain: string, dark: string, light: string];
const PRIMARY: Plumage = [BOTTLE[0], BOTTLE[1], '#5f9a7b'];
const SECONDARY: Plumage = [VERMILION[0], VERMILION[1], '#f4907a'];
const COVERT: Plumage = [LEMON[0], LEMON[1], '#fdeea0'];

/** A feather that points upwards, its quill at 0 0. */
const feather = (length: number, [plain, dark, light]: Plumage, width = 8): string =>
  shape(
    `M-2 0Q-${width}-${length * 0.4}-${width * 0.86}-${length * 0.8}Q-${width * 0.6}-${length} 0-${length}Q${width * 0.7}-${length} ${width * 0.9}-${length * 0.8}Q${width}-${length * 0.4} 3 0Z`,
    plain,
  ) +
  tint(
    `M1 0Q3-${length * 0.5} 1-${length - 1}Q${width * 0.7}-${length} ${width * 0.84}-${length * 0.8}Q${width * 0.94}-${length * 0.4} 2.6 0Z`,
    dark,
  ) +
  pen(`M0-2V-${length - 7}`, 1.1, light);

/** Where each feather of the right wing begins, its angle and its length: the lowest first. */
const PRIMARIES: readonly (readonly [number, number, number, number])[] = [
  [122, 176, 186, 66],
  [128, 170, 182, 80],
  [134, 163, 178, 94],
  [140, 155, 174, 106],
  [146, 146, 170, 114],
  [152, 136, 166, 118],
  [157, 126, 162, 114],
];
const SECONDARIES: readonly (readonly [number, number, number, number])[] = [
  [120, 158, 184, 42],
  [127, 151, 179, 50],
  [134, 143, 174, 56],
  [141, 134, 169, 60],
  [148, 125, 164, 60],
  [154, 116, 158, 54],
];

const wing =
  PRIMARIES.map(([x, y, turn, length]) => at(x, y, feather(length, PRIMARY), turn)).join('') +
  SECONDARIES.map(([x, y, turn, length]) => at(x, y, feather(length, SECONDARY, 7), turn)).join('') +
  // The arm of the wing, and its small feathers.
  shape('M108 146Q126 126 138 108Q148 92 160 96Q170 102 164 118Q152 140 136 154Q124 164 112 168Z', COVERT[0]) +
  tint('M112 168Q124 164 136 154Q152 140 164 118Q168 108 165 101Q160 120 142 137Q126 152 110 158Z', COVERT[1]) +
  pen(
    'M118 144Q124 148 122 154M128 134Q134 139 131 146M137 123Q143 128 140 136M145 111Q152 116 149 124M152 102Q159 106 157 112',
    1.2,
  );

/** Coins: the crowned eagle, the Polla, on its plinth, with a blank disc on its breast. */
const coins = inked(
  // The tail.
  [-30, -15, 30, 15, 0]
    .map((turn) => at(100, 222, feather(74 - Math.abs(turn) * 0.3, turn % 30 ? SECONDARY : PRIMARY, 9), 180 + turn))
    .join('') +
    both(wing) +
    // The plinth.
    shape('M62 300H138V322H62Z', LEMON[0]) +
    tint('M112 300H137.4V322H112Z', LEMON[1]) +
    shape('M54 292H146V301H54Z', VERMILION[0]) +
    tint('M112 292H145.4V301H112Z', VERMILION[1]) +
    shape('M50 321H150V334H50Z', VERMILION[0]) +
    tint('M112 321H149.4V334H112Z', VERMILION[1]) +
    [76, 92, 108, 124]
      .map((x) => at(x, 311, shape('M0-6L4.6 0L0 6L-4.6 0Z', WHITE[0], ' stroke-width="1.1"')))
      .join('') +
    // The legs.
    both(
      shape('M106 232Q124 232 130 248Q130 262 122 272L112 270Q112 256 102 250Z', BOTTLE[0]) +
        tint('M118 235Q127 240 129.4 248Q130 262 122 271.6L117 271Q122 256 118 235Z', BOTTLE[1]) +
        pen('M108 240Q114 242 114 248M116 248Q121 251 120 257M112 254Q117 257 116 263', 1.1, PRIMARY[2]) +
        shape(
          'M112 268L122 270L121 282Q130 281 133 293Q128 289 125 290Q127 294 125 298Q121 292 118 291Q118 296 114 299Q113 292 111 290Q106 289 102 293Q104 283 112 281Z',
          LEMON[0],
        ) +
        tint('M117 269L121.6 270.4L120.6 282Q128 282 132 291Q125 286 118 286Z', LEMON[1]),
    ) +
    // The body.
    shape('M100 128Q134 134 134 178Q132 226 100 252Q68 226 66 178Q66 134 100 128Z', BOTTLE[0]) +
    tint('M112 131Q133.4 140 133.4 178Q131.4 226 100 251.4Q120 220 121 184Q122 152 112 131Z', BOTTLE[1]) +
    [
      [84, 214],
      [100, 218],
      [116, 214],
      [92, 226],
      [108, 226],
      [100, 236],
      [78, 204],
      [122, 204],
    ]
      .map(([x = 0, y = 0]) => pen(`M${x - 6} ${y - 4}Q${x} ${y + 7} ${x + 6} ${y - 4}`, 1.2, PRIMARY[2]))
      .join('') +
    // The neck and the head.
    shape(
      'M80 142Q80 118 90 104Q88 88 100 80Q112 72 124 80Q130 85 130 93Q124 98 118 99Q114 106 118 116Q126 128 122 142Q100 154 80 142Z',
      BOTTLE[0],
    ) +
    tint('M118 99Q114 106 118 116Q126 128 122 142Q114 147 104 147Q114 134 108 118Q106 104 118 99Z', BOTTLE[1]) +
    pen(
      'M90 110Q95 114 93 120M98 104Q102 109 100 115M87 124Q92 128 90 134M98 122Q103 126 101 132M94 136Q98 139 97 143M108 128Q112 133 110 138',
      1.2,
      PRIMARY[2],
    ) +
    shape('M122 79Q136 78 141 88Q144 96 139 105Q137 97 129 96Q123 96 118 97Q124 88 122 79Z', LEMON[0]) +
    tint('M125 90Q136 90 141 93Q142 99 139 104Q137 97 129 96Q123 96 119 96.6Z', LEMON[1]) +
    pen('M121 91Q129 89 136 92', 1.1) +
    dot(127, 84.6, 1, INK, ' stroke="none"') +
    dot(112, 87, 4.2, WHITE[0], ' stroke-width="1.2"') +
    dot(113.4, 87, 2, INK, ' stroke="none"') +
    pen('M103 81Q110 78 119 83', 2.4) +
    // The crown.
    shape('M90 80L82 52L93 61L98 46L106 58L116 44L118 60L130 53L122 77Q106 68 90 80Z', LEMON[0]) +
    tint('M112 50L116 46L117.6 61L129 55L122 76Q116 73 110 73Z', LEMON[1]) +
    [
      [82, 51],
      [98, 45],
      [116, 43],
      [130.4, 52],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3.2, VERMILION[0], ' stroke-width="1.2"'))
      .join('') +
    shape('M88 82Q106 68 124 78L122.6 85Q106 76 90.4 89Z', VERMILION[0]) +
    [
      [97, 80.6],
      [107, 77.4],
      [116.6, 78.6],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2, WHITE[0], ' stroke-width=".8"'))
      .join('') +
    // The blank disc.
    dot(100, 180, 27, LEMON[0]) +
    tint('M118 160Q129 180 116 201Q100 211 84 202Q118 198 118 160Z', LEMON[1]) +
    dot(100, 180, 21.4, WHITE[0], ' stroke-width="1.4"') +
    tint('M113 165Q120 180 112 195Q100 202 88 196Q114 192 113 165Z', WHITE[1]),
  3,
);

/** Cups: a covered cup that stands on red balls. */
const cups = inked(
  [62, 138, 100].map((x) => dot(x, x === 100 ? 325 : 321, 11.6, VERMILION[0])).join('') +
    tint(
      'M66 312Q73 320 66 330Q60 332 56 328Q66 324 66 312ZM104 316Q111 324 104 334Q98 336 94 332Q104 328 104 316ZM142 312Q149 320 142 330Q136 332 132 328Q142 324 142 312Z',
      VERMILION[1],
    ) +
    shape('M92 238H108L115 286H85Z', LEMON[0]) +
    tint('M101 238H108L114.4 286H101Z', LEMON[1]) +
    ellipse(100, 250, 19, 8, VERMILION[0]) +
    tint('M106 242.6Q120 245 118.6 251Q116 257 104 257.6Q112 252 106 242.6Z', VERMILION[1]) +
    ellipse(100, 268, 14, 5.6, BOTTLE[0]) +
    shape('M48 312Q52 286 100 280Q148 286 152 312Q100 322 48 312Z', BOTTLE[0]) +
    tint('M116 282Q147 288 151.4 311.6Q136 315 118 316.4Q126 298 116 282Z', BOTTLE[1]) +
    pen('M66 308Q70 294 86 286M82 312Q86 296 94 284M100 313V283', 1.6, '#78b08e') +
    shape('M44 306Q100 320 156 306L157 315Q100 330 43 315Z', LEMON[0]) +
    // The bowl.
    shape('M40 146Q36 234 100 246Q164 234 160 146Z', BOTTLE[0]) +
    tint('M128 148H159.6Q163 234 100 245.6Q136 222 128 148Z', BOTTLE[1]) +
    pen('M54 206Q62 228 82 238M70 210Q76 230 92 241M88 212Q90 230 97 242', 2.2, '#78b08e') +
    pen('M112 212Q110 230 103 242M130 210Q124 230 108 241M146 206Q138 228 118 238', 1.5) +
    shape('M39.6 166Q40 188 45 202Q100 222 155 202Q160 188 160.4 166Q100 186 39.6 166Z', LEMON[0]) +
    tint('M128 176L160 166.4Q159.6 188 154.6 201.6Q142 206.4 130 208.6Q132 192 128 176Z', LEMON[1]) +
    [56, 78, 100, 122, 144]
      .map((x, k) =>
        k % 2
          ? dot(x, 193.4, 6, VERMILION[0], ' stroke-width="1.3"')
          : at(x, x === 100 ? 196 : 189, shape('M0-9L7 0L0 9L-7 0Z', SLATE[0], ' stroke-width="1.3"')),
      )
      .join('') +
    shape('M34 136H166V150Q100 166 34 150Z', VERMILION[0]) +
    tint('M122 136H165.4V149.6Q144 155 122 157.4Z', VERMILION[1]) +
    [50, 70, 90, 110, 130, 150]
      .map((x) => dot(x, 147.4 + 3.4 * Math.cos((x - 100) / 36), 2.8, LEMON[0], ' stroke-width="1"'))
      .join('') +
    // The lid.
    shape('M42 137Q46 100 82 90H118Q154 100 158 137Q100 150 42 137Z', BOTTLE[0]) +
    tint('M118 90Q153.4 100 157.4 136.6Q142 140.6 124 142Q134 112 114 90Z', BOTTLE[1]) +
    pen('M58 130Q64 108 84 96M76 134Q80 110 92 95M96 135Q96 112 98 95', 2.2, '#78b08e') +
    pen('M112 135Q110 112 104 95M132 133Q126 110 110 95', 1.5) +
    shape('M78 84H122V93Q100 99 78 93Z', LEMON[0]) +
    tint('M108 84H121.6V92.6Q114 95.4 108 96Z', LEMON[1]) +
    shape('M86 84Q84 76 92 72Q84 66 86 58Q90 50 100 48Q110 50 114 58Q116 66 108 72Q116 76 114 84Z', VERMILION[0]) +
    tint('M104 49Q113 52 113.6 58Q115 66 107.4 72Q115 76 113.4 84H104Q110 76 102 72Q110 62 104 49Z', VERMILION[1]) +
    pen('M91 72Q100 76 109 72', 1.3) +
    shape('M92 50Q88 40 94 33Q100 24 100 22Q100 24 106 33Q112 40 108 50Q100 54 92 50Z', LEMON[0]) +
    tint('M101 26Q104 31 106 33.6Q111.4 40 107.6 50Q104 52 101 52Q106 40 101 26Z', LEMON[1]),
  3,
);

const twig = (x: number, y: number, turn: number, length: number): string =>
  at(
    x,
    y,
    shape(`M-9 6L-7-${length}Q0-${length + 3} 7-${length}L10 6Z`, LOG[0]) +
      tint(`M2-${length + 1}L6.6-${length}L9.6 6H4Z`, LOG[1]) +
      pen(`M-4 2L-3.4-${length - 6}`, 1.2, '#8fc795') +
      ellipse(0, -length, 7.2, 3.6, VERMILION[0], ' stroke-width="1.3"') +
      ellipse(0, -length, 3.8, 1.7, 'none', ' stroke-width=".9" stroke="#ffd0c0"'),
    turn,
  );

const leaf = (x: number, y: number, turn: number, size = 1): string =>
  at(
    x,
    y,
    shape('M0 3Q-13-6-10-20Q-8-30 0-38Q8-30 10-20Q13-6 0 3Z', LOG[0]) +
      tint('M.6 2Q7-16 .6-36Q8-29 9.6-20Q12.4-6 .6 2Z', LOG[1]) +
      pen('M0 8V-30M0-8L-6-14M0-8L6-14M0-17L-5-23M0-17L5-23', 1.1),
    turn,
    size,
  );

/** Batons: a sawn trunk that stands in the ground. */
const batons = inked(
  // The ground.
  shape(
    'M34 318Q40 302 66 304Q82 296 102 298Q128 296 140 306Q154 306 158 320Q140 334 98 334Q52 334 34 318Z',
    BROWN[0],
  ) +
    tint('M36 320Q66 324 98 324Q134 324 157 318Q150 333 98 333.6Q52 333 36 320Z', BROWN[1]) +
    leaf(126, 84, 66, 0.9) +
    leaf(72, 178, -70) +
    leaf(130, 246, 72) +
    leaf(122, 166, 40, 0.8) +
    twig(124, 112, 52, 30) +
    twig(76, 92, -44, 22) +
    twig(74, 214, -54, 28) +
    twig(126, 196, 58, 26) +
    shape(
      'M66 52Q62 70 68 84Q62 102 70 118Q64 138 72 156Q64 176 72 194Q66 214 74 232Q68 254 72 272Q66 296 52 314Q66 312 74 318Q84 312 92 322Q100 314 110 322Q118 312 128 318Q138 312 150 314Q134 298 130 274Q136 254 128 236Q136 216 128 196Q136 178 128 158Q136 140 130 120Q138 102 132 84Q138 68 134 52Q100 42 66 52Z',
      LOG[0],
    ) +
    tint(
      'M116 48L133.4 52Q137.4 68 131.4 84Q137.4 102 129.4 120Q135.4 140 127.4 158Q135.4 178 127.4 196Q135.4 216 127.4 236Q135.4 254 129.4 274Q134 298 148 313.4Q137 312 128 317.4Q118 311.4 110 321.4Q106 318 103 317Q116 292 110 262Q118 236 111 208Q118 176 110 146Q119 118 112 92Q120 70 116 48Z',
      LOG[1],
    ) +
    pen(
      'M76 64Q74 82 80 98M90 70Q88 88 92 104M76 112Q74 130 80 148M94 124Q90 142 94 162M80 168Q76 186 82 204M96 184Q92 200 96 216M80 224Q78 242 82 260M94 238Q90 256 94 274M82 276Q78 296 70 308M98 284Q96 300 92 312',
      2.2,
      '#8fc795',
    ) +
    pen(
      'M106 66Q108 82 104 96M120 62Q122 78 118 92M118 116Q120 132 114 148M106 148Q104 166 108 182M118 214Q120 230 116 244M106 228Q104 244 106 258M118 268Q118 290 126 304M106 280Q106 298 110 310',
      1.3,
    ) +
    ellipse(98, 116, 6, 8.6, LOG[1], ' stroke-width="1.4"') +
    pen('M94.6 116Q98 110.6 101.4 116Q98 121 94.6 116Z', 1) +
    ellipse(104, 200, 5.4, 8, LOG[1], ' stroke-width="1.4"') +
    pen('M101 200Q104 195 107 200Q104 205 101 200Z', 1) +
    ellipse(100, 52, 34, 11.4, VERMILION[0]) +
    tint('M84 62Q126 62 133 50Q134 58 118 61Q100 64 84 62Z', VERMILION[1]) +
    ellipse(99, 51, 24, 7.4, 'none', ' stroke-width="1.2" stroke="#ffd0c0"') +
    ellipse(98, 50.6, 14.6, 4.4, 'none', ' stroke-width="1.1" stroke="#ffd0c0"') +
    ellipse(97, 50.4, 6, 1.7, 'none', ' stroke-width="1.1" stroke="#ffd0c0"') +
    // Grass.
    pen(
      'M40 316L36 306M46 318L44 307M51 319L53 309M132 322L130 311M139 321L140 309M145 319L150 309M78 326L75 317M84 327L86 318M112 328L110 319M118 327L121 318',
      4,
    ) +
    pen(
      'M40 316L36 306M46 318L44 307M51 319L53 309M132 322L130 311M139 321L140 309M145 319L150 309M78 326L75 317M84 327L86 318M112 328L110 319M118 327L121 318',
      2,
      '#6fae63',
    ),
  3,
);

export const ACES =
  symbol('card-1D', at(8, 12, coins, 0, 0.92)) +
  symbol('card-1C', cups) +
  symbol('card-1S', cherub) +
  symbol('card-1B', batons);
