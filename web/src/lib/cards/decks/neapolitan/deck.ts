import type { DeckDesign } from '../design';

export const neapolitan: DeckDesign = {
  name: 'neapolitan',
  suits: 'latin',
  height: 324,
  printed: {},
  load: () => import('./Art.svelte'),
};
