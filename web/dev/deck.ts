/**
 * A page that shows the cards of a deck: /dev/deck.html?deck=spanish&columns=5&cards=7D,10S,back
 *
 * It has the settings `letters` and `large` of the browser; `&letters` and `&large` set them. For the sheets of the
 * documentation, `dev/sheets.py` photographs it.
 */
import { mount } from 'svelte';
import Deck from '../src/lib/cards/Deck.svelte';
import CardBack from '../src/lib/cards/CardBack.svelte';
import CardFace from '../src/lib/cards/CardFace.svelte';
import { designNamed } from '../src/lib/cards/designs';
import { settings } from '../src/lib/settings/settings.svelte';

const asked = new URLSearchParams(location.search);
document.body.style.setProperty('--columns', asked.get('columns') ?? '10');
settings.change({
  deck: designNamed(asked.get('deck'))?.name ?? 'auto',
  letters: asked.has('letters'),
  large: asked.has('large'),
});
mount(Deck, { target: document.body });
const all = [...'DCSB'].flatMap((suit) => Array.from({ length: 10 }, (_, n) => `${n + 1}${suit}`));
for (const card of asked.get('cards')?.split(',') ?? all) {
  const target = document.body.appendChild(document.createElement('div'));
  if (card === 'back') mount(CardBack, { target });
  else mount(CardFace, { target, props: { card } });
}
