import { expect, test } from 'vitest';
import { sortFiles, type BuiltFile } from '../../dev/service-worker';

const file = (name: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  path: `/assets/${name}`,
  sources: [],
  imports: [],
  isEntry: false,
  ...more,
});

test('languages, decks and typefaces are groups, everything else is for everybody', () => {
  const { files, groups } = sortFiles([
    file('index.js', { isEntry: true, imports: ['/assets/runtime.js', '/assets/en.js'] }),
    file('runtime.js'),
    file('en.js', { sources: ['/web/src/lib/i18n/locales/en.ftl?raw'] }),
    file('de.js', { sources: ['/web/src/lib/i18n/locales/de.ftl?raw'] }),
    file('names.js', { sources: ['/wording/locales/de/names.ftl?raw'] }),
    file('deck.js', { sources: ['/web/decks/spanish/deck.svg?raw'] }),
    file('review-de.js', {
      sources: ['/web/src/lib/review/locales/de.ftl?raw'],
      imports: ['/assets/words.js', '/assets/runtime.js'],
    }),
    file('words.js'),
    file('LessonPage.js', { imports: ['/assets/runtime.js'] }),
    file('index.css'),
    file('alegreya-sans-latin-400-DMLsZQhP.woff2'),
  ]);
  expect(files.map((path) => path.replace('/assets/', ''))).toEqual([
    'index.js',
    'runtime.js',
    'en.js',
    'LessonPage.js',
    'index.css',
  ]);
  expect(groups).toEqual({
    de: ['/assets/de.js', '/assets/names.js', '/assets/review-de.js', '/assets/words.js'],
    spanish: ['/assets/deck.js'],
    'alegreya-sans-latin-400': ['/assets/alegreya-sans-latin-400-DMLsZQhP.woff2'],
  });
});
