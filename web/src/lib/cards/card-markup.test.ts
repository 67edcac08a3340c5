import { expect, test } from 'vitest';
import { backMarkup, faceMarkup, type CardLook } from './card-markup';
import { neededSymbols, referencesIn } from './symbols';

const LOOK: CardLook = {
  picture: 'card-7D',
  height: 324,
  index: '7',
  sign: 'index-D',
  colour: '#9a5b0a',
  second: '',
  large: false,
  inset: [0, 0],
  paper: 'paper',
  failed: false,
};

test('a face has its paper, its picture, and two corners', () => {
  expect(referencesIn(faceMarkup(LOOK))).toEqual([
    'paper',
    'card-7D',
    'index-of-7',
    'index-D',
    'index-of-7',
    'index-D',
  ]);
});

test('in large print there is one corner', () => {
  expect(referencesIn(faceMarkup({ ...LOOK, large: true }))).toEqual(['paper', 'card-7D', 'index-of-7', 'index-D']);
});

test('a large sign replaces a picture that is known to be missing', () => {
  const missing = { ...LOOK, paper: null };
  expect(referencesIn(faceMarkup(missing))).not.toContain('card-7D');
  const signs = (look: CardLook): number => referencesIn(faceMarkup(look)).filter((id) => id === 'index-D').length;
  expect([signs(missing), signs({ ...missing, failed: true })]).toEqual([2, 3]);
});

test('the second mark of a corner is text', () => {
  expect(faceMarkup(LOOK)).not.toContain('<text');
  expect(faceMarkup({ ...LOOK, second: '10' }).match(/>10<\/text>/g)).toHaveLength(2);
});

test('a back is as high as the faces', () => {
  expect(backMarkup('suns', 648)).toBe('<use href="#back-suns" transform="scale(1 2)"/>');
});

test('a drawing needs the symbols that its symbols need, each once', () => {
  const symbols: Record<string, string> = {
    a: '<g id="a"><use href="#b"/><rect fill="url(#c)"/></g>',
    b: '<g id="b"><use href="#c"/></g>',
    c: '<g id="c"/>',
    other: '<g id="other"/>',
  };
  expect(neededSymbols('<use href="#a"/>', (id) => symbols[id])).toBe(`${symbols.a}${symbols.b}${symbols.c}`);
});

test('a symbol that is missing is left out', () => {
  expect(neededSymbols('<use href="#none"/>', () => undefined)).toBe('');
});
