import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STORED_ANSWER } from '../lib/offline/stored-answer';
import { MemoryCaches, MemoryServer, ORIGIN } from './memory-caches';
import { OfflineCache, type Build } from './offline-cache';

const build = (version: string): Build => ({
  version,
  entry: `/assets/index-${version}.js`,
  files: ['/', '/favicon.svg', `/assets/index-${version}.js`, '/assets/lesson.js'],
  groups: {
    de: [`/assets/de-${version}.js`, `/assets/review-de-${version}.js`],
    spanish: ['/assets/spanish.js', '/assets/horse.js'],
    neapolitan: ['/assets/neapolitan.js', '/assets/horse.js'],
  },
});
const RULES = [
  { game: 'scopa', seats: 2, title: 'Scopa' },
  { game: 'scopa', seats: 4, title: 'Scopa for four' },
];
const ANSWERS = {
  '/api/variants?lang=en': '[]',
  '/api/players?lang=en': '[]',
  '/api/rules?lang=en': JSON.stringify(RULES),
  '/api/rules': '{"title": "composed"}',
  '/api/tables/t/record': 'a record',
};
const files = (version: string): Record<string, string> => ({
  ...Object.fromEntries([...build(version).files, ...Object.values(build(version).groups).flat()].map((f) => [f, f])),
  '/': `<script src="/assets/index-${version}.js">`,
});

let server: MemoryServer;
let stores: MemoryCaches;
let work: Promise<unknown>[];

const cacheOf = (version: string): OfflineCache =>
  new OfflineCache(build(version), `${ORIGIN}/`, stores.storage, server.load);
const request = (path: string, init: RequestInit = {}, mode?: RequestMode): Request => {
  const made = new Request(new URL(path, ORIGIN), init);
  if (mode) Object.defineProperty(made, 'mode', { value: mode });
  return made;
};

/** The text of a response, or null if the request is left to the browser. */
async function answer(cache: OfflineCache, asked: Request): Promise<string | null> {
  const response = cache.respond(asked, (one) => void work.push(one));
  const text = response && (await (await response).text());
  await Promise.all(work);
  return text;
}
const answersFor = (lang: string): string[] =>
  ['variants', 'players', 'rules'].map((name) => `api/${name}?lang=${lang}`);
const navigate = (cache: OfflineCache, path: string): Promise<string | null> =>
  answer(cache, request(path, {}, 'navigate'));

beforeEach(() => {
  server = new MemoryServer({ ...files('1'), ...ANSWERS });
  stores = new MemoryCaches(server.load);
  work = [];
});

describe('without a network', () => {
  let cache: OfflineCache;
  beforeEach(async () => {
    cache = cacheOf('1');
    await cache.install();
    await cache.prepare('en', [`${ORIGIN}/assets/spanish.js`], answersFor('en'));
    server.isAway = true;
  });

  test.each(['/', '/lesson', '/yours', '/replay/abc', '/table/abc'])('the page starts at %s', async (path) =>
    expect(await navigate(cache, path)).toContain('index-1.js'),
  );

  test.each(['/api/variants', '/health', '/metrics', '/assets/none.js', '/robots.txt'])('%s is not a page', (path) =>
    expect(cache.respond(request(path, {}, 'navigate'), () => {})).toBeNull(),
  );

  test('its files are there, and the files of the deck that was shown', async () => {
    for (const file of ['/assets/lesson.js', '/assets/spanish.js', '/assets/horse.js', '/favicon.svg'])
      expect(await answer(cache, request(file))).toBe(file);
    await expect(answer(cache, request('/assets/neapolitan.js'))).rejects.toThrow('no network');
  });

  test('the games and the rules of each are there, and say that they were stored', async () => {
    const response = await cache.respond(request('/api/variants?lang=en'), () => {});
    expect(response?.headers.get(STORED_ANSWER)).toBe('yes');
    const compose = (body: object): Promise<string | null> =>
      answer(cache, request('/api/rules', { method: 'POST', body: JSON.stringify(body) }));
    const asked = { variant: 'scopa', seats: 4, settings: {}, lang: 'en' };
    expect(JSON.parse((await compose(asked)) ?? '')).toEqual(RULES[1]);
    await expect(compose({ ...asked, settings: { target: '7' } })).rejects.toThrow('no network');
    await expect(compose({ ...asked, lang: 'de' })).rejects.toThrow('no network');
  });
});

test('composed rules that were seen are there again', async () => {
  const cache = cacheOf('1');
  const asked = (): Request => request('/api/rules', { method: 'POST', body: '{"settings": {"target": "7"}}' });
  expect(await answer(cache, asked())).toContain('composed');
  server.isAway = true;
  expect(await answer(cache, asked())).toContain('composed');
});

test('a proxy whose server is away counts as no network', async () => {
  const cache = cacheOf('1');
  await cache.install();
  server.status = 502;
  expect(await navigate(cache, '/rules')).toContain('index-1.js');
});

test('a network that hangs counts as none once it has had its time', async () => {
  const cache = cacheOf('1');
  await cache.install();
  await cache.prepare('en', [], answersFor('en'));
  server.isHung = true;
  vi.useFakeTimers();
  const page = cache.respond(request('/rules', {}, 'navigate'), () => {});
  const games = cache.respond(request('/api/variants?lang=en'), () => {});
  await vi.advanceTimersByTimeAsync(8000);
  vi.useRealTimers();
  expect(await (await page)?.text()).toContain('index-1.js');
  expect((await games)?.headers.get(STORED_ANSWER)).toBe('yes');
});

test.each([
  ['/api/tables/t?lang=en', 'GET'],
  ['/api/tables/t/record', 'GET'],
  ['/api/games/g', 'GET'],
  ['/api/games/g/review', 'GET'],
  ['/api/codes/1', 'GET'],
  ['/api/tables', 'POST'],
  ['/api/replays', 'POST'],
])('%s is never stored', (path, method) => {
  const body = method === 'POST' ? '{}' : null;
  expect(cacheOf('1').respond(request(path, { method, body }), () => {})).toBeNull();
});

test('a static host has a page of its own for the addresses of other pages', async () => {
  server.answers['/404.html'] = 'index-1.js of the 404 page';
  const cache = cacheOf('1');
  await cache.install();
  server.isAway = true;
  expect(await navigate(cache, '/table/abc')).toBe('index-1.js of the 404 page');
  expect(await navigate(cache, '/')).not.toContain('404');
});

test('the answers of a static site are files that are stored', async () => {
  server.answers['/answers/variants.en.json'] = '[]';
  const cache = cacheOf('1');
  await cache.prepare('en', [], ['answers/variants.en.json', 'answers/rules.en.json']);
  server.isAway = true;
  expect(await answer(cache, request('/answers/variants.en.json'))).toBe('[]');
  await expect(answer(cache, request('/answers/rules.en.json'))).rejects.toThrow('no network');
});

test('the files of Python are those that the page has stored, else the network has them', async () => {
  const cache = cacheOf('1');
  const python = await stores.open('settebello-python-1');
  await python.put(`${ORIGIN}/python/1/pyodide.mjs`, new Response('stored'));
  server.answers = { '/python/1/pyodide.mjs': 'sent', '/python/1/app.tar': 'sent' };
  expect(await answer(cache, request('/python/1/pyodide.mjs'))).toBe('stored');
  expect(await answer(cache, request('/python/1/app.tar'))).toBe('sent');
});

test('other sites are left alone', () => {
  expect(cacheOf('1').respond(new Request('https://other.example/assets/lesson.js'), () => {})).toBeNull();
});

test('with a network the page is always the one of the server', async () => {
  const cache = cacheOf('1');
  await cache.install();
  server.answers = files('2');
  expect(await navigate(cache, '/')).toContain('index-2.js');
});

test('a requested file brings the files that belong to it, unless it belongs to several groups', async () => {
  const cache = cacheOf('1');
  await cache.install();
  await answer(cache, request('/assets/de-1.js'));
  await answer(cache, request('/assets/horse.js'));
  server.isAway = true;
  expect(await answer(cache, request('/assets/review-de-1.js'))).toBe('/assets/review-de-1.js');
  await expect(answer(cache, request('/assets/spanish.js'))).rejects.toThrow('no network');
});

test('a new version takes over the languages and decks, and leaves the files of open pages', async () => {
  const old = cacheOf('1');
  await old.install();
  await old.prepare('de', [], answersFor('de'));
  server.answers = { ...files('2'), ...ANSWERS };
  const now = cacheOf('2');
  await now.install();
  await now.removeOldVersions();
  server.isAway = true;
  expect(await navigate(now, '/')).toContain('index-2.js');
  expect(await answer(now, request('/assets/review-de-2.js'))).toBe('/assets/review-de-2.js');
  expect(await answer(now, request('/assets/index-1.js'))).toBe('/assets/index-1.js');
});

test('versions before the last one are removed', async () => {
  for (const version of ['1', '2', '3']) {
    server.answers = { ...files(version), ...ANSWERS };
    const cache = cacheOf(version);
    await cache.install();
    await cache.prepare('en', [], answersFor('en'));
    await cache.removeOldVersions();
  }
  expect((await stores.keys()).filter((name) => name.endsWith('-1'))).toEqual([]);
  expect((await stores.keys()).filter((name) => name.endsWith('-3'))).toHaveLength(2);
});

test('a page that belongs to another version is not stored', async () => {
  server.answers = { ...files('1'), '/': files('2')['/'] ?? '' };
  await expect(cacheOf('1').install()).rejects.toThrow('another version');
  expect(await stores.keys()).toEqual([]);
});

test('if a file cannot be stored, none is', async () => {
  delete server.answers['/assets/lesson.js'];
  await expect(cacheOf('1').install()).rejects.toThrow();
  expect(await stores.keys()).toEqual([]);
});

test('a site below a path finds its files there', async () => {
  const scope = `${ORIGIN}/settebello/`;
  server.answers = Object.fromEntries(
    Object.entries({ ...files('1'), ...ANSWERS }).map(([place, text]) => [`/settebello${place}`, text]),
  );
  const cache = new OfflineCache(build('1'), scope, stores.storage, server.load);
  await cache.install();
  await cache.prepare('en', [`${ORIGIN}/settebello/assets/de-1.js`], answersFor('en'));
  server.isAway = true;
  expect(await navigate(cache, '/settebello/lesson')).toContain('index-1.js');
  expect(await answer(cache, request('/settebello/assets/de-1.js'))).toBe('/assets/de-1.js');
  expect(await answer(cache, request('/settebello/api/variants?lang=en'))).toBe('[]');
  expect(await navigate(cache, '/elsewhere/lesson')).toBeNull();
});
