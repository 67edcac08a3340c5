import { expect, test } from 'vitest';
import { placeOf, siteAddress } from './site';

test.each([
  ['https://a.example/', '/table/t', '/table/t'],
  ['https://a.example/settebello/', '/settebello/table/t', '/table/t'],
  ['https://a.example/settebello/', '/settebello/', '/'],
  ['https://a.example/settebello/index.html', '/settebello/lesson', '/lesson'],
  ['https://a.example/settebello/', '/elsewhere', '/elsewhere'],
])('below %s, %s is %s', (base, path, place) => expect(placeOf(path, base)).toBe(place));

test('an address within the site is below its base', () => {
  expect(siteAddress('table/t', 'https://a.example/settebello/')).toBe('https://a.example/settebello/table/t');
});
