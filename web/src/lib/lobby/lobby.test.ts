import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { room } from '../room/example';
import { FakeSocket } from './fake-socket';
import type { Wish } from './lobby.svelte';

const router = vi.hoisted(() => ({ page: { name: 'start' }, go: vi.fn<(address: string) => void>() }));
const leaveTable = vi.hoisted(() => vi.fn<(table: string, key: string) => void>());
vi.mock('../router.svelte', () => ({ router }));
vi.mock('../start/close-table', () => ({ leaveTable }));
const forget = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../profile/profile.svelte', () => ({ profile: { stored: null, forget } }));
vi.mock('./SeekBar.svelte', () => ({ default: {} }));
vi.mock('../api', () => ({ openLobbySocket: () => new WebSocket('ws://lobby') }));

const WISH: Wish = { name: 'Ada', clock: 60 };
const SEATED = { type: 'seated', table: 't', seat: 1, title: 'Scopa', names: ['Bruno', 'Ada'] };

let sockets: FakeSocket[];
let stored: Map<string, string>;
let lobby: (typeof import('./lobby.svelte'))['lobby'];
let takeArrival: (typeof import('./arrivals'))['takeArrival'];
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
const seeks = () => sockets.flatMap((socket) => socket.sent).filter((message) => message['type'] === 'seek');

/** A page that has just been loaded, with the tab's storage still there. */
async function load(): Promise<void> {
  vi.resetModules();
  ({ lobby } = await import('./lobby.svelte'));
  ({ takeArrival } = await import('./arrivals'));
}

/** Looks for opponents, and the server has noted it. */
function find(): void {
  lobby.find(WISH);
  last().opened();
  last().says({ type: 'waiting', id: seeks().at(-1)?.['id'] });
}

beforeEach(async () => {
  vi.useFakeTimers();
  [sockets, stored, router.page.name] = [[], new Map(), 'start'];
  router.go.mockReset();
  leaveTable.mockReset();
  forget.mockReset();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  );
  await load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is connected before somebody looks at the lobby or for opponents', () => {
  expect(sockets).toEqual([]);
  const leave = lobby.watch();
  last().opened();
  last().says({ type: 'lobby', waiting: 3, tables: [], here: 4, latest: [] });
  expect(lobby.info?.waiting).toBe(3);
  expect(seeks()).toEqual([]);
  leave();
  expect(last().readyState).toBe(3);
});

test('a seek goes on after a lost connection, with the same key', () => {
  find();
  expect(seeks()[0]).toMatchObject({ name: 'Ada', clock: 60 });
  last().lost();
  expect(lobby.isLost).toBe(true);
  vi.advanceTimersByTime(8000);
  last().opened();
  expect(seeks()).toHaveLength(2);
  expect(seeks()[1]?.['key']).toBe(seeks()[0]?.['key']);
  last().says({ type: 'waiting', id: 'x' });
  expect(lobby.isLost).toBe(false);
});

test('a seek continues after the page has been reloaded', async () => {
  find();
  const key = lobby.seek?.key;
  await load();
  lobby.resume();
  last().opened();
  expect(seeks().at(-1)?.['key']).toBe(key);
});

test('a person who is found goes to the table, with the key of the seek', () => {
  find();
  const key = lobby.seek?.key;
  last().says(SEATED);
  expect(router.go).toHaveBeenCalledExactlyOnceWith('table/t');
  expect(lobby.seek).toBeNull();
  expect(stored.has('settebello.seek')).toBe(false);
  expect(takeArrival('t', { room })).toBe('lobby');
  expect(key).toBeDefined();
});

test('the same seek goes on, once, after a table where not everybody came', async () => {
  find();
  const key = lobby.seek?.key;
  last().says(SEATED);
  await load(); // the page has been reloaded at the table
  expect(lobby.findAgain('another')).toBe(false);
  expect(lobby.findAgain('t')).toBe(true);
  last().opened();
  expect(lobby.somebodyMissed).toBe(true);
  expect(seeks().at(-1)).toMatchObject({ key, name: 'Ada', clock: 60 });
  expect(lobby.findAgain('t')).toBe(false);
});

test('what was found is taken back from a person who does not come in time', () => {
  find();
  router.page.name = 'table';
  last().says({ ...SEATED, seconds: 30 });
  vi.advanceTimersByTime(29_000);
  expect(lobby.found).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(lobby.found).toBeNull();
});

test('a person at a table is asked first, and may decline', () => {
  find();
  const key = lobby.seek?.key;
  router.page.name = 'table';
  last().says(SEATED);
  expect(router.go).not.toHaveBeenCalled();
  expect(lobby.found).toMatchObject({ table: 't', key });
  lobby.decline();
  expect(leaveTable).toHaveBeenCalledExactlyOnceWith('t', key);
  expect(lobby.found).toBeNull();
});

test('a person who is found twice goes to one table', () => {
  find();
  last().says(SEATED);
  last().says({ ...SEATED, table: 'u' });
  expect(router.go).toHaveBeenCalledExactlyOnceWith('table/t');
});

test('a cancelled seek has ended once the server says so', () => {
  find();
  lobby.cancel();
  expect(lobby.isCancelling).toBe(true);
  expect(lobby.seek).not.toBeNull();
  last().says({ type: 'cancelled', id: 'x' });
  expect(lobby.seek).toBeNull();
  expect(lobby.wasReplaced).toBe(false);
});

test('without a connection a cancelled seek ends at once, and is not said again', () => {
  find();
  last().lost();
  lobby.cancel();
  expect(lobby.seek).toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(seeks()).toHaveLength(1);
});

test('another window takes the place of this one', () => {
  find();
  last().says({ type: 'cancelled', id: null });
  expect(lobby.seek).toBeNull();
  expect(lobby.wasReplaced).toBe(true);
});

test('what the server refuses has ended, and says why', () => {
  lobby.find(WISH);
  last().opened();
  last().says({ type: 'error', id: 'x', code: 'too-many-seeks', message: 'Too many.' });
  expect(lobby.seek).toBeNull();
  expect(lobby.trouble).toBe('Too many.');
  expect(forget).not.toHaveBeenCalled();
});

test('a profile that was deleted on another device is forgotten', () => {
  lobby.find(WISH);
  last().opened();
  last().says({ type: 'error', id: 'x', code: 'no-profile', message: 'There is no such profile.' });
  expect([lobby.seek, lobby.trouble]).toEqual([null, 'There is no such profile.']);
  expect(forget).toHaveBeenCalledOnce();
});

test('what the server could not store is said again in a moment, and so is a cancellation', () => {
  const away = { type: 'error', id: 'x', code: 'store-away', message: 'Not just now.' };
  lobby.find(WISH);
  last().opened();
  last().says(away);
  expect(lobby.seek).not.toBeNull();
  vi.advanceTimersByTime(2000);
  expect(seeks()).toHaveLength(2);
  expect(seeks()[1]?.['key']).toBe(seeks()[0]?.['key']);
  lobby.cancel();
  last().says(away);
  vi.advanceTimersByTime(2000);
  const cancels = last().sent.filter((message) => message['type'] === 'cancel');
  expect(cancels).toHaveLength(2);
  expect(seeks()).toHaveLength(2);
});

test('a server that has too much to do says so, and is asked again', () => {
  find();
  last().lost(1013, 'Too much to do.');
  expect(lobby.overload).toBe('Too much to do.');
  vi.advanceTimersByTime(8000);
  last().opened();
  expect(seeks()).toHaveLength(2);
});
