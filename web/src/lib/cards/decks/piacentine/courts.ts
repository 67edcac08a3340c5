/** Common parts of the figures: two halves that meet at a line, and heads a third larger than on whole figures. */

import { head, type Head } from '../drawing/heads';
import { at, INK, pen, symbol } from '../drawing/shapes';

export const HALF = '<clipPath id="half"><path d="M7.6 7.6H192.4V182H7.6Z"/></clipPath>';

/** A figure from 14 to 182 down, and the same head to foot. */
export const court = (card: string, figure: string): string =>
  symbol(
    `card-${card}`,
    `<g id="half-${card}" clip-path="url(#half)">${figure}</g>` +
      `<use href="#half-${card}" transform="rotate(180 100 182)"/>` +
      pen('M7 182H193', 2, INK),
  );

export const headAt = (x: number, y: number, look: Head, across = 1, turn = 0, scale = 1.3): string =>
  at(x, y, head(look), turn, scale, across * scale);
