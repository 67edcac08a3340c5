/** The drawing of one card, composed of symbols. */

import type { Card } from '../protocol';
import { suitOf } from './card';
import { PAPER } from './palette';

/** How a card looks at the table. */
export interface CardLook {
  /** The symbol of its picture. */
  readonly picture: string;
  /** The height of a card that is 200 wide. */
  readonly height: number;
  /** The text in its corner. */
  readonly index: string;
  /** The symbol of its suit in the corner. */
  readonly sign: string;
  /** The colour of the corner. */
  readonly colour: string;
  /** The second mark in the corner, or ''. */
  readonly second: string;
  readonly large: boolean;
  readonly inset: readonly [x: number, y: number];
  /** The symbol of the paper, or null without the pictures of the deck. */
  readonly paper: string | null;
  /** The pictures could not be loaded: a large sign of the suit replaces them. */
  readonly failed: boolean;
}

/** The places of the parts of a corner. */
const SMALL = {
  index: 'translate(12 11)',
  long: 'translate(13 11) scale(.86 1)',
  sign: 'translate(9 49) scale(.7)',
  alone: 'translate(9 49) scale(.7)',
  second: 'x="23" y="99" font-size="20"',
};
const LARGE = {
  index: 'translate(22 18) scale(3.3)',
  long: 'translate(24 18) scale(2.6 3.3)',
  sign: 'translate(116 14) scale(1.9)',
  alone: 'translate(116 30) scale(1.9)',
  second: 'x="154" y="132" font-size="38"',
};

const use = (id: string, transform = '', rest = ''): string =>
  `<use href="#${id}"${transform && ` transform="${transform}"`}${rest}/>`;

/** The paper, the picture and the corners of a card. In large print one corner fills the upper half. */
export function faceMarkup(look: CardLook): string {
  const { height, large, paper, failed } = look;
  const corner = cornerMarkup(look);
  const smaller = large ? `translate(45 ${height * 0.44}) scale(.55)` : '';
  const sign = failed && !large ? use(look.sign, `translate(30 ${height / 2 - 70}) scale(3.5)`) : '';
  const picture = paper === null ? plainPaper(height) + sign : use(paper) + use(look.picture, smaller);
  return picture + corner + (large ? '' : `<g transform="rotate(180 100 ${height / 2})">${corner}</g>`);
}

/** A back, as high as the faces of the deck. */
export const backMarkup = (back: string, height: number): string => use(`back-${back}`, `scale(1 ${height / 324})`);

/** A card without a picture. */
const plainPaper = (height: number): string =>
  `<rect x=".75" y=".75" width="198.5" height="${height - 1.5}" rx="13" fill="${PAPER}" stroke="#c9b98f" stroke-width="1.5"/>`;

/** Number or letter, the pip of the suit, and a second mark that needs no colour. */
function cornerMarkup({ index, sign, colour, second, large, inset: [right, down] }: CardLook): string {
  const places = large ? LARGE : SMALL;
  const moved = large ? '' : ` transform="translate(${right} ${down})"`;
  const number = use(`index-of-${index}`, index.length > 1 ? places.long : places.index, ` stroke="${colour}"`);
  const pip = use(sign, second === '' ? places.alone : places.sign);
  const mark = second && `<text ${places.second} fill="${colour}" ${MARK}>${second}</text>`;
  return `<g${moved}>${number}${pip}${mark}</g>`;
}

const MARK = 'font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle"';

/** The symbol of a deck's paper for a suit. */
export const paperOf = (card: Card, bySuit: boolean): string => (bySuit ? `paper-${suitOf(card)}` : 'paper');
