import { expect, it } from 'vitest';
import { readFeatures } from './features';

it('reads what the server has written into the page', () => {
  expect(readFeatures('profiles ratings', false)).toEqual({ lobby: false, profiles: true, ratings: true });
  expect(readFeatures('', false)).toEqual({ lobby: false, profiles: false, ratings: false });
});

it('knows no features of a page that no server has sent, but in development', () => {
  expect(readFeatures(null, false)).toEqual({ lobby: false, profiles: false, ratings: false });
  expect(readFeatures(null, true)).toEqual({ lobby: true, profiles: true, ratings: true });
});
