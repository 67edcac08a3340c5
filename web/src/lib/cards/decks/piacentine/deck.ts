import type { DeckDesign } from '../design';

export const piacentine: DeckDesign = {
  name: 'piacentine',
  suits: 'latin',
  height: 364,
  printed: {},
  inset: [2, 2],
  large: true,
  load: () => import('./Art.svelte'),
};
