import { beforeAll, expect, test, vi } from 'vitest';
import { readItem } from '../storage/storage';
import { language } from './language.svelte';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
});

test('a language that cannot be loaded is named, and the old one stays', async () => {
  await language.add((lang) => (lang === 'it' ? Promise.reject(new TypeError('no network')) : Promise.resolve([])));
  await language.choose('de');
  await language.choose('it');
  expect([language.lang, language.failed, readItem('language')]).toEqual(['de', 'it', 'de']);
  await language.choose('es');
  expect([language.lang, language.failed, readItem('language')]).toEqual(['es', null, 'es']);
});
