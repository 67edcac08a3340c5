import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { slim } from '../../../dev/decks';
import { SUITS } from './card';
import { DESIGNS } from './designs';
import { referencesIn } from './symbols';

const FOLDER = new URL('../../../decks/', import.meta.url);

describe.each(DESIGNS)('the file of the $name deck', ({ name, large, paperBySuit, height, load }) => {
  const text = slim(readFileSync(new URL(`${name}/deck.svg`, FOLDER), 'utf8'));
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? '');
  const wanted = (kind: string, ranks: readonly number[]): string[] =>
    ranks.flatMap((rank) => SUITS.map((suit) => `${kind}-${rank}${suit}`));

  test('there is a paper and a picture for each card, each name once, and none of what all decks share', () => {
    const papers = paperBySuit ? SUITS.map((suit) => `paper-${suit}`) : ['paper'];
    const numbers = large ? wanted('number', [8, 9, 10]) : [];
    const cards = wanted('card', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const asked = ids.filter((id) => /^(?:paper|card|number)/.test(id));
    expect(asked.sort()).toEqual([...papers, ...numbers, ...cards].sort());
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.filter((id) => /^(?:back|index)-/.test(id))).toEqual([]);
  });
  test('what its symbols refer to is there', () =>
    expect(referencesIn(text).filter((id) => !ids.includes(id))).toEqual([]));
  test('only the seven of coins bears the name of the settebello', () => {
    const named = text.split(/(?=<g id="card-)/).filter((part) => part.toLowerCase().includes('>settebello<'));
    expect(named.every((part) => part.startsWith('<g id="card-7D"'))).toBe(true);
  });
  test('its paper is as high as its cards', () => {
    const [, paper] = /<g id="paper[^>]*><rect[^>]* height="([\d.]+)"/.exec(text) ?? [];
    expect(Number(paper)).toBe(height - 1.5);
  });
  test('it is at most 40 kB compressed', () => expect(gzipSync(text).length).toBeLessThanOrEqual(40_000));
  test('the page gets it slim', async () => expect((await load()).default).toBe(text));
});

test('each folder is a deck', () =>
  expect(readdirSync(FOLDER).sort()).toEqual(['common', ...DESIGNS.map(({ name }) => name)].sort()));

test('what a drawing program keeps for itself is left out', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="200" id="svg1" sodipodi:docname="deck.svg" xmlns="http://www.w3.org/2000/svg"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
  <sodipodi:namedview id="namedview1" inkscape:zoom="0.5" />
  <g id="g12" transform="translate(20 20)">
    <g id="card-7D" inkscape:label="seven"><use xlink:href="#sign" id="use3" /></g>
  </g>
  <path id="sign" sodipodi:nodetypes="cc" d="M 0,0 5,5" />
</svg>`;
  expect(slim(saved)).toBe(
    '<svg width="200" xmlns="http://www.w3.org/2000/svg"><g transform="translate(20 20)"><g id="card-7D">' +
      '<use href="#sign"/></g></g><path id="sign" d="M 0,0 5,5"/></svg>',
  );
});
