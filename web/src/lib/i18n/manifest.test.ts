/** The manifest of the app exists in every language, and the page links to its own language's. */

import { describe, expect, test } from 'vitest';
import { manifestIn } from '../../../dev/manifests';
import { LANGUAGES, manifestOf } from './language.svelte';

const english = manifestIn('en');

describe.each(LANGUAGES)('%s', (lang) => {
  const manifest = manifestIn(lang);

  test('says its language and reading direction', () => {
    expect([manifest.lang, manifest.dir]).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr']);
  });

  test('has its own words and the same addresses', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(english.shortcuts.map(({ url }) => url));
    const words = [manifest.description, ...manifest.shortcuts.map(({ name }) => name)];
    for (const word of words) expect(word).toMatch(/\S/);
    if (lang === 'en') return;
    const same = [english.description, ...english.shortcuts.map(({ name }) => name)];
    expect(words.filter((word) => same.includes(word))).toEqual([]);
  });
});

test('the English one that is served is what the words of the page say', async () => {
  const served = await import('../../../public/manifest.webmanifest?raw');
  expect(JSON.parse(served.default)).toEqual(english);
});

test('each language has an address of its own', () => {
  expect(manifestOf('en')).toBe('manifest.webmanifest');
  expect(manifestOf('ar')).toBe('manifest.ar.webmanifest');
});
