import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { deck } from './deck.svelte';

afterEach(() => deck.use());

test('a card is worth what the game says, and its corner shows it', () => {
  expect(['1D', '7C', '10B'].map((card) => [deck.value(card), deck.index(card)])).toEqual([
    [1, '1'],
    [7, '7'],
    [10, '10'],
  ]);
  deck.use({ suits: 'latin', values: [11, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  expect([deck.value('1D'), deck.index('1D'), deck.value('2D')]).toEqual([11, '11', 2]);
});

test('a French pack has letters for aces and figures', () => {
  deck.use({ suits: 'french', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  expect(['1D', '7D', '8D', '9D', '10D'].map((card) => deck.index(card))).toEqual(['A', '7', 'J', 'Q', 'K']);
});

test('whoever wants one pack has it at every game', () => {
  (settings as { apply: () => void }).apply = () => {};
  settings.change({ deck: 'french' });
  expect(deck.suits).toBe('french');
  settings.change({ deck: 'auto' });
  expect(deck.suits).toBe('latin');
});
