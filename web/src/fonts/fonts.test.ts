import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const LOCALES = new URL('../lib/i18n/locales/', FOLDER);
const style = readFileSync(new URL('fonts.css', FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));

/** The ranges of characters that some typeface is used for. */
const ranges = [...style.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => ({
  first: parseInt(first, 16),
  last: parseInt(last, 16),
}));

test('all typefaces together have at most 60 kB', () => {
  const bytes = files.map((name) => statSync(new URL(name, FOLDER)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

test('each file is used, and has its licence', () => {
  const licences = readdirSync(FOLDER).filter((name) => name.endsWith('-LICENSE.txt'));
  for (const name of files) {
    expect(style).toContain(`./${name}`);
    const licence = licences.find((other) => name.startsWith(other.replace('-LICENSE.txt', '')));
    expect(readFileSync(new URL(licence ?? 'missing', FOLDER), 'utf8')).toContain('SIL Open Font License');
  }
});

test.each(readdirSync(LOCALES))('the letters of %s are in the typefaces', (name) => {
  const letters = readFileSync(new URL(name, LOCALES), 'utf8').match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  const missing = letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(({ first, last }) => first <= code && code <= last);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('digits are of the same typeface as the words around them', () => {
  const latin = [...style.matchAll(/url\('\.\/([a-z-]+)-latin-\d+\.woff2'\)[^}]*unicode-range:([^;]*);/g)];
  expect(latin.map(([, name]) => name)).toContain('bodoni-moda');
  for (const [, , range] of latin) expect(range).toContain('U+20-7E');
});
