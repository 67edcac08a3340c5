/** A horse that goes to the left, between 22 and 176 across and 100 and 283 down; its rider sits at 112 166. */

import { at, BLACK, dot, INK, limbIn, pen, type Point, shape, tint, type Tone, WHITE, YELLOW } from './shapes';

type Leg = readonly [Point, Point, Point];

/** The four legs: the two farther ones first, each from the hip to the fetlock. */
const GAITS = {
  standing: [
    [
      [90, 206],
      [92, 240],
      [90, 268],
    ],
    [
      [134, 200],
      [141, 238],
      [132, 268],
    ],
    [
      [78, 202],
      [74, 238],
      [72, 268],
    ],
    [
      [146, 194],
      [157, 234],
      [149, 268],
    ],
  ],
  stepping: [
    [
      [88, 206],
      [94, 240],
      [96, 268],
    ],
    [
      [132, 200],
      [134, 238],
      [124, 268],
    ],
    [
      [74, 202],
      [50, 220],
      [58, 246],
    ],
    [
      [146, 194],
      [158, 232],
      [154, 268],
    ],
  ],
  prancing: [
    [
      [84, 206],
      [66, 232],
      [60, 258],
    ],
    [
      [134, 200],
      [141, 238],
      [130, 268],
    ],
    [
      [74, 200],
      [46, 208],
      [50, 236],
    ],
    [
      [146, 194],
      [156, 236],
      [146, 268],
    ],
  ],
} as const satisfies Record<string, readonly [Leg, Leg, Leg, Leg]>;

export interface Horse {
  coat: Tone;
  mane: Tone;
  gait: keyof typeof GAITS;
  /** The cloth under the saddle, and its border. */
  cloth: Tone;
  border: string;
  reins: string;
  /** Where the hand holds the reins. */
  hand: Point;
  hoof?: Tone;
  /** The cloth covers the horse down to its knees. */
  caparison?: boolean;
}

export function horse({
  coat,
  mane,
  gait,
  cloth,
  border,
  reins,
  hand,
  hoof = BLACK,
  caparison = false,
}: Horse): string {
  const [farFront, farHind, front, hind] = GAITS[gait];
  const shady: Tone = [coat[1], coat[1]];
  const leg = (points: Leg, tone: Tone, widths: readonly [number, number, number]): string => {
    const [x, y] = points[2];
    const turn = gait !== 'standing' && y < 262 ? 30 : 0;
    return limbIn(points, widths, tone) + at(x, y + 4, shape('M-5.6-6H5.6L8 9H-9Z', hoof[0]), turn);
  };
  return (
    leg(farFront, shady, [17, 11, 9]) +
    leg(farHind, shady, [26, 13, 9]) +
    shape('M154 168Q178 168 175 202Q173 226 162 240Q166 218 160 204Q156 190 150 182Z', mane[0]) +
    pen('M160 174Q171 184 168 222M156 180Q164 192 164 212', 1, mane[1]) +
    shape(
      'M70 196Q62 176 78 164Q94 160 112 166Q132 157 148 165Q165 176 160 200Q154 216 138 213Q116 222 92 217Q76 213 70 196Z',
      coat[0],
    ) +
    tint('M72 199Q90 210 114 208Q140 206 159 196Q156 214 138 212.4Q116 221 92 216Q77 212 72 199Z', coat[1]) +
    leg(hind, coat, [31, 13, 9]) +
    tint('M134 186Q136 172 148 170Q160 178 158 196L148 200Q136 198 134 186Z', coat[0]) +
    leg(front, coat, [20, 12, 9]) +
    neckAndHead(coat, mane) +
    // Bridle and reins.
    pen(`${BRIDLE}M41 148Q58 ${hand[1] + 16} ${hand[0]} ${hand[1]}`, 3.4) +
    pen(`${BRIDLE}M41 148Q58 ${hand[1] + 16} ${hand[0]} ${hand[1]}`, 1.8, reins) +
    dot(41.6, 147.6, 2.6, YELLOW[0], ' stroke-width="1"') +
    // Breast strap, saddle cloth.
    pen('M94 176Q80 194 65 192', 5) +
    pen('M94 176Q80 194 65 192', 2.8, reins) +
    (caparison ? longCloth(cloth, border) : saddleCloth(cloth, border))
  );
}

/** Band of the forehead, cheek and nose, clear of the eye. */
const BRIDLE = 'M44 115Q52 110 60 112M59 113Q58 132 47 148M35 139L47 155';

/** The neck and the head of a horse that stands. */
const neckAndHead = (coat: Tone, mane: Tone): string =>
  shape(
    'M94 170Q88 130 62 111L61 99L54 108Q46 112 42 124L27 147Q23 156 28 161Q35 165 42 158Q50 153 58 151Q54 174 66 202Q80 206 94 170Z',
    coat[0],
  ) +
  tint('M58 151Q66 147 68 138Q72 160 84 180Q80 202 66 201Q54 174 58 151Z', coat[1]) +
  pen('M58 151Q64 148 66 140', 1.2) +
  shape(
    'M62 103Q80 108 89 128Q97 146 95 168Q86 170 88 157Q79 156 83 143Q73 141 76 129Q66 127 62 113Q54 116 52 124Q50 112 62 103Z',
    mane[0],
  ) +
  pen('M68 110Q80 118 84 134Q90 146 90 160M60 108Q58 112 56 116', 1, mane[1]) +
  shape('M47.4 120.6Q51 117 54.4 120.6Q51 123.6 47.4 120.6Z', WHITE[0], ' stroke-width=".9"') +
  dot(50.6, 120.4, 1.8, INK, ' stroke="none"') +
  pen('M46 116Q51 112.6 56 116', 1.4) +
  dot(31, 152, 1.5, INK, ' stroke="none"') +
  pen('M29 159Q34 159 38 155', 1.1);

const saddleCloth = (cloth: Tone, border: string): string =>
  shape('M91 160Q112 172 136 160Q142 182 140 202Q114 212 88 202Q86 182 91 160Z', cloth[0]) +
  tint('M122 167L136 161Q141 182 139.4 201.6Q130 205 120 206Q126 186 122 167Z', cloth[1]) +
  pen('M88.4 197Q114 207 140 197', 3, border);

const longCloth = (cloth: Tone, border: string): string =>
  shape(
    'M92 162Q112 172 134 160Q156 156 166 174Q172 206 168 244Q156 252 144 246Q140 228 136 222Q118 230 100 224Q96 236 92 246Q80 250 68 244Q66 214 72 186Q80 168 92 162Z',
    cloth[0],
  ) +
  tint(
    'M150 162Q160 164 166 175Q171 206 167.4 243.4Q160 248 152 248Q156 200 150 162ZM100 224Q96 236 92 245.6Q88 247 84 247Q90 220 92 190Q96 206 104 216Q120 222 134 214L136 222Q118 230 100 224Z',
    cloth[1],
  ) +
  pen('M69 236Q80 242 94 238M144 238Q156 244 168 236M102 218Q118 224 136 216', 4, border) +
  [
    [82, 200],
    [78, 222],
    [152, 196],
    [154, 220],
    [124, 206],
    [108, 208],
  ]
    .map(([x = 0, y = 0]) =>
      shape(`M${x} ${y - 6}L${x + 4} ${y}L${x} ${y + 6}L${x - 4} ${y}Z`, border, ' stroke-width="1"'),
    )
    .join('');

type Rearing = Pick<Horse, 'coat' | 'mane' | 'cloth' | 'border' | 'reins' | 'hand' | 'hoof'>;

/** A horse that rears to the left, between 26 and 178 across and 50 and 283 down; its rider sits at 116 156. */
export function rearingHorse({ coat, mane, cloth, border, reins, hand, hoof = BLACK }: Rearing): string {
  const shady: Tone = [coat[1], coat[1]];
  const hind = (points: Leg, tone: Tone, hip: number): string =>
    limbIn(points, [hip, 14, 9], tone) + at(points[2][0], points[2][1] + 4, shape('M-5.6-6H5.6L8 11H-9Z', hoof[0]));
  const fore = (points: Leg, tone: Tone, turn: number): string =>
    limbIn(points, [22, 13, 9], tone) + at(points[2][0], points[2][1], shape('M-5.4-2H5.4L8 13H-8Z', hoof[0]), turn);
  const rein = `M52 99Q62 ${hand[1] + 10} ${hand[0]} ${hand[1]}`;
  return (
    fore(
      [
        [74, 156],
        [44, 142],
        [30, 160],
      ],
      shady,
      34,
    ) +
    hind(
      [
        [136, 204],
        [120, 242],
        [102, 268],
      ],
      shady,
      34,
    ) +
    shape('M156 184Q176 178 179 200Q180 222 168 234Q158 244 160 260Q146 250 152 232Q160 214 152 200Z', mane[0]) +
    pen('M160 190Q171 194 169 212Q162 228 157 242M156 196Q164 206 160 222', 1, mane[1]) +
    shape(
      'M64 158Q68 138 94 128Q110 146 130 152Q154 160 163 184Q170 208 154 220Q138 226 122 212Q98 208 80 192Q62 178 64 158Z',
      coat[0],
    ) +
    tint(
      'M66 172Q84 192 106 196Q128 196 140 208Q152 210 164 194Q166 212 154 219.4Q138 225 122 211.4Q98 207.4 80 191.4Q69 182 66 172Z',
      coat[1],
    ) +
    hind(
      [
        [146, 196],
        [152, 244],
        [136, 268],
      ],
      coat,
      40,
    ) +
    tint('M128 190Q128 172 146 172Q164 180 164 198L152 206Q132 208 128 190Z', coat[0]) +
    fore(
      [
        [78, 172],
        [44, 176],
        [50, 204],
      ],
      coat,
      -12,
    ) +
    at(53.5, -54.7, neckAndHead(coat, mane) + pen(BRIDLE, 3.4) + pen(BRIDLE, 1.8, reins), 16) +
    pen(rein, 3.4) +
    pen(rein, 1.8, reins) +
    dot(52, 98.6, 2.6, YELLOW[0], ' stroke-width="1"') +
    pen('M98 140Q84 160 66 162', 5) +
    pen('M98 140Q84 160 66 162', 2.8, reins) +
    shape('M98 136Q114 150 138 154Q150 176 146 200Q120 206 96 190Q90 160 98 136Z', cloth[0]) +
    tint('M126 152L138 154Q150 176 145.4 199.6Q134 202 124 201Q132 178 126 152Z', cloth[1]) +
    pen('M95.6 184Q120 200 146.6 194', 3, border)
  );
}
