import type { DeckDesign } from '../design';

export const sicilian: DeckDesign = {
  name: 'sicilian',
  suits: 'latin',
  height: 324,
  printed: {},
  load: () => import('./Art.svelte'),
};
