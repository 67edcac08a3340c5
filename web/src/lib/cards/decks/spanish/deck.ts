import type { DeckDesign } from '../design';

export const spanish: DeckDesign = {
  name: 'spanish',
  suits: 'latin',
  height: 306,
  printed: { 8: '10', 9: '11', 10: '12' },
  inset: [2, 2],
  paperBySuit: true,
  load: () => import('./Art.svelte'),
};
