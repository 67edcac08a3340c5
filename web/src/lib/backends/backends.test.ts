import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../storage/storage';

const TABLE = {
  title: 'Scopa',
  opened: 0,
  variant: 'scopa',
  seats: 2,
  against: [],
  score: [],
  target: 11,
  over: false,
};

/** The modules of a page, which may be a static site. */
async function page({ isStatic = false } = {}) {
  vi.resetModules();
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('document', { querySelector: () => (isStatic ? { content: 'browser' } : null) });
  const [{ backends, publicAnswers }, { tab }, { server }, { staticSite }, { network }, tables, games] =
    await Promise.all([
      import('./backends.svelte'),
      import('../in-browser/tab.svelte'),
      import('./server'),
      import('./static-site'),
      import('../offline/network.svelte'),
      import('../storage/saved-tables'),
      import('../storage/kept-games'),
    ]);
  const want = vi.spyOn(tab, 'want').mockImplementation(() => {});
  return { backends, publicAnswers, tab, server, staticSite, network, want, ...tables, ...games };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page of a server', () => {
  test('is answered by its server, but for the tables of this browser', async () => {
    const { backends, tab, server, saveTable, saveKeptGame } = await page();
    saveTable({ ...TABLE, table: 'a', key: 'k', inBrowser: true });
    saveTable({ ...TABLE, table: 'b', key: 'k' });
    saveKeptGame('a', 'game-of-a');
    const backendOf = (place: string): string => (backends.of(place) === tab ? 'tab' : 'server');
    expect(backends.of('api/variants?lang=it')).toBe(server);
    expect(backendOf('api/tables')).toBe('server');
    expect(backendOf('api/tables/a/socket?lang=it')).toBe('tab');
    expect(backendOf('api/tables/a?lang=it')).toBe('tab');
    expect(backendOf('api/tables/b/socket?lang=it')).toBe('server');
    expect(backendOf('api/tables/unknown')).toBe('server');
    expect(backendOf('api/games/game-of-a/review')).toBe('tab');
    expect(backendOf('api/games/another')).toBe('server');
    expect([backends.isHere('a'), backends.isHere('b')]).toEqual([true, false]);
  });

  test('opens tables in this browser while the server is away, if the person wants that', async () => {
    const { backends, tab, server, network, want, saveTable } = await page();
    saveTable({ ...TABLE, table: 'b', key: 'k' });
    network.lost();
    expect([backends.openHere(), want.mock.calls.length]).toEqual([false, 0]);
    backends.playMeanwhile();
    expect([backends.openHere(), want.mock.calls.length]).toEqual([true, 2]);
    expect([backends.of('api/tables'), backends.of('api/tables/b')]).toEqual([tab, server]);
    network.found();
    expect([backends.openHere(), backends.of('api/tables')]).toEqual([false, server]);
  });

  test('needs answers of the server without a network', async () => {
    const { publicAnswers } = await page();
    expect(publicAnswers('it')).toEqual(['api/variants?lang=it', 'api/players?lang=it', 'api/rules?lang=it']);
  });
});

test('on a static site everything is in this browser, and may need Python', async () => {
  const { backends, staticSite, want, publicAnswers } = await page({ isStatic: true });
  expect([backends.of('api/variants'), backends.of('api/tables/x')]).toEqual([staticSite, staticSite]);
  expect([backends.isHere('x'), backends.openHere(), want.mock.calls.length]).toEqual([true, true, 1]);
  expect(publicAnswers('it')).toEqual(['answers/variants.it.json', 'answers/players.it.json', 'answers/rules.it.json']);
});
