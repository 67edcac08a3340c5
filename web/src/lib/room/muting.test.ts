import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { ShuffleParticipant } from '../shuffle/participant';
import { guestTable, loadTable, saveTable } from '../storage/saved-tables';
import { clearItems } from '../storage/storage';
import { room } from './example';
import { People } from './people.svelte';

const actions = { request: vi.fn(), sayPhrase: vi.fn(), announce: vi.fn(), notify: vi.fn() };
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
