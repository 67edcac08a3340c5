/** A page that shows all the cards: /dev/deck.html?columns=5&cards=7D,10S */
import { mount } from 'svelte';
import Deck from '../src/lib/cards/Deck.svelte';
import CardBack from '../src/lib/cards/CardBack.svelte';
import CardFace from '../src/lib/cards/CardFace.svelte';

const asked = new URLSearchParams(location.search);
document.body.style.setProperty('--columns', asked.get('columns') ?? '10');
mount(Deck, { target: document.body });
const all = [...'DCSB'].flatMap((suit) => Array.from({ length: 10 }, (_, n) => `${n + 1}${suit}`));
for (const card of asked.get('cards')?.split(',') ?? all) {
  const target = document.body.appendChild(document.createElement('div'));
  if (card === 'back') mount(CardBack, { target });
  else mount(CardFace, { target, props: { card } });
}
