import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tab } from '../in-browser/tab.svelte';
import { staticSite } from './static-site';

const RULES = [
  { game: 'scopa', seats: 2, title: 'Scopa' },
  { game: 'scopa', seats: 4, title: 'Scopa for four' },
];
const FILES: Record<string, unknown> = { 'answers/variants.it.json': ['scopa'], 'answers/rules.en.json': RULES };
const ask = vi.spyOn(tab, 'fetch');
let hasNetwork: boolean;

beforeEach(() => {
  hasNetwork = true;
  ask.mockReset().mockImplementation(async () => Response.json('of Python'));
  vi.stubGlobal('fetch', async (path: string) => {
    if (!hasNetwork) throw new TypeError('no network');
    return path in FILES ? Response.json(FILES[path]) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const get = async (place: string): Promise<unknown> => (await staticSite.fetch(place, {})).json();
const compose = async (body: object): Promise<unknown> =>
  (await staticSite.fetch('api/rules', { method: 'POST', body: JSON.stringify(body) })).json();

test('the games are in files, so Python is not needed', async () => {
  expect(await get('api/variants?lang=it')).toEqual(['scopa']);
  expect(ask).not.toHaveBeenCalled();
});

test.each(['api/variants?lang=de', 'api/options?lang=it&variant=scopa', 'api/tables/t'])(
  'what is in no file needs Python: %s',
  async (place) => {
    expect(await get(place)).toBe('of Python');
  },
);

test('and so does what cannot be loaded', async () => {
  hasNetwork = false;
  expect(await get('api/variants?lang=it')).toBe('of Python');
});

test.each([
  [{ variant: 'scopa', seats: 4, settings: {}, lang: 'en' }, RULES[1]],
  [{ variant: 'scopa', settings: {} }, RULES[0]],
  [{ variant: 'scopa', seats: 4, settings: { target: '7' }, lang: 'en' }, 'of Python'],
  [{ variant: 'cirulla', seats: 2, settings: {}, lang: 'en' }, 'of Python'],
  [{ variant: 'scopa', seats: 2, settings: {}, lang: 'de' }, 'of Python'],
])('the rules of %o', async (wanted, rules) => {
  expect(await compose(wanted)).toEqual(rules);
});
