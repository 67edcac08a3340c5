import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { ShuffleParticipant } from '../shuffle/participant';
import { guestTable, loadTable, saveTable } from '../storage/saved-tables';
import { clearItems } from '../storage/storage';
import { room } from './example';
import { People } from './people.svelte';

const actions = {
  request: vi.fn(),
  sayPhrase: vi.fn(),
  sayText: vi.fn(),
  readTexts: vi.fn(),
  announce: vi.fn(),
  notify: vi.fn(),
};
let people: People;

function meet(): void {
  people = new People(actions, new ShuffleParticipant('t'));
  people.receiveRoom({ ...room, seat: 0 });
}

const said = (seat: number, name: string): boolean => {
  people.phrases = {};
  people.receivePhrase({ type: 'said', seat, phrase: 'lucky' }, name);
  return seat in people.phrases;
};

const wrote = (seat: number, name: string): boolean => {
  const before = people.texts.length;
  people.receiveText({ type: 'wrote', seat, text: '<b>ciao</b>', to: [] }, name);
  return people.texts.length > before;
};

beforeEach(() => {
  clearItems();
  saveTable(guestTable('t', 'k', 'Scopa'));
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute: vi.fn() } });
  settings.change({ phrases: true });
  actions.announce.mockReset();
  meet();
});

test('what a muted person says is neither shown nor read out, also when the table is opened again', () => {
  people.toggleMute('Rosa');
  expect([said(1, 'Rosa'), said(2, 'Ivo')]).toEqual([false, true]);
  expect(actions.announce).toHaveBeenCalledOnce();
  meet();
  expect(said(1, 'Rosa')).toBe(false);
  people.toggleMute('Rosa');
  expect(said(1, 'Rosa')).toBe(true);
  expect(loadTable('t')?.muted).toEqual([]);
});

test('a setting mutes everybody except yourself', () => {
  settings.change({ phrases: false });
  expect([said(1, 'Rosa'), said(0, 'Nonna')]).toEqual([false, true]);
});

test('what a muted person writes is neither shown nor read out', () => {
  people.toggleMute('Rosa');
  expect([wrote(1, 'Rosa'), wrote(2, 'Ivo'), wrote(0, 'Nonna')]).toEqual([false, true, true]);
  expect(people.texts.map(({ seat, name, text }) => [seat, name, text])).toEqual([
    [2, 'Ivo', '<b>ciao</b>'],
    [0, 'Nonna', '<b>ciao</b>'],
  ]);
  expect(actions.announce).toHaveBeenCalledTimes(2);
  settings.change({ phrases: false });
  expect([wrote(2, 'Ivo'), wrote(0, 'Nonna')]).toEqual([false, true]);
});

test('fifty texts are kept', () => {
  for (let n = 0; n < 60; n++) people.receiveText({ type: 'wrote', seat: 2, text: `${n}`, to: [0] }, 'Ivo');
  expect(people.texts).toHaveLength(50);
  expect(people.texts.at(-1)?.text).toBe('59');
});
