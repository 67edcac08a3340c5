/** The aces. */

import {
  around,
  at,
  BLACK,
  BLUE,
  both,
  BROWN,
  dot,
  ellipse,
  GREEN,
  INK,
  inked,
  pen,
  RED,
  shape,
  SKIN,
  symbol,
  tint,
  use,
  WHITE,
  YELLOW,
} from '../drawing/shapes';

const feather = (length: number, fill: string, dark: string): string =>
  shape(
    `M-3 0Q-10-${length * 0.5}-7-${length - 12}Q-4-${length - 3} 0-${length}Q5-${length - 4} 7-${length - 12}Q9-${length * 0.5} 4 0Z`,
    fill,
  ) + tint(`M2 0Q4-${length * 0.5} 1-${length - 2}Q5-${length - 4} 6.4-${length - 12}Q8.4-${length * 0.5} 4 0Z`, dark);

/** Of one wing: angle and length of each feather. */
const WING = [
  [142, 62],
  [126, 68],
  [110, 70],
  [94, 68],
  [78, 64],
  [60, 54],
  [40, 46],
] as const;

const wing =
  WING.map(([angle, length], k) =>
    at(122, 142, feather(length, k % 2 ? RED[0] : BLACK[0], k % 2 ? RED[1] : BLACK[1]), angle),
  ).join('') +
  [128, 106, 84, 62].map((angle) => at(120, 142, feather(38, YELLOW[0], YELLOW[1]), angle)).join('') +
  // The neck and the head, which looks outwards.
  shape(
    'M96 136Q95 108 107 92L101 84L109 82L106 73L115 75Q121 66 131 69Q140 72 140 82Q140 91 132 96Q126 100 127 108L132 112L126 115Q130 124 126 136Z',
    YELLOW[0],
  ) +
  tint(
    'M126 136Q130 124 126 115L131 112L127 108Q126 100 132 96Q138 92 139.6 85Q132 94 123 95Q116 104 118 118L116 136Z',
    YELLOW[1],
  ) +
  shape('M138 76Q152 74 157 85Q159 94 154 101Q153 92 146 91Q141 91 136 92Q141 84 138 76Z', RED[0]) +
  pen('M140 86Q147 84 153 88', 1.1) +
  dot(129, 80, 3.6, WHITE[0], ' stroke-width="1.2"') +
  dot(130.4, 80, 1.7, INK, ' stroke="none"') +
  pen('M122 73Q128 72 135 77', 2.2) +
  pen('M113 92Q116 99 111 106M119 100Q119 108 113 115M108 112Q112 117 108 124M120 118Q121 124 117 130', 1.3) +
  // The leg.
  shape('M116 206Q128 210 132 224L124 230Q112 226 108 212Z', BLACK[0]) +
  shape(
    'M122 224L132 220L138 232Q150 232 150 242L146 238Q142 240 140 236L138 248L134 238Q128 246 122 242Q128 240 127 234Z',
    YELLOW[0],
  );

/** Coins: the eagle with two heads, a coin on its breast. */
const coins = inked(
  // The tail.
  [-40, -20, 20, 40, 0]
    .map((angle) =>
      at(100, 204, feather(72, angle % 40 ? RED[0] : BLACK[0], angle % 40 ? RED[1] : BLACK[1]), 180 + angle * 0.8),
    )
    .join('') +
    both(wing) +
    shape('M76 130Q100 118 124 130Q134 170 124 204Q112 224 100 228Q88 224 76 204Q66 170 76 130Z', BLACK[0]) +
    [140, 196, 208].map((y) => pen(`M84 ${y}q5 6 10 0m0 0q6 7 12 0m0 0q5 6 10 0`, 1.3, '#8a7466')).join('') +
    use('sun', 100, 168, 1.26),
);

const cone = [0, 1, 2, 3]
  .map((row) =>
    Array.from({ length: 4 - row }, (_, k) =>
      shape(
        `M${-17.2 + row * 4.3 + k * 8.6 + 100} ${76 - row * 8}q4.3-12 8.6 0q-4.3 6-8.6 0Z`,
        k % 2 ? YELLOW[1] : YELLOW[0],
        ' stroke-width="1"',
      ),
    ).join(''),
  )
  .join('');

/** Cups: an urn with a lid, a pine cone on it, and a winged face. */
const cups = inked(
  both(
    pen('M146 132Q182 118 180 152Q174 184 134 188', 13) +
      pen('M146 132Q182 118 180 152Q174 184 134 188', 9, YELLOW[0]) +
      pen('M150 134Q178 126 176 151Q171 178 136 184', 1.2, YELLOW[1]),
  ) +
    shape('M92 212H108L113 262H87Z', YELLOW[0]) +
    tint('M101 212H108L112.6 262H101Z', YELLOW[1]) +
    shape('M56 288Q60 262 100 258Q140 262 144 288Z', GREEN[0]) +
    tint('M112 260Q138 264 143.4 288H116Q122 272 112 260Z', GREEN[1]) +
    pen('M70 286Q74 270 90 264M100 262V286M130 286Q126 270 110 264', 1.3) +
    shape('M50 286H150V299Q100 305 50 299Z', RED[0]) +
    tint('M110 286H149.4V298.6Q130 302 110 302Z', RED[1]) +
    ellipse(100, 226, 18, 9, RED[0]) +
    ellipse(100, 244, 13, 6.4, YELLOW[0]) +
    shape('M42 120Q40 212 100 218Q160 212 158 120Z', YELLOW[0]) +
    tint('M128 122H157.6Q160 212 100 217.6Q134 200 128 122Z', YELLOW[1]) +
    shape('M46 164Q56 214 100 218Q144 214 154 164Q100 196 46 164Z', GREEN[0]) +
    tint('M124 181Q140 176 153.6 165Q144 213 104 217.4Q124 202 124 181Z', GREEN[1]) +
    pen('M64 177Q70 204 88 214M82 184Q86 204 96 216M118 184Q114 204 104 216M136 177Q130 204 112 214', 1.3) +
    // The winged face.
    both(
      shape('M110 150Q124 128 148 130Q144 138 136 139Q142 144 134 148Q138 154 128 155Q128 162 114 160Z', WHITE[0]) +
        pen('M118 150Q128 140 142 134M118 155Q126 149 134 147', 1),
    ) +
    dot(100, 152, 17, SKIN[0]) +
    tint('M108 137Q117 152 108 167Q102 170 96 168Q106 160 108 137Z', SKIN[1]) +
    shape(
      'M83 150Q80 134 92 133Q96 128 102 131Q110 128 114 136Q120 142 117 151Q113 144 108 143Q100 146 92 142Q86 144 83 150Z',
      BROWN[0],
    ) +
    pen(
      'M91 150Q94 147.6 97 150M103 150Q106 147.6 109 150M100 151Q98 156 99 157.6H102M95 161.6Q100 165.6 105 161.6',
      1.4,
    ) +
    // Mouth and lid.
    shape('M38 110H162V123Q100 133 38 123Z', RED[0]) +
    tint('M120 110H161.4V122.6Q140 127 120 127.6Z', RED[1]) +
    [54, 77, 100, 123, 146]
      .map((x) => dot(x, 119 + (Math.abs(x - 100) < 30 ? 1 : 0), 3.6, YELLOW[0], ' stroke-width="1.1"'))
      .join('') +
    shape('M48 110Q52 82 100 80Q148 82 152 110Z', YELLOW[0]) +
    tint('M120 82Q148 86 151.4 109.6H126Q130 94 120 82Z', YELLOW[1]) +
    pen('M66 108Q70 92 86 84M100 82V108M134 108Q130 92 114 84', 1.3) +
    shape('M86 80H114V87H86Z', RED[0]) +
    shape('M84 80Q82 62 100 44Q118 62 116 80Z', YELLOW[1]) +
    cone,
);

/** Swords: a short sword in a red sheath, aslant, a green belt wound around it. */
const swords = at(
  100,
  162,
  inked(
    // The belt behind.
    pen('M-34-16Q-52 10-18 26Q44 44 38 74Q32 92 8 90', 13) +
      pen('M-34-16Q-52 10-18 26Q44 44 38 74Q32 92 8 90', 9, GREEN[0]) +
      shape('M-14-58H14L10 104Q0 118-10 104Z', RED[0]) +
      tint('M2-57H13.4L9.6 104Q5 112 1 112Z', RED[1]) +
      pen('M-9-50L-6 94', 1.4, '#f08a76') +
      shape('M-14.6-58H14.6L13.6-40Q0-34-13.6-40Z', YELLOW[0]) +
      shape('M-10.6 78Q0 84 10.6 78L10 104Q0 124-10 104Z', YELLOW[0]) +
      tint('M2 81L10.2 78.4L9.6 104Q5 112 1 113Z', YELLOW[1]) +
      // The belt before it, its buckle and its end.
      pen('M-34-16Q-28-28-10-22Q20-12 40-30', 13) +
      pen('M-34-16Q-28-28-10-22Q20-12 40-30', 9, GREEN[0]) +
      pen('M-18 26Q0 32 18 38', 13) +
      pen('M-20 25.4Q0 32 20 39', 9, GREEN[0]) +
      pen('M-30-20Q-22-24-10-20Q18-10 38-28M-14 28L14 37', 1, '#8fc98f') +
      shape('M38-40L52-36L56-26L44-20Z', YELLOW[0]) +
      shape('M2 82Q14 84 16 92Q8 98-4 97Z', GREEN[0]) +
      shape('M-11 27L2 31L0 42L-13 38Z', YELLOW[0]) +
      // The hilt.
      shape('M-6-66H6L7-104H-7Z', BLUE[0]) +
      pen('M-6.4-72L6.4-77M-6.6-82L6.6-87M-6.8-92L6.8-97', 2.4, YELLOW[0]) +
      shape('M-40-70Q-46-60-36-56Q0-64 36-56Q46-60 40-70Q0-60-40-70Z', YELLOW[0]) +
      tint('M10-65Q30-66 40-69.4Q45-60 36-56.6Q22-60 10-60.6Z', YELLOW[1]) +
      dot(-40, -63, 7, YELLOW[0]) +
      dot(40, -63, 7, YELLOW[0]) +
      shape('M-12-106Q-14-126 0-128Q14-126 12-106Q0-100-12-106Z', YELLOW[0]) +
      tint('M3-127.4Q13.4-125 11.6-106Q7-103.6 2-103.4Q8-114 3-127.4Z', YELLOW[1]) +
      dot(0, -115, 4.6, RED[0]),
  ),
  14,
);

const curl = (x: number, y: number, turn: number, across = 1): string =>
  at(
    x,
    y,
    pen('M0 0Q14-16 28-10Q38-2 30 8Q20 12 18 4Q19-2 25 0', 3.4) +
      pen('M0 0Q14-16 28-10Q38-2 30 8Q20 12 18 4Q19-2 25 0', 1.6, '#6fb35c'),
    turn,
    1,
    across,
  );

const leaf = (x: number, y: number, turn: number, size = 1): string =>
  at(
    x,
    y,
    shape('M0 2Q-16-8-13-22Q-6-24-5-32Q2-36 5-32Q6-24 13-22Q16-8 0 2Z', GREEN[0]) +
      tint('M1 1Q6-14 2-33Q5-32 5-31Q6-24 12.6-21.6Q15-8 1 1Z', GREEN[1]) +
      pen('M0 6V-26M0-8L-8-16M0-8L8-16', 1.1),
    turn,
    size,
  );

/** Batons: a club with leaves, tendrils and a flower. */
const batons = inked(
  curl(120, 96, 10) +
    curl(80, 150, -20, -1) +
    curl(116, 186, 16) +
    curl(86, 236, -10, -1) +
    leaf(126, 124, 62) +
    leaf(74, 116, -62) +
    leaf(130, 214, 78, 1.1) +
    leaf(72, 196, -76, 1.1) +
    leaf(112, 262, 110, 0.9) +
    shape(
      'M76 50Q100 36 124 50Q130 92 121 124Q128 150 118 176Q122 214 113 250L109 286Q100 292 91 286L87 250Q78 214 82 176Q72 150 79 124Q70 92 76 50Z',
      GREEN[0],
    ) +
    tint(
      'M108 43Q118 45 123.4 50Q129 92 120.4 124Q127 150 117.4 176Q121.4 214 112.4 250L108.6 285.6Q104 289 100 289Q112 230 106 180Q116 150 108 124Q116 90 108 43Z',
      GREEN[1],
    ) +
    shape('M88 232Q100 238 114.4 232L109 286Q100 292 91 286Z', RED[0]) +
    tint('M102 236Q109 235 114 232.4L108.6 285.6Q104 288 101 288.6Z', RED[1]) +
    shape('M85 226Q100 233 115.6 226L114.6 236Q100 243 86.6 236Z', YELLOW[0]) +
    pen('M84 62Q80 92 88 120M86 134Q82 152 89 172M90 190Q88 208 92 222', 2.4, '#7cbd78') +
    ellipse(110, 96, 5, 7, GREEN[1], ' stroke-width="1.3"') +
    pen('M107 96Q110 91 113 96Q110 100 107 96', 1) +
    ellipse(92, 156, 4.4, 6.4, GREEN[1], ' stroke-width="1.3"') +
    ellipse(100, 49, 23, 7.4, YELLOW[0]) +
    ellipse(100, 49, 15, 4.4, 'none', ' stroke-width="1.1"') +
    ellipse(100, 49, 7, 1.9, 'none', ' stroke-width="1"') +
    at(
      128,
      168,
      around(6, shape('M0-4Q8-10 0-19Q-8-10 0-4Z', RED[0], ' stroke-width="1.3"') + pen('M0-6V-13', 0.9)) +
        dot(0, 0, 5.4, YELLOW[0]),
    ) +
    at(
      72,
      250,
      around(6, shape('M0-3Q6-8 0-14Q-6-8 0-3Z', YELLOW[0], ' stroke-width="1.1"'), 15) + dot(0, 0, 3.6, RED[0]),
    ),
);

export const ACES =
  symbol('card-1D', at(100, 162, at(-100, -162, coins), 0, 0.95)) +
  symbol('card-1C', cups) +
  symbol('card-1S', swords) +
  symbol('card-1B', batons);
