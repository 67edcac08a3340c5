/** The horses of the riders, as far as a half shows them. */

import { at, BLACK, dot, INK, pen, type Point, shape, tint, type Tone, WHITE } from '../drawing/shapes';
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

/** A horse from behind, its tail bound with a ribbon; its saddle is at 90 136. */
export const rump = (coat: Tone, tail: Tone, ribbon: Tone): string =>
  shape('M30 190Q24 150 52 136Q90 126 128 136Q156 150 150 190Z', coat[0]) +
  tint('M126 136Q155.4 150 149.4 189H124Q138 160 116 139ZM33 166Q44 180 66 189H31Z', coat[1]) +
  pen('M52 146Q38 160 40 184M128 146Q142 160 140 184', 1.2) +
  // The cloth under the saddle.
  shape('M48 134Q90 146 132 134L138 148Q90 164 42 148Z', ribbon[0]) +
  tint('M112 140L131.6 134.6L137.4 148Q126 152 112 154.4Z', ribbon[1]) +
  pen('M43 144Q90 160 137 144', 2.6, LEMON[0]) +
  shape('M80 152Q90 156 100 152Q112 168 108 190H72Q68 168 80 152Z', tail[0]) +
  tint('M99 153Q111 168 107.4 189.4H96Q102 170 95 154.4Z', tail[1]) +
  pen('M82 158Q76 172 78 188M88 156Q86 172 87 188M94 158Q98 172 97 188M100 160Q105 172 104 186', 1.1, BLACK[1]) +
  shape('M76 166Q90 172 104 166L105.4 173Q90 179 74.6 173Z', ribbon[0]);
