/** A game of the score pad as a picture: a row for each round, with the totals below. */

import { language, t } from '../i18n';
import { signed } from '../score/signed';

export interface Picture {
  title: string;
  names: readonly string[];
  /** The points of each side in each round. */
  rounds: readonly (readonly number[])[];
  /** The number of the first of them. */
  first: number;
  totals: readonly number[];
  /** Below the title: when it was played, or who has won. */
  lines: readonly string[];
}

const PAPER = '#fffdf7';
const INK = '#2a211a';
const SOFT = '#5d5145';
const RULE = '#d9cdb5';
const EDGE = 32;
const ROW = 40;
const COLUMN = 150;
const FIRST_COLUMN = 130;
/** Keeps a sign in front of its number, whatever the language. */
const LEFT_TO_RIGHT = '\u200e';
/** Pixels of the picture for each of its units. */
const SCALE = 2;

/** The picture as a PNG file; null if the browser cannot draw one. */
export async function drawPicture({ title, names, rounds, first, totals, lines }: Picture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const width = 2 * EDGE + FIRST_COLUMN + names.length * COLUMN;
  const head = EDGE + ROW + lines.length * 26 + 16;
  const height = head + (rounds.length + 2) * ROW + EDGE;
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const draw = canvas.getContext('2d');
  if (!draw) return null;
  const isRightToLeft = language.direction === 'rtl';
  const { fontFamily } = getComputedStyle(document.documentElement);
  const at = (x: number): number => (isRightToLeft ? width - x : x);

  function write(text: string, x: number, y: number, font: string, colour = INK, room = COLUMN - 12): void {
    if (!draw) return;
    draw.font = `${font} ${fontFamily}`;
    draw.fillStyle = colour;
    draw.fillText(text, at(x), y, room);
  }

  function rule(y: number): void {
    draw?.fillRect(EDGE, y, width - 2 * EDGE, 1.5);
  }

  draw.scale(SCALE, SCALE);
  draw.fillStyle = PAPER;
  draw.fillRect(0, 0, width, height);
  draw.direction = language.direction;
  draw.textBaseline = 'middle';
  draw.textAlign = 'start';
  write(title, EDGE, EDGE + ROW / 2, '700 30px', INK, width - 2 * EDGE);
  lines.forEach((line, n) => write(line, EDGE, EDGE + ROW + 14 + n * 26, '400 18px', SOFT, width - 2 * EDGE));

  function row(n: number, label: string, cells: readonly string[], font: string): void {
    if (!draw) return;
    const y = head + n * ROW + ROW / 2;
    draw.textAlign = 'start';
    write(label, EDGE, y, '400 18px', SOFT, FIRST_COLUMN - 12);
    draw.textAlign = 'center';
    cells.forEach((cell, side) => write(cell, EDGE + FIRST_COLUMN + (side + 0.5) * COLUMN, y, font));
    draw.fillStyle = RULE;
    rule(head + (n + 1) * ROW);
  }

  row(0, '', names, '700 20px');
  rounds.forEach((points, n) =>
    row(
      n + 1,
      t.round(first + n),
      points.map((one) => `${LEFT_TO_RIGHT}${signed(one)}`),
      '400 20px',
    ),
  );
  row(rounds.length + 1, t.totals, totals.map(String), '700 26px');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
