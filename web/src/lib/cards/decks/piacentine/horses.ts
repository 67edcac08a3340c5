/** The horses of the riders, as far as a half shows them. */

import { at, dot, INK, pen, type Point, shape, tint, type Tone, WHITE } from '../drawing/shapes';
import { LEMON } from './tones';

export interface Forehand {
  coat: Tone;
  mane: Tone;
  /** Bridle, breast strap and reins. */
  tack: string;
  /** Where the hand holds the reins. */
  hand: Point;
  /** How far the head is bent, in degrees: negative if the nose is up. */
  nod?: number;
}

const RINGS: readonly Point[] = [
  [53, 180],
  [72, 181],
  [92, 178],
];

/** Head, neck and breast of a horse that goes to the left, between 14 and 134 across and 88 and 186 down. */
export function forehand({ coat, mane, tack, hand, nod = 0 }: Forehand): string {
  const strap = (d: string, width = 3.4): string => pen(d, width + 1.8) + pen(d, width, tack);
  return (
    shape('M56 106Q76 94 98 112Q114 128 124 150L140 186H40Q38 168 50 152Q62 140 60 126Z', coat[0]) +
    tint(
      'M58 146Q66 150 74 144Q70 166 80 186H40.6Q39 168 50 153ZM112 144Q120 160 122 186H139Q132 166 124 150L116 134Z',
      coat[1],
    ) +
    pen('M84 150Q78 166 82 182M98 158Q94 170 96 184', 1.1) +
    // The mane.
    shape(
      'M58 100Q80 92 102 110Q118 126 127 150Q118 156 114 147Q112 156 104 150Q104 142 100 138Q99 147 91 142Q92 134 88 129Q87 138 79 133Q81 124 76 120Q73 127 67 122Q68 112 58 100Z',
      mane[0],
    ) +
    tint('M96 108Q117 125 126.4 150Q119 155 114.6 146.6Q110 130 96 108Z', mane[1]) +
    pen('M68 104Q80 110 84 128M80 104Q92 114 96 136M92 109Q104 122 110 146', 1.1, mane[1]) +
    at(
      62,
      106,
      at(
        -62,
        -106,
        // The farther ear, the head, the nearer ear.
        shape('M52 106Q47 96 50 88Q58 92 60 102Z', coat[1]) +
          shape(
            'M62 99Q53 101 48 110Q38 126 28 141Q18 151 15 158Q13 166 19 170Q23 174 29 172Q36 171 40 165Q46 158 53 156Q66 155 70 143Q75 126 71 112Q69 102 62 99Z',
            coat[0],
          ) +
          tint(
            'M70.6 130Q72 150 53 155.6Q46 158 40 164.6Q36 170.6 29 171.6Q24 172 21 170Q32 166 38 158Q44 150 54 148Q66 146 70.6 130Z',
            coat[1],
          ) +
          tint('M42 122Q32 138 22 150Q20 156 22 158Q30 150 36 140Q42 130 46 120Z', WHITE[0]) +
          pen('M70 124Q74 146 54 154', 1.3) +
          pen('M50 136Q44 146 36 152M56 146Q62 144 64 138', 1) +
          shape('M17.6 157Q19.6 152.6 23.6 155Q23 160 18.4 160.4Z', INK, ' stroke-width=".8"') +
          pen('M20 167Q27 168 33 163Q35 161 34.6 159', 1.3) +
          // The eye.
          shape('M42.4 121.6Q46.6 115.4 52.6 119.6Q49 125 42.4 121.6Z', WHITE[0], ' stroke-width="1.1"') +
          dot(47.4, 120, 2.5, INK, ' stroke="none"') +
          dot(46.6, 119, 0.8, WHITE[0], ' stroke="none"') +
          pen('M41.4 120.4Q46 112.6 54 117.6', 1.7) +
          pen('M43.6 125Q48 126.4 51.6 124', 0.9) +
          // The bridle.
          strap('M66 104Q66 120 58 134Q46 150 37 161') +
          strap('M27.6 141Q36 144 42 158') +
          strap('M49.6 108Q60 110 70 120', 2.8) +
          strap(`M37 162Q62 170 78 164Q88 ${hand[1] + 6} ${hand[0]} ${hand[1]}`, 2.6) +
          dot(37, 161, 4, LEMON[0], ' stroke-width="1.3"') +
          dot(37, 161, 1.3, INK, ' stroke="none"') +
          dot(58, 112, 2.6, LEMON[0], ' stroke-width="1"') +
          // The forelock and the nearer ear.
          shape('M64 98Q54 98 50 106Q46 112 47 118Q51 114 53 112Q53 117 56 119Q60 110 66 104Z', mane[0]) +
          pen('M60 101Q54 106 53 112', 1, mane[1]) +
          shape('M60 104Q57 92 64 84Q72 92 70 105Q65 109 60 104Z', coat[0]) +
          tint('M64 103Q62 96 64.6 90Q68 96 67 104Z', coat[1]),
      ),
      nod,
    ) +
    strap('M42 176Q70 188 130 168', 4.4) +
    RINGS.map(([x, y]) => dot(x, y, 3, LEMON[0], ' stroke-width="1.1"')).join('')
  );
}

/** The rest of a horse that goes to the left: its back, behind the rider. */
export const croup = (coat: Tone, tail: Tone): string =>
  shape('M160 156Q182 152 188 168Q190 176 190 186H170Z', tail[0]) +
  pen('M170 160Q182 162 184 184M164 164Q174 170 176 184', 1.1, tail[1]) +
  shape('M108 150Q128 158 146 151Q168 148 178 166Q182 174 182 186H104Z', coat[0]) +
  tint('M164 154Q173 158 177.4 166Q181.4 174 181.4 186H158Q172 172 164 154Z', coat[1]);

/** A horse from behind; its saddle is at 90 136. */
export const rump = (coat: Tone, tail: Tone, cloth: Tone): string =>
  // The two haunches.
  shape('M90 138Q128 130 142 152Q152 168 148 190H90Z', coat[0]) +
  tint('M126 138Q138 144 142 152Q151.4 168 147.4 189H124Q142 166 126 138Z', coat[1]) +
  shape('M90 138Q52 130 38 152Q28 168 32 190H90Z', coat[0]) +
  tint('M90 148Q82 164 84 189H62Q60 164 76 144Z', coat[1]) +
  tint('M46 146Q36 156 37 176Q44 158 58 146Q52 143 46 146Z', WHITE[0]) +
  pen('M42 164Q40 176 42 186M138 166Q140 176 138 186', 1.2) +
  // The cloth under the saddle.
  shape('M46 134Q90 144 134 134L144 150Q124 158 110 156L90 162L70 156Q56 158 36 150Z', cloth[0]) +
  tint('M114 138L133.6 134.6L143.4 149.6Q128 156 112 155.4Q118 146 114 138Z', cloth[1]) +
  pen('M37 148Q56 155 71 152.6L90 158L109 152.6Q124 155 143 148', 2.4, LEMON[0]) +
  // The tail.
  shape('M86 154Q90 150 95 154Q108 164 108 190H74Q74 164 86 154Z', tail[0]) +
  tint('M95 154.4Q107.4 164 107.4 189.4H96Q100 166 93 154Z', tail[1]) +
  pen('M87 158Q79 170 79 188M90 158Q85 172 86 188M92 160Q94 172 93 188M95 160Q101 172 101 188', 1.1, tail[1]);
