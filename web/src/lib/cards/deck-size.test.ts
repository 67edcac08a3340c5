import { expect, test } from 'vitest';
import { deckSizes, type BuiltFile } from '../../../dev/deck-size';

const file = (fileName: string, size: number, rest: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName,
  size,
  isEntry: false,
  source: '',
  imports: [],
  ...rest,
});

test('a deck is as large as its file and what it alone imports', () => {
  const built = [
    file('index.js', 60_000, { isEntry: true, imports: ['runtime.js'], source: '/web/src/main.ts' }),
    file('runtime.js', 20_000, { imports: ['index.js'] }),
    file('Art-1.js', 30_000, {
      source: '/web/src/lib/cards/decks/spanish/Art.svelte',
      imports: ['runtime.js', 'a.js'],
    }),
    file('Art-2.js', 5_000, { source: '/web/src/lib/cards/decks/french/Art.svelte', imports: ['a.js'] }),
    file('a.js', 10_000, { imports: ['b.js'] }),
    file('b.js', 1_000, { imports: ['a.js'] }),
  ];
  expect([...deckSizes(built)]).toEqual([
    ['spanish', 41_000],
    ['french', 16_000],
  ]);
});
