import { beforeEach, expect, test, vi } from 'vitest';
import { openTable, showNotification } from './notifications';
import type { ServiceWorkerScope, WindowClient } from './scope';

const show = vi.fn<(title: string, options: object) => Promise<void>>();
const openWindow = vi.fn<(path: string) => Promise<unknown>>();
let open: WindowClient[] = [];
const worker = {
  registration: { scope: 'https://scopa.example/', showNotification: show },
  clients: { matchAll: () => Promise.resolve(open), openWindow },
} as unknown as ServiceWorkerScope;
const notice = { title: 'Settebello', body: 'دورك الآن', table: 'a_-1', lang: 'ar' };

const page = (path: string, visibilityState: 'visible' | 'hidden'): WindowClient => ({
  url: `https://scopa.example${path}`,
  visibilityState,
  focus: vi.fn<() => Promise<unknown>>().mockResolvedValue(null),
});

beforeEach(() => {
  open = [];
  show.mockReset();
  openWindow.mockReset();
});

test('a notification says what it was given, and replaces the one before of the same table', async () => {
  await showNotification(worker, notice);
  expect(show).toHaveBeenCalledExactlyOnceWith('Settebello', {
    body: 'دورك الآن',
    tag: 'https://scopa.example/table/a_-1',
    lang: 'ar',
    dir: 'rtl',
    icon: 'https://scopa.example/icons/icon-192.png',
    data: 'https://scopa.example/table/a_-1',
  });
});

test.each([
  [page('/table/a_-1', 'visible'), 0],
  [page('/table/a_-1', 'hidden'), 1],
  [page('/table/other', 'visible'), 1],
  [page('/', 'visible'), 1],
])('with %o open, %i are shown', async (client, times) => {
  open = [client];
  await showNotification(worker, notice);
  expect(show).toHaveBeenCalledTimes(times);
});

test('a click brings the page of the table to the front, or opens it', async () => {
  await openTable(worker, 'https://scopa.example/table/a_-1');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://scopa.example/table/a_-1');
  const there = page('/table/a_-1', 'hidden');
  open = [page('/table/other', 'visible'), there];
  await openTable(worker, 'https://scopa.example/table/a_-1');
  expect(there.focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
});
