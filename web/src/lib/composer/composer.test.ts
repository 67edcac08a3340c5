import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Composed, Option } from '../api';
import { Composer } from './composer.svelte';

const base = { target: '11', napola: 'off', fifteen: 'off' };
const option = (key: string, line: string | null = null): Option =>
  ({ key, line, kind: 'line', values: [], default: '9', clauses: [], section: 'scoring', label: key, least: null, most: null }) satisfies Option;
const LISTED = [option('napola'), option('napola.longest', 'napola'), option('fifteen'), option('target')];

const ask = vi.fn((wanted: { variant: string; seats: number; settings: Record<string, string> }): Promise<Composed> => {
  const { variant: game, seats, settings } = wanted;
  const answer = { game, title: 'Scopa', seats, base };
  if (settings['target'] === '0') return Promise.resolve({ ...answer, problems: ['target is 1 or more.'] });
  return Promise.resolve({ ...answer, problems: [], values: { ...base, ...settings }, differences: settings, sheet: [] });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(settings = {}): Promise<Composer> {
  const composer = new Composer(() => 'en', undefined, ask);
  composer.open({ variant: 'scopa', seats: 2, settings, name: '' });
  await vi.runAllTimersAsync();
  return composer;
}

test('a change is a setting, and its own value again is none', async () => {
  const composer = await opened();
  composer.set('target', '21');
  await vi.runAllTimersAsync();
  expect(composer.settings).toEqual({ target: '21' });
  expect(composer.isChanged('target')).toBe(true);
  composer.set('target', '11');
  expect(composer.settings).toEqual({});
});

test('what belongs to a line goes with it', async () => {
  const composer = await opened({ napola: 'on', 'napola.longest': '6' });
  composer.set('napola', 'off', LISTED);
  expect(composer.settings).toEqual({});
});

test('rules that cannot be are told, the last good ones stay, and the change can be undone', async () => {
  const composer = await opened({ fifteen: 'on' });
  const good = composer.good;
  composer.set('target', '0');
  await vi.runAllTimersAsync();
  expect(composer.problems).toEqual(['target is 1 or more.']);
  expect([composer.good, composer.last]).toEqual([good, 'target']);
  composer.undoLast();
  await vi.runAllTimersAsync();
  expect([composer.problems, composer.settings]).toEqual([[], { fifteen: 'on' }]);
});

test('a link whose rules cannot be shows the game that it starts from', async () => {
  const composer = await opened({ target: '0' });
  expect(composer.problems.length).toBe(1);
  expect(composer.good?.values?.['target']).toBe('11');
});

test('only the last of quick changes is asked for', async () => {
  const composer = await opened();
  ask.mockClear();
  composer.set('target', '21');
  composer.set('target', '31');
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(composer.settings).toEqual({ target: '31' });
});

test('a server that is away is said so', async () => {
  const composer = await opened();
  ask.mockRejectedValueOnce(new TypeError('no network'));
  composer.set('target', '21');
  await vi.runAllTimersAsync();
  expect([composer.away, composer.settings]).toEqual([true, { target: '21' }]);
  composer.refresh();
  await vi.runAllTimersAsync();
  expect(composer.away).toBe(false);
});
