/** Ribbons, each around the point 0 0. */

import { drawn, pen, shape, tint, type Tone } from './shapes';

/** A bow with two ends. */
export const bow = (tone: Tone): string =>
  drawn(
    shape('M-6-3Q-24-18-30-6Q-28 6-6 3Z', tone[0]) +
      shape('M6-3Q24-18 30-6Q28 6 6 3Z', tone[0]) +
      tint('M-8 0Q-22-6-28-3Q-26 4-8 2.4ZM8 0Q22-6 28-3Q26 4 8 2.4Z', tone[1]) +
      shape('M-5 2Q-12 16-24 22L-15 24L-16 31Q-3 20 1 4Z', tone[0]) +
      shape('M5 2Q12 16 24 22L15 24L16 31Q3 20-1 4Z', tone[0]) +
      shape('M-7-5Q0-8 7-5Q9 0 7 5Q0 8-7 5Q-9 0-7-5Z', tone[0]) +
      pen('M-3-4Q-1 0-3 4M3-4Q1 0 3 4', 0.9),
    1.4,
  );

/** A ribbon with a word on it, 114 wide. */
export const banner = ([plain, dark]: Tone, text: string): string =>
  drawn(
    shape('M-44-6L-57-1L-50 5L-56 12L-38 9ZM44-6L57-1L50 5L56 12L38 9Z', dark) +
      shape('M-46-9Q0 4 46-9V6Q0 19-46 6Z', plain) +
      `<text y="9" text-anchor="middle" fill="#fbe7a8" stroke="none" font-family="Georgia, 'Times New Roman', serif" font-size="12.5" letter-spacing="1">${text}</text>`,
    1.5,
  );
