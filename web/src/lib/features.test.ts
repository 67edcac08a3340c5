import { expect, it } from 'vitest';
import { readFeatures } from './features';

const NONE = { daily: false, lobby: false, profiles: false, ratings: false, offline: false };

it('reads what the server has written into the page', () => {
  expect(readFeatures('profiles ratings', false)).toEqual({ ...NONE, profiles: true, ratings: true });
  expect(readFeatures('offline', false)).toEqual({ ...NONE, offline: true });
  expect(readFeatures('', false)).toEqual(NONE);
});

it('knows no features of a page that no server has sent, but in development', () => {
  expect(readFeatures(null, false)).toEqual(NONE);
  expect(readFeatures(null, true)).toEqual({ daily: true, lobby: true, profiles: true, ratings: true, offline: false });
});
