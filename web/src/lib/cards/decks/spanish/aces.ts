/** The aces. */

import { around, at, both, dot, ellipse, inked, pen, shape, STEEL, symbol, tint, use, WHITE } from '../drawing/shapes';
import { LEAF, LEMON, SCARLET, SKY } from './tones';

/** A flag on a staff that leans to the right. */
const flag = (turn: number, [plain, dark]: readonly [string, string], stripe: string): string =>
  at(
    100,
    158,
    pen('M0 0V-104', 5) +
      pen('M0 0V-104', 2.6, LEMON[0]) +
      shape('M-3-104L0-116L3-104L0-100Z', STEEL[0]) +
      shape('M1-98Q18-90 30-98Q44-104 52-94Q48-84 52-72Q42-78 30-72Q18-66 1-72Z', plain) +
      tint('M30-82Q42-88 51-82L52-72Q42-78 30-72Q18-66 1-72V-80Q18-74 30-82Z', dark) +
      pen('M1-85Q18-78 30-85Q42-91 51-84', 3, stripe),
    turn,
    0.74,
  );

/** Coins: a large coin on a trophy of flags, between two banners. */
const coins = inked(
  both(flag(70, SKY, LEMON[0]) + flag(42, SCARLET, LEMON[0])) +
    both(
      // Cannon barrels and laurels below.
      at(
        100,
        190,
        shape('M10-8L60-5Q66 0 60 6L10 9Z', LEAF[0]) +
          tint('M10 1L63 1Q62 4 60 5.6L10 8.6Z', LEAF[1]) +
          ellipse(62, 0, 3.4, 7, LEMON[0]),
        26,
      ) +
        [0, 1, 2, 3, 4]
          .map((k) =>
            at(
              112 + k * 9,
              236 - k * k * 1.6,
              shape('M0 2Q8-6 0-18Q-8-6 0 2Z', LEAF[0], ' stroke-width="1.2"'),
              62 - k * 16,
            ),
          )
          .join(''),
    ) +
    at(100, 153, use('D', 0, 0, 2.06)) +
    shape('M52 60Q100 40 148 60L152 78Q100 58 48 78Z', SCARLET[0]) +
    tint('M100 50Q126 51 148 60L151.4 77Q128 68 100 68Z', SCARLET[1]) +
    [66, 83, 100, 117, 134]
      .map((x) => at(x, 57 + Math.abs(x - 100) * 0.19, shape('M0-5L3.6 0L0 5L-3.6 0Z', LEMON[0], ' stroke-width="1"')))
      .join('') +
    shape('M40 252L56 244Q100 262 144 244L160 252L156 262L160 272L142 268Q100 284 58 268L40 272L44 262Z', WHITE[0]) +
    [64, 82, 100, 118, 136]
      .map((x, k) =>
        at(
          x,
          266 - Math.abs(x - 100) * 0.2,
          shape('M0-6L4.4 0L0 6L-4.4 0Z', (k % 2 ? SKY : SCARLET)[0], ' stroke-width="1"'),
        ),
      )
      .join(''),
  3,
);

/** Cups: a vessel whose lid is like a crown. */
const cups = inked(
  shape('M91 198H109L114 246H86Z', LEMON[0]) +
    tint('M101 198H109L113.6 246H101Z', LEMON[1]) +
    ellipse(100, 208, 19, 8, SKY[0]) +
    ellipse(100, 226, 14, 6, SCARLET[0]) +
    shape('M54 268Q58 244 100 240Q142 244 146 268Z', LEMON[0]) +
    tint('M114 242Q141 246 145.4 268H120Q124 254 114 242Z', LEMON[1]) +
    pen('M70 266Q74 252 90 246M100 244V266M130 266Q126 252 110 246', 1.3) +
    shape('M48 266H152V279H48Z', SCARLET[0]) +
    [62, 81, 100, 119, 138].map((x) => dot(x, 272.6, 3.2, LEMON[0], ' stroke-width="1"')).join('') +
    shape('M42 116Q40 196 100 204Q160 196 158 116Z', SCARLET[0]) +
    tint('M126 118H157.6Q160 196 100 203.6Q132 184 126 118Z', SCARLET[1]) +
    [-42, -25, -8, 8, 25, 42]
      .map((x) => pen(`M${100 + x} ${150 - Math.abs(x) * 0.1}Q${100 + x * 0.94} 184 ${100 + x * 0.46} 199`, 1.4))
      .join('') +
    shape('M42 118Q42 136 45 150Q100 168 155 150Q158 136 158 118Z', LEMON[0]) +
    tint('M128 120L157.6 118Q158 136 154.6 149.6Q142 154 128 156.6Z', LEMON[1]) +
    [58, 79, 100, 121, 142]
      .map((x, k) => dot(x, 141 - Math.abs(x - 100) * 0.12, 5, (k % 2 ? SCARLET : SKY)[0], ' stroke-width="1.2"'))
      .join('') +
    shape('M36 108H164V121Q100 131 36 121Z', SKY[0]) +
    tint('M122 108H163.4V120.6Q142 125 122 126Z', SKY[1]) +
    // The lid: a closed crown.
    shape('M46 108Q34 70 58 58Q80 50 100 50Q120 50 142 58Q166 70 154 108Z', SCARLET[0]) +
    tint('M122 52Q164 62 153.4 107.6H130Q142 76 122 52Z', SCARLET[1]) +
    both(
      shape('M150 108Q168 70 138 58Q118 50 101 49V58Q116 58 131 66Q150 76 140 108Z', LEMON[0]) +
        [
          [148, 92],
          [148, 76],
          [136, 64],
          [119, 57],
        ]
          .map(([x = 0, y = 0]) => dot(x, y, 2.8, WHITE[0], ' stroke-width=".9"'))
          .join(''),
    ) +
    shape('M94 108Q88 78 100 48Q112 78 106 108Z', LEMON[0]) +
    [66, 80, 94].map((y) => dot(100, y, 2.8, WHITE[0], ' stroke-width=".9"')).join('') +
    dot(100, 42, 8.4, SKY[0]) +
    pen('M92 42Q100 46 108 42M100 33V38', 1.2) +
    pen('M100 33V20M94 26H106', 5) +
    pen('M100 33V20M94 26H106', 2.4, LEMON[0]),
  3,
);

/** Swords: a sabre with a strap at its hilt. */
const swords = at(
  100,
  150,
  inked(
    pen('M-8 84Q-40 86-44 60Q-46 36-30 34Q-14 34-18 54Q-22 70-40 70', 6.4) +
      pen('M-8 84Q-40 86-44 60Q-46 36-30 34Q-14 34-18 54Q-22 70-40 70', 3.4, SCARLET[0]) +
      shape('M-46 66L-36 70L-40 86Q-48 88-54 82Z', SCARLET[0]) +
      pen('M-52 82L-46 69M-47 85L-42 71', 1) +
      shape('M-9 62Q-8 0 2-50Q10-92 34-124Q30-84 22-50Q10 4 9 62Z', SKY[0]) +
      tint('M2 62Q4 0 12-46Q20-92 33.4-122Q30-84 22-50Q10 4 8.6 62Z', SKY[1]) +
      pen('M-4 58Q-2 0 7-46Q14-80 24-102', 1.4, '#d9effb') +
      shape('M-7 70H7L9 116H-9Z', SCARLET[0]) +
      pen('M-7.4 78L7.6 84M-8 88L8 94M-8.4 98L8.6 104', 2.4, LEMON[0]) +
      shape(
        'M-30 58Q-40 62-36 72Q-30 78-24 70Q0 66 20 72Q34 76 30 100Q26 122 6 126V117Q20 112 21 98Q22 84 12 80Q0 76-14 79L-30 78',
        LEMON[0],
      ) +
      shape('M-34 60Q-42 66-36 74Q-28 78-22 72Q0 66 22 72L26 62Q0 54-22 62Q-28 54-34 60Z', LEMON[0]) +
      tint('M4 59Q16 59 25.6 62.4L22 71.4Q12 68.6 4 68Z', LEMON[1]) +
      shape('M-12 114Q-16 130-2 134Q12 132 12 116Q0 122-12 114Z', LEMON[0]) +
      dot(-1, 125, 3.4, SKY[0], ' stroke-width="1.1"'),
    3,
  ),
  8,
);

const twig = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    shape('M-7 4L-6-18Q0-22 6-18L7 4Z', LEAF[0]) +
      tint('M1-20Q4-19.6 5.6-17.6L6.6 4H2Z', LEAF[1]) +
      ellipse(0, -18.4, 6.2, 2.6, LEMON[0], ' stroke-width="1.2"'),
    turn,
  );
const leaf = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    shape('M0 2Q14-10 0-34Q-14-10 0 2Z', LEAF[0]) + tint('M0 2Q13-10 1-33V2Z', LEAF[1]) + pen('M0 6V-24', 1.1),
    turn,
  );

/** Batons: a club with its twigs cut off. */
const batons = inked(
  leaf(124, 78, 54) +
    leaf(74, 134, -64) +
    leaf(128, 178, 70) +
    leaf(76, 206, -70) +
    twig(124, 104, 48) +
    twig(74, 96, -46) +
    twig(122, 152, 56) +
    twig(78, 166, -52) +
    twig(118, 212, 60) +
    shape(
      'M70 42Q100 26 130 42Q138 74 124 104Q132 134 122 160Q126 196 116 226L112 274Q100 282 88 274L84 226Q74 196 78 160Q68 134 76 104Q62 74 70 42Z',
      LEAF[0],
    ) +
    tint(
      'M112 36Q124 38 129.4 42.4Q137 74 123.4 104Q131 134 121.4 160Q125 196 115.4 226L111.6 273.6Q107 277 102 278Q114 220 106 172Q116 140 108 108Q120 72 112 36Z',
      LEAF[1],
    ) +
    pen('M80 56Q76 80 84 102M82 116Q78 136 86 156M88 172Q86 198 92 220', 2.6, '#8fd08f') +
    shape('M85 232Q100 240 115.4 232L114 248Q100 256 86.6 248Z', SCARLET[0]) +
    ellipse(106, 84, 5, 7.4, LEAF[1], ' stroke-width="1.3"') +
    ellipse(94, 142, 4.6, 6.6, LEAF[1], ' stroke-width="1.3"') +
    ellipse(104, 198, 4.4, 6.4, LEAF[1], ' stroke-width="1.3"') +
    ellipse(100, 41, 29, 8.4, SCARLET[0]) +
    ellipse(100, 41, 21, 5.4, LEMON[0], ' stroke-width="1.2"') +
    around(1, ellipse(100, 41, 11, 2.6, 'none', ' stroke-width="1"')),
  3,
);

export const ACES =
  symbol('card-1D', coins) + symbol('card-1C', cups) + symbol('card-1S', swords) + symbol('card-1B', batons);
