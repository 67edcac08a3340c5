/** The aces. */

import {
  around,
  at,
  BLACK,
  both,
  dot,
  ellipse,
  INK,
  inked,
  pen,
  shape,
  symbol,
  tint,
  type Tone,
  use,
  WHITE,
} from '../drawing/shapes';
import { cottage } from './pictures/things';
import { BOTTLE, CRIMSON, GOLD } from './tones';

/** A lighter green, next to the dark one. */
const LAUREL: Tone = ['#3f9a5e', '#1d6a42'];

/** A feather that points upwards, its quill at 0 0. */
const feather = (length: number, [plain, dark]: Tone, half = 9.6): string =>
  shape(
    `M-4 0Q-${half + 2}-${length * 0.5}-${half}-${length - 13}Q-${half * 0.6}-${length - 1} 0-${length}Q${half * 0.6}-${length - 1} ${half}-${length - 13}Q${half + 2}-${length * 0.5} 4 0Z`,
    plain,
  ) +
  tint(
    `M1.4 0Q3-${length * 0.5} 1.4-${length - 1}Q${half * 0.6}-${length - 1} ${half - 0.6}-${length - 13}Q${half + 1.4}-${length * 0.5} 4 0Z`,
    dark,
  ) +
  pen(`M0-${length * 0.4}V-${length - 9}`, 1.1, GOLD[0]);

/** Of the right wing: angle and length of each long feather, the lowest first. */
const PRIMARIES = [
  [130, 50],
  [112, 58],
  [94, 65],
  [77, 71],
  [60, 73],
  [43, 72],
  [26, 76],
  [10, 80],
] as const;
const wing =
  PRIMARIES.map(([angle, length], k) => at(120, 160, feather(length, k % 2 ? LAUREL : BOTTLE), angle)).join('') +
  [122, 100, 79, 58, 37, 16].map((angle, k) => at(118, 160, feather(48, k % 2 ? CRIMSON : GOLD, 8.4), angle)).join('') +
  [110, 86, 62, 38, 16].map((angle) => at(116, 160, feather(31, BOTTLE, 7.4), angle)).join('') +
  // The leg and its claws.
  shape('M114 216Q128 220 130 234L120 240Q110 234 108 220Z', BOTTLE[0]) +
  shape(
    'M118 236L130 231L135 244Q146 243 148 253L143 250Q139 252 137 249L136 260L131 250Q125 258 118 254Q124 252 122 244Z',
    GOLD[0],
  );

/** Coins: an eagle that looks to the right, a coin on its breast. */
const coins = inked(
  [-44, 44, -24, 24, 0]
    .map((angle, k) => at(100, 222, feather(80, k < 2 ? CRIMSON : k < 4 ? GOLD : BOTTLE), 180 + angle))
    .join('') +
    both(wing) +
    // The body.
    shape(
      'M80 130Q100 122 120 130Q128 142 128 160Q138 190 126 220Q116 242 100 246Q84 242 74 220Q62 190 72 160Q72 142 80 130Z',
      BOTTLE[0],
    ) +
    tint(
      'M114 128L120 130Q127.4 142 127.4 160Q137.4 190 125.4 220Q116 241 102 245Q122 220 122 188Q122 156 114 128Z',
      BOTTLE[1],
    ) +
    [
      'M82 224q6 6 12 0q6 7 12 0q6 6 12 0',
      'M88 234q6 6 12 0q6 7 12 0',
      'M78 158q6 6 11 0m22 0q5 6 11 0',
      'M88 150q6 7 12 0q6 7 12 0',
    ]
      .map((d) => pen(d, 1.2, '#6fc093'))
      .join('') +
    // Neck and head.
    shape(
      'M76 142L82 128L77 118L86 118L82 107L90 109Q86 96 93 87L87 80L97 82L96 74L104 79Q116 74 124 83Q130 90 126 98Q121 104 117 107L123 113L117 114L122 124L118 128L124 140L115 138L112 149L104 141L99 152L93 141L86 149L84 138Z',
      CRIMSON[0],
    ) +
    tint(
      'M118 128L123.6 139.6L115 137.6L112 148.4L106 142Q110 132 107 124Q110 110 125 98Q121 104 117 107L122.4 112.6L117 113.6L121.6 123.6Z',
      CRIMSON[1],
    ) +
    shape('M120 81Q133 80 139 90Q142 99 138 107Q134 99 127 98Q121 98 116 100Q122 90 120 81Z', GOLD[0]) +
    tint('M122 92Q132 90 138.6 97Q140.4 102 138 106Q134 99 127 98Q121 98 117 99.4Z', GOLD[1]) +
    pen('M119 93Q128 90 135 94', 1.2) +
    dot(126, 86.4, 1.1, INK, ' stroke="none"') +
    shape('M106 88Q112 84 117 88.6Q112 93 106 88Z', WHITE[0], ' stroke-width="1.2"') +
    dot(112.6, 88.2, 2.2, INK, ' stroke="none"') +
    pen('M101 84Q109 79 119 86', 2.8) +
    pen(
      'M93 100Q97 106 92 114M101 104Q104 112 99 120M90 120Q94 127 90 134M101 124Q104 131 100 138M110 118Q112 123 109 129',
      1.3,
    ) +
    use('D', 100, 190, 1.34),
  3,
);

/** A Greek key, `times` over, from 0 0 to the right. */
const meander = (times: number): string =>
  Array.from(
    { length: times },
    (_, k) => `M${k * 11} 0V-8H${k * 11 + 8}V-3H${k * 11 + 4}M${k * 11} 0H${k * 11 + 11}`,
  ).join('');

/** Bride and groom, as black figures. */
const couple =
  `<g fill="${INK}" stroke="none">` +
  // He, a wreath on his head, leads her by the hand.
  '<path d="M86 157Q80 157 79 163Q79 167 77 168L80 169Q80 174 84 174L84 177Q77 178 75 184L72 212Q80 216 88 213L90 186L97 189L104 184L102 181L97 184L91 178L88 176L88 173Q92 170 92 163Q91 158 86 157Z"/>' +
  '<path d="M66 168L67.6 168L69 214L67 214Z"/><path d="M78 182L68 186L66 189L69 190L79 187Z"/>' +
  // She, under her veil.
  '<path d="M114 157Q121 157 123 164Q130 176 130 192L132 214Q120 217 107 214L109 192L106 186L102 183L104 180L109 182L112 177Q109 174 110 170L107 169L109 166Q108 158 114 157Z"/>' +
  '</g>' +
  pen(
    'M78 190L76 210M82 190L81 212M86 188L85 212M113 190Q112 202 112 213M119 186Q120 200 120 214M124 182Q127 198 127 213',
    1,
    '#f3c34e',
  ) +
  pen('M80 161Q86 158 91 162M113 161Q118 166 119 178M110 166H112', 1.3, CRIMSON[0]) +
  dot(81.6, 164.6, 0.9, '#f3c34e', ' stroke="none"') +
  dot(112, 165, 0.9, '#f3c34e', ' stroke="none"');

const palmette = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    [-56, -28, 28, 56, 0]
      .map(
        (angle) =>
          `<g transform="rotate(${angle})">${shape('M0 0Q5-7 0-16Q-5-7 0 0Z', CRIMSON[0], ' stroke-width="1"')}</g>`,
      )
      .join('') + dot(0, 0, 2.4, BOTTLE[0], ' stroke-width="1"'),
    turn,
  );

/** Cups: a Greek vase for a wedding. */
const cups = inked(
  // The stand.
  shape('M84 240H116Q118 262 142 290H58Q82 262 84 240Z', BOTTLE[0]) +
    tint('M106 241H115.4Q118 262 141 289.6H116Q112 262 106 241Z', BOTTLE[1]) +
    shape('M76 268Q100 274 124 268L131 277Q100 284 69 277Z', GOLD[0]) +
    shape('M52 288H148V301Q100 305 52 301Z', CRIMSON[0]) +
    tint('M112 288.4H147.4V300.6Q130 302.6 112 303Z', CRIMSON[1]) +
    // High handles.
    both(
      pen('M132 122Q160 104 157 76Q153 60 138 66Q127 74 121 98', 11) +
        pen('M132 122Q160 104 157 76Q153 60 138 66Q127 74 121 98', 7, GOLD[0]) +
        pen('M135 124Q163 104 159.4 76', 1.2, GOLD[1]),
    ) +
    shape('M40 168Q38 128 82 114H118Q162 128 160 168Q158 222 118 243H82Q42 222 40 168Z', CRIMSON[0]) +
    tint('M112 114H118Q161.4 128 159.4 168Q157.4 222 118 242.4H98Q140 216 138 168Q138 136 112 114Z', CRIMSON[1]) +
    // Tongues on the shoulder, rays at the foot.
    [-3, -2, -1, 0, 1, 2, 3]
      .map((k) =>
        at(
          100 + k * 11.4,
          123 + Math.abs(k) * 1.6,
          shape('M-4.6-4Q0-7 4.6-4Q5 6 0 10Q-5 6-4.6-4Z', k % 2 ? GOLD[0] : BOTTLE[0], ' stroke-width="1.1"'),
          k * -7,
        ),
      )
      .join('') +
    [-2, -1, 0, 1, 2]
      .map((k) => at(100 + k * 9, 242, shape('M-4.4 0L0-17L4.4 0Z', GOLD[0], ' stroke-width="1.1"'), k * 9))
      .join('') +
    // The frieze.
    shape('M45 143Q100 156 155 143Q165 178 152 210Q100 226 48 210Q35 178 45 143Z', '#f7c75a') +
    tint('M136 147.4L154.6 143.6Q164 178 151.6 209.6Q142 213 132 215Q144 180 136 147.4Z', GOLD[1]) +
    couple +
    palmette(57, 200, 0) +
    palmette(143, 200, 0) +
    shape('M46 140Q100 153 154 140L157 149Q100 163 43 149Z', BOTTLE[0]) +
    pen('M50 146Q100 158 150 146', 1.8, GOLD[0]) +
    shape('M46 204Q100 220 154 204L149 215Q100 230 51 215Z', BOTTLE[0]) +
    pen('M52 211Q100 225 148 211', 1.8, GOLD[0]) +
    // Neck, lip and lid.
    shape('M82 92H118L120 117Q100 122 80 117Z', BLACK[0]) +
    tint('M108 92H117.4L119.4 116.6Q112 118 106 118.6Z', BLACK[1]) +
    at(83, 110, pen(meander(3), 1.3, GOLD[0])) +
    shape('M74 84H126Q128 90 122 94Q100 98 78 94Q72 90 74 84Z', GOLD[0]) +
    tint('M112 84H125.4Q127 90 121.6 93.6Q116 95 110 95.6Z', GOLD[1]) +
    shape('M77 84Q80 62 100 60Q120 62 123 84Q100 88 77 84Z', BOTTLE[0]) +
    tint('M108 61.6Q119 64 122.4 83.6Q116 85 111 85.4Q114 72 108 61.6Z', BOTTLE[1]) +
    pen('M88 84Q89 70 96 62M100 61V86M112 84Q111 70 104 62', 1.1, '#7cc79f') +
    shape('M96 60Q98 54 93 50H107Q102 54 104 60Z', GOLD[0]) +
    shape('M90 48Q88 36 100 26Q112 36 110 48Q100 52 90 48Z', CRIMSON[0]) +
    tint('M102 28Q111.4 36 109.6 47.6Q106 49 103 49.4Q107 38 102 28Z', CRIMSON[1]) +
    pen('M96 47Q95 38 99 31', 1.2, '#f59a86'),
  3,
);

/** Swords: a sabre of gold over a cottage. */
const swords =
  at(
    80,
    126,
    inked(
      pen('M-10 86Q-34 84-40 62Q-42 44-30 40', 5.6) +
        pen('M-10 86Q-34 84-40 62Q-42 44-30 40', 3, BOTTLE[0]) +
        shape('M-36 40L-24 38L-22 20Q-30 16-38 22Z', BOTTLE[0]) +
        pen('M-34 38L-36 24M-30 38L-30 21M-26 37L-24 22', 1) +
        shape('M-12 56Q-18 0-6-50Q6-96 44-130Q46-92 34-58Q18-8 14 56Z', GOLD[0]) +
        tint('M6 56Q6 0 18-50Q28-90 43-126Q45-92 33-58Q17.4-8 13.4 56Z', GOLD[1]) +
        pen('M-4 52Q-8 0 2-46Q12-82 32-110', 1.6, '#fff3b8') +
        pen('M0 44q8-8 0-16q-8-8 2-16q9-8 2-16q-7-9 4-16q10-8 4-16q-4-8 6-16', 1.8, CRIMSON[0]) +
        shape('M-8 64H8L11 112H-9Z', CRIMSON[0]) +
        tint('M3 64H7.4L10.4 111.6H4Z', CRIMSON[1]) +
        pen('M-8.4 72L9 78M-8.8 82L9.6 88M-9 92L10.2 98M-9 102L10.6 108', 2.2, GOLD[0]) +
        shape('M26 54Q40 60 38 84Q34 112 12 124L6 117Q26 106 28 84Q29 72 20 68Z', GOLD[0]) +
        tint('M30 57Q39 62 37.4 84Q33.4 111 12 123.4L9 120Q30 108 33 84Q34 68 30 57Z', GOLD[1]) +
        shape('M-34 56Q-42 62-36 70Q-28 74-22 68Q0 62 26 70L30 58Q0 48-22 58Q-28 50-34 56Z', GOLD[0]) +
        tint('M4 54Q18 55 29.4 58.4L25.6 69.4Q12 65 4 64.6Z', GOLD[1]) +
        shape('M-12 110Q-14 126 0 130Q14 126 14 110Q0 116-12 110Z', GOLD[0]) +
        tint('M3 129Q13.4 125 13.4 110.6Q9 112.6 4 113.4Q8 122 3 129Z', GOLD[1]) +
        dot(0, 121, 3.4, CRIMSON[0], ' stroke-width="1.1"'),
      3.4,
    ),
    16,
    0.8,
  ) + at(104, 268, cottage, 0, 0.84);

const leaf = (x: number, y: number, turn: number, size = 1): string =>
  at(
    x,
    y,
    shape('M0 2Q16-12 0-40Q-16-12 0 2Z', LAUREL[0]) +
      tint('M0 2Q15-12 1-38V2Z', LAUREL[1]) +
      pen('M0 6V-30M0-10L6-16M0-10L-6-16M0-20L5-25M0-20L-5-25', 1),
    turn,
    size,
  );
const lemon = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    shape('M0-17Q4-14 7-13Q15-6 13 4Q10 12 4 14Q0 18-4 14Q-10 12-13 4Q-15-6-7-13Q-4-14 0-17Z', GOLD[0]) +
      tint('M8-12.4Q14.4-6 12.4 4Q9 12 4 13.4Q0 17-3.4 14Q8 8 8-12.4Z', GOLD[1]) +
      dot(-5, -4, 0.9, GOLD[1], ' stroke="none"') +
      dot(-2, 3, 0.9, GOLD[1], ' stroke="none"'),
    turn,
  );
const knot = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    ellipse(0, 0, 7.4, 5, GOLD[0], ' stroke-width="1.5"') + ellipse(0, 0, 3.6, 2.2, 'none', ' stroke-width="1"'),
    turn,
  );
const stump = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    shape('M-9 6L-7-14Q0-18 7-14L9 6Z', BOTTLE[0]) +
      tint('M1-16Q5-15.4 6.6-13.6L8.6 6H2Z', BOTTLE[1]) +
      ellipse(0, -14, 7.2, 3.2, GOLD[0], ' stroke-width="1.3"'),
    turn,
  );

/** Batons: a knotted club with lemons at its grip. */
const batons = at(
  100,
  162,
  inked(
    stump(38, -76, 58) +
      stump(-36, -98, -56) +
      stump(-32, -28, -64) +
      stump(30, -6, 62) +
      leaf(26, 40, 112, 0.9) +
      leaf(-24, 40, -112, 0.9) +
      leaf(22, 30, 66) +
      leaf(-22, 30, -66) +
      shape(
        'M-36-122Q0-142 36-122Q46-98 36-76Q46-50 33-26Q34-4 22 16L18 40H-18L-22 16Q-34-4-33-26Q-46-50-36-76Q-46-98-36-122Z',
        BOTTLE[0],
      ) +
      tint(
        'M18-130Q28-128 35.4-121.6Q45.4-98 35.4-76Q45.4-50 32.4-26Q33.4-4 21.4 16L17.4 40H6Q18 10 14-26Q22-56 14-84Q26-108 18-130Z',
        BOTTLE[1],
      ) +
      pen(
        'M-26-106Q-32-90-24-76M-20-62Q-26-46-18-34M-8-112Q-12-96-6-84M-6-48Q-2-34-8-22M-18-12Q-14 2-14 12M4-70Q8-60 4-50',
        2.4,
        '#74c49a',
      ) +
      knot(16, -96, 20) +
      knot(-12, -68, -14) +
      knot(14, -38, 10) +
      ellipse(0, -123, 34, 9.6, GOLD[0]) +
      ellipse(0, -123, 23, 6, 'none', ' stroke-width="1.2"') +
      ellipse(0, -123, 11, 2.6, 'none', ' stroke-width="1.1"') +
      // The grip.
      shape('M-16 48H16L11 114Q10 124 15 134Q0 142-15 134Q-10 124-11 114Z', CRIMSON[0]) +
      tint('M5 49H15.4L10.4 114Q9.4 124 14.4 133.6Q8 137 2 137.6Q8 100 5 49Z', CRIMSON[1]) +
      pen('M-15 66L14 82M-14 84L12.6 100M-12.4 104L11 118', 4.4) +
      pen('M-15 66L14 82M-14 84L12.6 100M-12.4 104L11 118', 2.4, GOLD[0]) +
      shape('M-19 36Q0 44 19 36L18 52Q0 60-18 52Z', GOLD[0]) +
      tint('M6 40Q14 39 18.4 37L17.4 51.6Q12 54 6 55Z', GOLD[1]) +
      lemon(-40, 56, 24) +
      lemon(40, 58, -20) +
      at(
        0,
        46,
        around(5, shape('M0-3Q7-8 0-16Q-7-8 0-3Z', WHITE[0], ' stroke-width="1.2"')) +
          dot(0, 0, 4.6, GOLD[0], ' stroke-width="1.2"'),
      ),
    3.2,
  ),
  5,
);

export const ACES =
  symbol('card-1D', at(0, -3, coins)) + symbol('card-1C', cups) + symbol('card-1S', swords) + symbol('card-1B', batons);
