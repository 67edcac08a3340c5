/** Markup of shapes, from which the Latin decks are drawn. */

export type Point = readonly [x: number, y: number];
/** A colour, and its darker tone for folds and shadows. */
export type Tone = readonly [plain: string, dark: string];

export const INK = '#241812';
export const RED: Tone = ['#cf3427', '#98201d'];
export const BLUE: Tone = ['#2f67b2', '#1e4480'];
export const YELLOW: Tone = ['#f3c534', '#cf8f1c'];
export const GREEN: Tone = ['#3a8a4b', '#225c33'];
export const WHITE: Tone = ['#fffaf0', '#d6cdbd'];
export const STEEL: Tone = ['#cddae6', '#8fa8c0'];
export const SKIN: Tone = ['#f4cda4', '#d99e72'];
export const BROWN: Tone = ['#8a5730', '#5a351b'];
export const BLACK: Tone = ['#3a2c26', '#1c130f'];
export const GREY: Tone = ['#c9c2b6', '#938b80'];
export const FAIR: Tone = ['#d9a04a', '#a76f25'];
export const ROAN: Tone = ['#b5754a', '#86502d'];

/** A number as short as markup needs it. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An outlined shape. */
export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
/** A shape without an outline: a fold, a shadow, a highlight. */
export const tint = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
/** A line of the pen. */
export const pen = (d: string, width = 1.2, colour = ''): string =>
  `<path d="${d}" fill="none" stroke-width="${width}"${colour && ` stroke="${colour}"`}/>`;
export const dot = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${fill}"${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;

/** Markup moved to a place, turned by degrees and scaled; a negative `across` mirrors it. */
export const at = (x: number, y: number, markup: string, turn = 0, scale = 1, across = scale): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale !== 1 || across !== 1 ? ` scale(${across} ${scale})` : ''
  }">${markup}</g>`;
export const mirrored = (markup: string): string => `<g transform="matrix(-1 0 0 1 200 0)">${markup}</g>`;
/** The same on both sides of the middle line. */
export const both = (markup: string): string => mirrored(markup) + markup;
export const use = (id: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})"/>`;

/** Something repeated around the point 0 0. */
export const around = (times: number, markup: string | ((k: number) => string), from = 0): string =>
  Array.from(
    { length: times },
    (_, k) =>
      `<g transform="rotate(${n(from + (k * 360) / times)})">${typeof markup === 'string' ? markup : markup(k)}</g>`,
  ).join('');

/** Drawn with lines of one width. */
export const drawn = (markup: string, width = 1.3): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${markup}</g>`;

/** Drawn like a woodcut: thin lines within, and an outline that is heavier below and on the right. */
export function inked(markup: string, width = 3.2): string {
  const silhouette = markup
    .replace(/<(?:path|circle|ellipse)[^>]*(?:fill="none"|stroke="none")[^>]*\/>/g, '')
    .replace(/<use[^>]*\/>/g, '')
    .replace(/ (?:fill|stroke|stroke-width|opacity)="[^"]*"/g, '');
  return drawn(`<g fill="${INK}" stroke-width="${width}" transform="translate(.6 .8)">${silhouette}</g>${markup}`);
}

export const symbol = (id: string, markup: string): string => `<g id="${id}">${markup}</g>`;

/** A limb along three points, as wide at each as `widths` says, round where it begins: its outline. */
function limb([p, q, r]: readonly [Point, Point, Point], widths: readonly [number, number, number]): string {
  const [a, b] = [normal(p, q), normal(q, r)];
  const along = (sign: number): Point[] => {
    const from = shifted(p, a, (sign * widths[0]) / 2);
    const to = shifted(r, b, (sign * widths[2]) / 2);
    const first = shifted(q, a, (sign * widths[1]) / 2);
    const second = shifted(q, b, (sign * widths[1]) / 2);
    return [from, between(from, first, 0.8), between(second, to, 0.2), to];
  };
  const text = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
  const [a0, a1, a2, a3] = along(1).map(text);
  const [b0, b1, b2, b3] = along(-1).map(text);
  const round = n(widths[0] / 2);
  return `M${a0}C${a1} ${a2} ${a3}L${b3}C${b2} ${b1} ${b0}A${round} ${round} 0 0 0 ${a0}Z`;
}

/** A limb in a tone, with its lower side in the shade. */
export function limbIn(
  points: readonly [Point, Point, Point],
  widths: readonly [number, number, number],
  tone: Tone,
): string {
  const [p, q, r] = points;
  const [a, b] = [normal(p, q), normal(q, r)];
  // The shade lies on the side that looks down or right.
  const side = a[0] * 0.5 + a[1] + b[0] * 0.5 + b[1] > 0 ? 1 : -1;
  const inner = [
    shifted(p, a, (side * widths[0]) / 3.6),
    shifted(q, normal([0, 0], [b[1] + a[1], -a[0] - b[0]]), (side * widths[1]) / 3.6),
    shifted(r, b, (side * widths[2]) / 3.6),
  ] as const;
  const thin = widths.map((width) => width * 0.4) as [number, number, number];
  return shape(limb(points, widths), tone[0]) + tint(limb(inner, thin), tone[1]);
}

/** A limb bent so much at its second point that the lower part lies before the upper one. */
export const bentLimb = (
  [p, q, r]: readonly [Point, Point, Point],
  [upper, middle, lower]: readonly [number, number, number],
  tone: Tone,
): string =>
  limbIn([p, between(p, q, 0.5), q], [upper, (upper + middle) / 2, middle], tone) +
  limbIn([q, between(q, r, 0.5), r], [middle, (middle + lower) / 2, lower], tone);

function normal([x, y]: Point, [u, v]: Point): Point {
  const length = Math.hypot(u - x, v - y) || 1;
  return [-(v - y) / length, (u - x) / length];
}

const shifted = ([x, y]: Point, [u, v]: Point, by: number): Point => [x + u * by, y + v * by];
const between = ([x, y]: Point, [u, v]: Point, share: number): Point => [x + (u - x) * share, y + (v - y) * share];
