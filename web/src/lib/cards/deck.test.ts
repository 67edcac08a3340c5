import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../protocol';
import { settings, type Choices } from '../settings/settings.svelte';
import { deck } from './deck.svelte';
import { DESIGNS } from './designs';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
(settings as { apply: () => void }).apply = () => {};

afterEach(() => {
  settings.change({ deck: 'auto' });
  deck.use();
  vi.restoreAllMocks();
});

test('a card is worth what the game says, and its corner shows it', () => {
  expect(['1D', '7C', '10B'].map((card) => [deck.value(card), deck.index(card)])).toEqual([
    [1, '1'],
    [7, '7'],
    [10, '10'],
  ]);
  deck.use({ suits: 'latin', values: [11, ...VALUES.slice(1)] });
  expect([deck.value('1D'), deck.index('1D'), deck.value('2D')]).toEqual([11, '11', 2]);
  expect(deck.valueBesideIndex('1D')).toBe('');
});

test('a French deck has letters for aces and figures, and says what they are worth', () => {
  deck.use({ suits: 'french', values: VALUES });
  expect(['1D', '7D', '8D', '9D', '10D'].map((card) => deck.index(card))).toEqual(['A', '7', 'J', 'Q', 'K']);
  expect(['1D', '7D', '8D', '9D', '10D'].map((card) => deck.valueBesideIndex(card))).toEqual(['', '', '8', '9', '10']);
  deck.use({ suits: 'french', values: [11, ...VALUES.slice(1)] });
  expect(deck.valueBesideIndex('1D')).toBe('11');
});

test('a pack of 52 has the cards of a French deck, with eights, nines and tens', () => {
  deck.use({ suits: 'french', values: [...VALUES, 11, 12, 13] });
  const some = ['7D', '8C', '10B', '11D', '12S', '13B'];
  expect(some.map((card) => deck.index(card))).toEqual(['7', '8', '10', 'J', 'Q', 'K']);
  expect(some.map((card) => deck.valueBesideIndex(card))).toEqual(['', '', '', '11', '12', '13']);
  expect(some.map((card) => deck.picture(card))).toEqual([
    'card-7D',
    'number-8C',
    'number-10B',
    'card-8D',
    'card-9S',
    'card-10B',
  ]);
  expect(some.map((card) => deck.rankWord(card))).toEqual([7, 'eight', 'ten', 8, 9, 10]);
  expect(deck.cards).toHaveLength(52);
});

test('a deck without these cards is not shown at such a game, even if it was chosen', () => {
  settings.change({ deck: 'neapolitan' });
  deck.use({ suits: 'latin', values: [...VALUES, 11, 12, 13], deck: 'sicilian' });
  expect([deck.suits, deck.design.name]).toEqual(['latin', 'piacentine']);
  deck.use({ suits: 'french', values: [...VALUES, 11, 12, 13] });
  expect([deck.suits, deck.design.name]).toEqual(['french', 'french']);
  deck.use({ suits: 'latin', values: VALUES });
  expect(deck.design.name).toBe('neapolitan');
});

test('a deck chosen in the settings is used for every game', () => {
  settings.change({ deck: 'french' });
  expect([deck.suits, deck.design.name]).toEqual(['french', 'french']);
  settings.change({ deck: 'auto' });
  expect([deck.suits, deck.design.name]).toEqual(['latin', 'neapolitan']);
});

const CASES: [string, Pick<TableInfo, 'suits' | 'deck'>, string][] = [
  ['no deck in particular, Latin suits', { suits: 'latin', deck: null }, 'neapolitan'],
  ['no deck in particular, French suits', { suits: 'french', deck: null }, 'french'],
  ['the deck of the region', { suits: 'french', deck: 'french' }, 'french'],
  ['house rules with the terms of another game', { suits: 'french', deck: 'neapolitan' }, 'french'],
  ...DESIGNS.map(({ name, suits }): [string, Pick<TableInfo, 'suits' | 'deck'>, string] => [
    name,
    { suits, deck: name },
    name,
  ]),
];
test.each(CASES)('the deck of a game: %s', (_, game, name) => {
  deck.use({ values: VALUES, ...game });
  expect(deck.design.name).toBe(name);
});

describe('what is loaded', () => {
  test('a deck that cannot be loaded is said to have failed, and is tried again when it is chosen again', async () => {
    settings.change({ deck: 'french' });
    const load = vi.spyOn(deck.design, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    await deck.load();
    expect([deck.failed, deck.art, deck.index('10D')]).toEqual([true, null, 'K']);
    settings.change({ deck: 'neapolitan' });
    await deck.load();
    expect([deck.failed, deck.art === null]).toEqual([false, false]);
    load.mockRestore();
    settings.change({ deck: 'french' });
    await deck.load();
    expect([deck.failed, deck.art === null]).toEqual([false, false]);
  });
});

test.each([
  ['french', 'french'],
  ['auto', 'auto'],
  ['no such deck', 'auto'],
  [undefined, 'auto'],
])('the stored setting %s is %s', async (stored, name) => {
  vi.resetModules();
  vi.doMock('../storage/storage', () => ({ readItem: () => ({ deck: stored, large: true }), writeItem: vi.fn() }));
  const fresh = await import('../settings/settings.svelte');
  expect(fresh.settings.now satisfies Choices).toMatchObject({ deck: name, large: true });
  vi.doUnmock('../storage/storage');
});

test('the chosen deck is stored', async () => {
  vi.resetModules();
  const writeItem = vi.fn();
  vi.doMock('../storage/storage', () => ({ readItem: () => null, writeItem }));
  const fresh = await import('../settings/settings.svelte');
  (fresh.settings as { apply: () => void }).apply = () => {};
  fresh.settings.change({ deck: 'french' });
  expect(writeItem).toHaveBeenCalledWith('settings', expect.objectContaining({ deck: 'french' }));
  vi.doUnmock('../storage/storage');
});
