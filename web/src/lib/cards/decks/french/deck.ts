import type { DeckDesign } from '../design';

export const french: DeckDesign = {
  name: 'french',
  suits: 'french',
  height: 324,
  printed: { 1: 'A', 8: 'J', 9: 'Q', 10: 'K' },
  large: true,
  load: () => import('./Art.svelte'),
};
