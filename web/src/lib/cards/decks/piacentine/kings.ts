/** The kings: bearded and crowned, in ermine. */

import { ermineTails, hatching } from '../drawing/cloth';
import { CROWNS } from '../drawing/crowns';
import {
  bentLimb,
  BLACK,
  BROWN,
  dot,
  GREY,
  inked,
  limbIn,
  pen,
  shape,
  STEEL,
  tint,
  use,
  WHITE,
} from '../drawing/shapes';
import { court, headAt } from './courts';
import { grip } from '../drawing/hands';
import { BOTTLE, LEMON, SLATE, VERMILION } from './tones';

/** Coins: in profile, an axe in his hand. */
const coins = inked(
  shape('M70 112Q28 130 16 186H188Q180 132 136 112Z', SLATE[0]) +
    tint('M146 120Q180 142 187 186H164Q164 148 146 120ZM44 132Q22 152 17 186H34Q34 156 44 132Z', SLATE[1]) +
    pen('M40 142Q30 160 28 184M56 130Q44 156 42 184', 1.2) +
    use('D', 166, 42, 0.86) +
    shape('M70 116Q104 104 138 116L142 186H66Z', VERMILION[0]) +
    tint('M124 112L138 116L141.4 186H118Q130 150 124 112Z', VERMILION[1]) +
    shape('M94 116L92 186H116L114 116Z', LEMON[0]) +
    tint('M106 116H114L115.4 186H106Z', LEMON[1]) +
    [150, 172]
      .map((y) => shape(`M104 ${y - 9}L111 ${y}L104 ${y + 9}L97 ${y}Z`, SLATE[0], ' stroke-width="1.2"'))
      .join('') +
    // The sceptre arm, hidden by the mantle; the axe.
    pen('M58 190V34', 7) +
    pen('M58 190V34', 4, '#c08a4a') +
    shape('M61 27Q70 24 76 13Q86 32 76 55Q70 46 61 43Z', STEEL[0]) +
    tint('M70 22Q76 15 76 15Q85 32 76 53.6Q78 34 70 22Z', STEEL[1]) +
    shape('M48 27H64V41H48Q44 34 48 27Z', STEEL[0]) +
    tint('M50 36H63V40.6H48.6Z', STEEL[1]) +
    dot(58, 34, 2.2, LEMON[0], ' stroke-width="1"') +
    dot(58, 20, 4, LEMON[0], ' stroke-width="1.2"') +
    bentLimb(
      [
        [72, 136],
        [38, 184],
        [56, 167],
      ],
      [40, 35, 21],
      VERMILION,
    ) +
    pen('M62 126Q46 142 42 162', 1.2) +
    shape('M46 166L56 156L67 164L58 177Z', LEMON[0]) +
    grip(60, 152, -6, -1) +
    // Ermine.
    shape('M62 118Q62 102 106 103Q148 102 150 118Q138 142 104 146Q74 140 62 118Z', WHITE[0]) +
    tint('M132 105Q149 107 149.4 118Q138 141 108 145Q136 128 132 105Z', WHITE[1]) +
    ermineTails([
      [74, 116],
      [86, 126],
      [100, 133],
      [116, 131],
      [130, 123],
      [140, 113],
    ]) +
    headAt(
      107,
      74,
      {
        view: 'side',
        hair: BROWN,
        hairCut: 'long',
        beard: 'full',
        gaze: -0.3,
        old: true,
        hat: CROWNS.points,
      },
      -1,
      0,
      1.2,
    ),
);

/** Cups: the eldest, a long sceptre across his breast. */
const cups = inked(
  shape('M66 112Q30 128 18 186H184Q174 130 134 112Z', VERMILION[0]) +
    tint('M142 118Q174 140 183 186H160Q160 148 142 118ZM42 134Q24 154 19 186H34Q34 158 42 134Z', VERMILION[1]) +
    use('C', 158, 60, 1.14) +
    shape('M62 118Q100 104 138 118L144 186H56Z', BOTTLE[0]) +
    tint('M124 113L138 118L143.4 186H120Q130 150 124 113Z', BOTTLE[1]) +
    pen('M72 150L86 164M72 172L84 184M110 150L124 164M112 172L124 184', 1.2, '#78b08e') +
    shape('M90 120L88 186H112L110 120Z', LEMON[0]) +
    tint('M103 120H110L111.4 186H103Z', LEMON[1]) +
    [156, 174].map((y) => dot(100, y, 4, VERMILION[0], ' stroke-width="1.2"')).join('') +
    bentLimb(
      [
        [134, 136],
        [170, 170],
        [166, 122],
      ],
      [38, 34, 21],
      VERMILION,
    ) +
    pen('M146 126Q158 136 162 150', 1.2) +
    shape('M152 110L175 106L177 119L154 123Z', WHITE[0]) +
    ermineTails([
      [160, 112],
      [169, 110],
    ]) +
    grip(159, 92, 4) +
    // The sceptre.
    pen('M24 116L146 196', 7.4) +
    pen('M24 116L146 196', 4.4, LEMON[0]) +
    dot(24, 116, 8, LEMON[0]) +
    dot(24, 116, 3.6, SLATE[0], ' stroke-width="1.1"') +
    shape('M30 116L36 128L26 124Z', LEMON[0], ' stroke-width="1.2"') +
    bentLimb(
      [
        [64, 136],
        [30, 170],
        [62, 161],
      ],
      [38, 34, 21],
      VERMILION,
    ) +
    pen('M54 126Q38 142 35 162', 1.2) +
    shape('M52 148L66 150L66 170L53 172Z', WHITE[0]) +
    ermineTails([
      [58, 152],
      [59, 162],
    ]) +
    grip(76, 152, 34, -1) +
    shape('M56 120Q56 102 100 103Q144 102 144 120Q132 140 100 146Q68 140 56 120Z', WHITE[0]) +
    tint('M126 105Q143 107 143.4 120Q132 139 104 145Q132 128 126 105Z', WHITE[1]) +
    ermineTails([
      [66, 116],
      [74, 128],
      [126, 128],
      [134, 116],
      [114, 134],
      [86, 134],
    ]) +
    headAt(100, 72, {
      view: 'front',
      hair: GREY,
      hairCut: 'bob',
      beard: 'long',
      old: true,
      gaze: 0.8,
      hat: CROWNS.arches,
    }),
);

/** Swords: a young king, a white cross on his blue breast. */
const swords = inked(
  shape('M66 112Q32 128 20 186H182Q172 128 132 112Z', VERMILION[0]) +
    tint('M138 116Q172 138 181 186H160Q160 146 138 116ZM42 134Q26 154 21 186H36Q36 158 42 134Z', VERMILION[1]) +
    hatching([168, 152], [1.4, 8], 4, [7, -2]) +
    shape('M58 122Q100 104 138 120Q144 150 138 186H58Q50 150 58 122Z', SLATE[0]) +
    tint('M122 113L138 120Q143.4 150 137.4 186H116Q132 150 122 113Z', SLATE[1]) +
    // The cross.
    shape('M92 110H108V138H134V154H108V186H92V154H64V138H92Z', WHITE[0]) +
    tint('M102 110H107.4V138.6H133.4V153.4H107.4V186H102Z', WHITE[1]) +
    use('S', 160, 96, 1.28) +
    bentLimb(
      [
        [136, 136],
        [164, 192],
        [162, 166],
      ],
      [38, 33, 21],
      STEEL,
    ) +
    pen('M124 140Q142 136 154 146M130 156Q146 150 160 160', 1.2) +
    shape('M149 154L173 152L172 163L150 165Z', LEMON[0]) +
    grip(161, 147, 0) +
    // The arm at his side.
    limbIn(
      [
        [62, 134],
        [32, 172],
        [48, 206],
      ],
      [38, 33, 21],
      STEEL,
    ) +
    pen('M74 142Q56 136 42 142M66 160Q50 154 34 158', 1.2) +
    shape(
      'M58 118Q58 102 98 103Q138 102 138 118Q128 132 116 124Q106 122 98 128Q90 122 80 126Q68 132 58 118Z',
      WHITE[0],
    ) +
    tint('M122 104Q137.4 107 137.4 118Q128 131 116 123.4Q126 116 122 104Z', WHITE[1]) +
    ermineTails([
      [68, 114],
      [79, 116],
      [118, 115],
      [128, 113],
    ]) +
    headAt(
      98,
      72,
      {
        hair: BLACK,
        hairCut: 'bob',
        beard: 'pointed',
        gaze: -1,
        hat: CROWNS.lilies,
      },
      -1,
    ),
);

/** Batons: an old king in profile, his club before him. */
const batons = inked(
  shape('M74 112Q40 130 30 186H188Q182 130 146 112Z', LEMON[0]) +
    tint('M150 118Q182 142 187 186H164Q166 148 150 118ZM52 134Q36 154 31 186H44Q44 158 52 134Z', LEMON[1]) +
    pen('M168 144Q178 162 180 184M152 130Q166 154 170 184', 1.2) +
    shape('M80 116Q112 104 146 116L150 186H76Z', BOTTLE[0]) +
    tint('M132 112L146 116L149.4 186H126Q138 150 132 112Z', BOTTLE[1]) +
    [
      [92, 158],
      [104, 174],
      [120, 158],
      [134, 174],
      [88, 180],
    ]
      .map(([x = 0, y = 0]) =>
        shape(`M${x} ${y - 6}L${x + 4.4} ${y}L${x} ${y + 6}L${x - 4.4} ${y}Z`, LEMON[0], ' stroke-width="1.1"'),
      )
      .join('') +
    use('B', 62, 116, 1.52) +
    limbIn(
      [
        [142, 134],
        [172, 168],
        [132, 190],
      ],
      [40, 35, 22],
      VERMILION,
    ) +
    pen('M150 122Q164 138 164 158M138 138Q150 148 152 162', 1.2) +
    bentLimb(
      [
        [88, 136],
        [62, 190],
        [62, 164],
      ],
      [38, 34, 21],
      VERMILION,
    ) +
    pen('M82 124Q68 142 66 164M94 140Q82 152 78 166', 1.2) +
    shape('M50 152L74 154L72 165L51 163Z', WHITE[0]) +
    ermineTails([
      [56, 155],
      [66, 156],
    ]) +
    grip(62, 146, 0, -1) +
    shape('M72 120Q74 102 114 103Q152 102 154 118Q142 142 112 148Q82 142 72 120Z', WHITE[0]) +
    tint('M136 105Q153 107 153.4 118Q142 141 116 147Q142 128 136 105Z', WHITE[1]) +
    ermineTails([
      [82, 118],
      [92, 130],
      [106, 136],
      [122, 135],
      [136, 126],
      [144, 114],
    ]) +
    headAt(118, 72, {
      view: 'side',
      hair: GREY,
      hairCut: 'long',
      beard: 'long',
      old: true,
      gaze: -0.3,
      hat: CROWNS.leaves,
    }),
);

export const KINGS = court('10D', coins) + court('10C', cups) + court('10S', swords) + court('10B', batons);
