/** The knaves: four young men in plumed hats. */

import { hatching, slashes } from '../drawing/cloth';
import {
  bentLimb,
  BLACK,
  BROWN,
  dot,
  FAIR,
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
import { flatHand, grip } from '../drawing/hands';
import { plume } from '../drawing/plumes';
import { BOTTLE, LEMON, SLATE, VERMILION } from './tones';

/** Coins: a courtier, his hand on his breast, who looks up at the coin. */
const coins = inked(
  // The cape.
  shape('M58 114Q24 140 14 186H186Q176 136 130 112Z', SLATE[0]) +
    tint('M140 118Q176 142 185 186H160Q160 146 140 118ZM42 130Q22 152 15 186H30Q30 156 42 130Z', SLATE[1]) +
    use('D', 156, 57, 1.12) +
    // The arm that hangs down.
    limbIn(
      [
        [130, 130],
        [156, 164],
        [150, 204],
      ],
      [38, 32, 22],
      VERMILION,
    ) +
    slashes(
      [
        [140, 132, -36],
        [150, 146, -28],
        [142, 152, -30],
        [158, 160, -20],
      ],
      LEMON[0],
    ) +
    // The doublet.
    shape('M58 114Q92 104 126 114Q138 118 138 130L136 186H46L44 130Q46 118 58 114Z', VERMILION[0]) +
    tint('M116 110L126 114Q138 118 137.4 130L135.4 186H112Q124 150 116 110Z', VERMILION[1]) +
    pen('M92 120V184', 1.4) +
    pen('M72 116Q68 150 72 184M112 116Q116 150 112 184', 4.4) +
    pen('M72 116Q68 150 72 184M112 116Q116 150 112 184', 2.2, LEMON[0]) +
    [128, 142].map((y) => dot(92, y, 3.2, LEMON[0], ' stroke-width="1.1"')).join('') +
    // The hand on the breast.
    limbIn(
      [
        [56, 130],
        [28, 172],
        [74, 168],
      ],
      [38, 33, 20],
      VERMILION,
    ) +
    slashes(
      [
        [44, 132, 34],
        [36, 146, 28],
        [52, 146, 32],
        [34, 160, 16],
      ],
      LEMON[0],
    ) +
    shape('M66 156L78 154Q82 164 80 176L68 178Q64 166 66 156Z', WHITE[0]) +
    pen('M72 156Q75 166 73 176', 1) +
    flatHand(92, 163, -10, -1) +
    // The collar.
    shape('M60 118Q58 104 92 104Q126 104 124 118Q112 130 104 124L92 134L80 124Q72 130 60 118Z', WHITE[0]) +
    tint('M108 106Q124.4 108 123.4 118Q113 128 105 123.4Q112 116 108 106Z', WHITE[1]) +
    pen('M72 110L70 120M82 108L82 118M102 108L102 118M113 110L115 120', 1) +
    headAt(
      92,
      72,
      {
        hair: BROWN,
        hairCut: 'bob',
        gaze: -1,
        smile: true,
        hat:
          shape('M-14-15Q-15-32 4-32Q24-31 20-12Q2-20-14-15Z', BOTTLE[0]) +
          tint('M10-31.4Q23-29 19.4-13Q16-15 12-16Q17-24 10-31.4Z', BOTTLE[1]) +
          shape('M-24-11Q0-25 27-9Q31-3 24-3Q2-15-19-5Q-27-5-24-11Z', BOTTLE[0]) +
          tint('M12-15Q22-13 27-8.6Q30-3.4 24-3.4Q18-7 11-9Z', BOTTLE[1]) +
          pen('M-14-15.6Q2-22 20-12.6', 3.6, LEMON[0]) +
          plume(-11, -15, 52, WHITE, 0.86),
      },
      -1,
    ),
);

/** Cups: a boy from the front, a spear in one hand. */
const cups = inked(
  // The spear.
  pen('M52 186V44', 6.4) +
    pen('M52 186V44', 3.6, '#c08a4a') +
    shape('M52 12Q62 30 56 44H48Q42 30 52 12Z', STEEL[0]) +
    tint('M52 13Q61 30 55.4 44H52Z', STEEL[1]) +
    shape('M46 44H58V50H46Z', LEMON[0]) +
    pen('M52 50Q46 58 49 66M52 50Q52 60 53 67M52 50Q58 58 56 66', 2.4) +
    pen('M52 50Q46 58 49 66M52 50Q52 60 53 67M52 50Q58 58 56 66', 1.2, VERMILION[0]) +
    use('C', 156, 62, 1.16) +
    limbIn(
      [
        [132, 130],
        [172, 156],
        [160, 104],
      ],
      [36, 30, 20],
      LEMON,
    ) +
    slashes(
      [
        [146, 132, -56],
        [158, 142, -50],
        [146, 146, -56],
        [163, 124, -10],
      ],
      VERMILION[0],
    ) +
    shape('M149 104L170 100L172 111L152 116Z', WHITE[0]) +
    grip(157, 92, 4) +
    shape('M62 116Q96 105 130 116Q138 120 138 132L142 186H50L54 132Q54 120 62 116Z', BOTTLE[0]) +
    tint('M118 111L130 116Q138 120 137.4 132L141.4 186H116Q128 150 118 111Z', BOTTLE[1]) +
    shape('M82 110L90 186H102L110 110Q96 106 82 110Z', WHITE[0]) +
    tint('M102 108L110 110L102 186H98Z', WHITE[1]) +
    pen('M85 134L106 128M87 148L105 142M88 162L103 156M89 176L102 170', 2) +
    pen('M85 128L106 134M87 142L105 148M88 156L103 162M89 170L102 176', 2, VERMILION[0]) +
    pen('M66 124Q62 150 64 184', 1.4, '#78b08e') +
    bentLimb(
      [
        [62, 134],
        [30, 176],
        [50, 161],
      ],
      [36, 30, 19],
      LEMON,
    ) +
    slashes(
      [
        [50, 134, 34],
        [38, 148, 30],
        [52, 152, 34],
        [34, 166, 26],
      ],
      VERMILION[0],
    ) +
    shape('M40 160L52 152L61 162L48 172Z', WHITE[0]) +
    grip(54, 146, -6, -1) +
    // The ruff.
    shape(
      'M66 114Q60 104 70 104Q72 97 82 101Q88 95 96 100Q104 95 110 101Q120 97 122 104Q132 104 126 114Q126 122 116 119Q110 126 104 120Q96 127 88 120Q82 126 76 119Q66 122 66 114Z',
      WHITE[0],
    ) +
    pen('M76 104L78 116M86 103L87 117M96 102V118M106 103L105 117M116 104L114 116', 1) +
    headAt(96, 74, {
      view: 'front',
      hair: FAIR,
      hairCut: 'curls',
      smile: true,
      gaze: 1,
      hat:
        shape('M-19-14Q-24-30 0-31Q24-30 19-14Q0-24-19-14Z', SLATE[0]) +
        tint('M8-30.6Q23-28 18.6-14.6Q13-17.6 9-18.6Q14-25 8-30.6Z', SLATE[1]) +
        pen('M-8-28Q-7-24-8-20M2-30V-21', 1) +
        shape('M-21-12Q0-25 21-12L20-6Q0-18-20-6Z', LEMON[0]) +
        plume(15, -16, -48, VERMILION, 0.86, -1),
    }),
);

/** Swords: a soldier with a moustache, in a red cloak, his sword across his breast. */
const swords = inked(
  // The cloak behind, and its lining.
  shape('M70 112Q36 122 26 150L18 186H184L176 148Q166 120 132 112Z', VERMILION[0]) +
    tint(
      'M140 114Q167 122 175 148L183 186H160Q160 146 140 114ZM44 128Q30 138 26 152L19 186H34Q34 154 44 128Z',
      VERMILION[1],
    ) +
    // The jerkin.
    shape('M66 116Q102 104 138 116L144 186H60Z', SLATE[0]) +
    tint('M124 111L138 116L143.4 186H120Q130 146 124 111Z', SLATE[1]) +
    pen('M100 118V186M76 132Q74 160 76 186M124 132Q126 160 124 186', 1.3) +
    [150, 164, 178].map((y) => dot(100, y, 3, LEMON[0], ' stroke-width="1.1"')).join('') +
    use('S', 110, 118, 1.46, 52) +
    // The arm that holds it.
    limbIn(
      [
        [60, 134],
        [20, 166],
        [50, 170],
      ],
      [38, 34, 21],
      SLATE,
    ) +
    slashes(
      [
        [48, 136, 42],
        [38, 150, 34],
        [54, 150, 40],
      ],
      LEMON[0],
    ) +
    shape('M44 158L56 162L53 180L41 177Z', WHITE[0]) +
    grip(60, 160, 58, -1) +
    // The cloak, thrown over the other shoulder.
    shape('M92 108Q132 102 152 118Q170 134 178 186H112Q132 168 134 142Q124 126 92 120Z', VERMILION[0]) +
    tint('M146 114Q169 132 177 186H158Q160 150 146 114ZM134 142Q132 168 113 186H124Q142 168 140 140Z', VERMILION[1]) +
    pen('M120 112Q150 122 152 186M134 112Q162 128 168 186', 1.2) +
    hatching([164, 146], [1.4, 8], 5, [7, -3]) +
    pen('M92 114Q126 118 137 141Q136 168 114 186', 5.6) +
    pen('M92 114Q126 118 137 141Q136 168 114 186', 3.2, LEMON[0]) +
    shape('M74 116Q72 102 102 102Q132 102 128 114Q114 122 102 117Q88 126 74 116Z', WHITE[0]) +
    tint('M114 103.4Q131 105 127.6 113.6Q117 119 109 118Q118 112 114 103.4Z', WHITE[1]) +
    pen('M84 110L82 119M94 109L93 119M112 110L114 118', 1) +
    headAt(102, 72, {
      hair: BLACK,
      hairCut: 'long',
      beard: 'moustache',
      gaze: -0.9,
      hat:
        shape('M-13-15Q-12-34 6-34Q24-32 20-12Q4-20-13-15Z', BOTTLE[0]) +
        tint('M11-33Q23-30 19.4-13Q16-15 13-16Q17-25 11-33Z', BOTTLE[1]) +
        plume(2, -17, 66, LEMON, 0.9) +
        plume(-6, -18, 50, WHITE, 0.94) +
        shape('M-28-16Q-14-14 0-18Q18-20 30-4Q28 2 22-2Q6-13-14-6Q-26-4-28-16Z', BOTTLE[0]) +
        tint('M12-16Q24-12 29.4-4Q28 1.4 22-2.4Q17-6 11-8Z', BOTTLE[1]) +
        dot(-8, -13, 4, VERMILION[0], ' stroke-width="1.2"'),
    }),
);

/** Batons: a huntsman in profile, with a crowned club. */
const batons = inked(
  shape('M56 114Q28 136 20 186H150L134 116Z', LEMON[0]) +
    tint('M44 136Q28 156 22 186H40Q38 158 50 136Z', LEMON[1]) +
    use('B', 160, 122, 1.5) +
    // The crown of the club.
    shape('M146 40L141 20L151 28L160 13L169 28L179 20L174 40Q160 46 146 40Z', LEMON[0]) +
    tint('M163 18L168.6 28.4L178 21L173.4 39.6Q168 42 164 42.4Z', LEMON[1]) +
    [
      [141, 19],
      [160, 12.6],
      [179, 19],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3, VERMILION[0], ' stroke-width="1.1"'))
      .join('') +
    limbIn(
      [
        [46, 132],
        [24, 170],
        [58, 200],
      ],
      [36, 30, 22],
      SLATE,
    ) +
    shape('M50 116Q86 104 122 114Q134 118 134 130L130 186H46L44 130Q42 120 50 116Z', BOTTLE[0]) +
    tint('M112 110L122 114Q134 118 133.4 130L129.4 186H108Q120 148 112 110Z', BOTTLE[1]) +
    pen('M62 122Q58 150 60 184M78 118V184', 1.4, '#78b08e') +
    pen('M46 178Q84 140 118 112', 8.4) +
    pen('M46 178Q84 140 118 112', 5, BROWN[0]) +
    pen('M56 170L62 176M70 156L76 162M86 142L91 148M100 128L105 134', 1.2, LEMON[0]) +
    bentLimb(
      [
        [126, 132],
        [158, 188],
        [160, 155],
      ],
      [36, 32, 20],
      SLATE,
    ) +
    pen('M124 118Q138 128 144 146M116 126Q128 136 134 152', 1.3, '#a9c9dc') +
    shape('M149 144L172 143V154L151 156Z', WHITE[0]) +
    grip(160, 133, 0) +
    shape('M58 118Q58 102 88 103Q116 104 118 114Q104 126 88 120Q72 128 58 118Z', VERMILION[0]) +
    tint('M104 105Q116.4 107 117.4 114Q106 124 96 121.6Q106 114 104 105Z', VERMILION[1]) +
    pen('M68 112L66 120M80 112L78 121M98 112L100 120', 1) +
    headAt(
      94,
      74,
      {
        view: 'side',
        hair: FAIR,
        hairCut: 'long',
        gaze: 0,
        hat:
          shape('M-12-14Q-12-33 6-34Q24-33 22-12Q6-20-12-14Z', VERMILION[0]) +
          tint('M10-33.4Q23-31 21.4-13Q17-15 13-16Q18-25 10-33.4Z', VERMILION[1]) +
          plume(-4, -15, 60, VERMILION, 0.68) +
          plume(-9, -15, 48, WHITE, 0.8) +
          shape('M-22-12Q-10-10 4-16Q16-18 26-8L24-3Q8-14-8-6Q-20-4-22-12Z', LEMON[0]),
      },
      -1,
    ),
);

export const KNAVES = court('8D', coins) + court('8C', cups) + court('8S', swords) + court('8B', batons);
