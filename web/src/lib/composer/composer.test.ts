import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FullRulesRequest } from '../api';
import type { ComposedRules, OptionInfo, VariantInfo } from '../http-messages';
import { Composer } from './composer.svelte';

const base = { target: '11', napola: 'off', fifteen: 'off' };
const option = (key: string, line: string | null = null): OptionInfo =>
  ({
    key,
    line,
    kind: 'line',
    values: [],
    default: '9',
    clauses: [],
    section: 'scoring',
    label: key,
    least: null,
    most: null,
  }) satisfies OptionInfo;
const LISTED = [option('napola'), option('napola.longest', 'napola'), option('fifteen'), option('target')];

const ask = vi.fn((wanted: FullRulesRequest): Promise<ComposedRules> => {
  const { variant: game, seats, settings } = wanted;
  const answer = { game, title: 'Scopa', seats, base };
  if (settings['target'] === '0') return Promise.resolve({ ...answer, problems: ['target is 1 or more.'] });
  return Promise.resolve({
    ...answer,
    problems: [],
    values: { ...base, ...settings },
    differences: settings,
    sheet: [],
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(settings = {}): Promise<Composer> {
  const composer = new Composer(() => 'en', undefined, ask);
  composer.open({ variant: 'scopa', seats: 2, settings, name: '' });
  await vi.runAllTimersAsync();
  return composer;
}

test('a change is a setting, and changing it back removes it', async () => {
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

test('impossible rules are explained, the last good ones stay, and the change can be undone', async () => {
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

test('only the last of several quick changes is requested', async () => {
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

/** Composers whose answers come when the test says so: by the requested target. */
function slow(): {
  composer: Composer;
  answer: (target: string) => Promise<void>;
  fail: (target: string) => Promise<void>;
} {
  const open: {
    target: string;
    now: (answer: ComposedRules) => void;
    never: (why: unknown) => void;
    wanted: Parameters<typeof ask>[0];
  }[] = [];
  const composer = new Composer(
    () => 'en',
    undefined,
    (wanted) => new Promise((now, never) => open.push({ target: wanted.settings['target'] ?? '', now, never, wanted })),
  );
  const settled = async (
    target: string,
    settle: (one: (typeof open)[number]) => Promise<void> | void,
  ): Promise<void> => {
    const [one] = open.splice(
      open.findIndex((other) => other.target === target),
      1,
    );
    if (!one) throw new Error(`nobody has asked for ${target}`);
    await settle(one);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    composer,
    answer: (target) => settled(target, async (one) => one.now(await ask(one.wanted))),
    fail: (target) => settled(target, (one) => one.never(new TypeError('no network'))),
  };
}

async function twoAsked(): Promise<ReturnType<typeof slow>> {
  const slowly = slow();
  for (const target of ['21', '31']) {
    slowly.composer.set('target', target);
    await vi.advanceTimersByTimeAsync(200);
  }
  return slowly;
}

test('a late answer does not overwrite a newer one', async () => {
  const { composer, answer } = await twoAsked();
  await answer('31');
  await answer('21');
  expect([composer.settings, composer.good?.values?.['target'], composer.asking]).toEqual([
    { target: '31' },
    '31',
    false,
  ]);
});

test('an answer that comes after the next question was asked is passed over', async () => {
  const { composer, answer } = await twoAsked();
  await answer('21');
  expect([composer.settings, composer.good, composer.asking]).toEqual([{ target: '31' }, null, true]);
});

test('an answer that comes while somebody still writes is passed over', async () => {
  const { composer, answer } = slow();
  composer.set('target', '21');
  await vi.advanceTimersByTimeAsync(200);
  composer.set('target', '31');
  await answer('21');
  expect([composer.settings, composer.good, composer.asking]).toEqual([{ target: '31' }, null, true]);
});

test('an old request that fails says nothing about the server', async () => {
  const { composer, fail } = await twoAsked();
  await fail('21');
  expect([composer.away, composer.asking]).toEqual([false, true]);
});

test('the game shown under rules that cannot be is not put over newer rules', async () => {
  const { composer, answer } = slow();
  composer.set('target', '0');
  await vi.advanceTimersByTimeAsync(200);
  await answer('0'); // asks for the game as it is
  composer.set('target', '31');
  await vi.advanceTimersByTimeAsync(200);
  await answer('31');
  await answer('');
  expect(composer.good?.values?.['target']).toBe('31');
});

const variants = [
  { id: 'scopa', seats: [2, 3, 4] },
  { id: 'scopone', seats: [4] },
] as VariantInfo[];

test('the same game for others keeps the choices, except the hands; a different game starts from scratch', async () => {
  const composer = await opened({ target: '21', hands: '9' });
  composer.start(variants[0] as VariantInfo, 4);
  expect([composer.seats, composer.settings]).toEqual([4, { target: '21' }]);
  composer.start(variants[1] as VariantInfo, 2);
  expect([composer.variant, composer.seats, composer.settings]).toEqual(['scopone', 4, {}]);
});

test('what was changed can be undone in turn, but not into rules taken up before', async () => {
  const composer = await opened({ fifteen: 'on' });
  expect(composer.undoable).toBe(false);
  composer.set('target', '21');
  composer.set('napola', 'on');
  await vi.runAllTimersAsync();
  expect([composer.undoable, composer.last]).toEqual([true, 'napola']);
  composer.undo('target');
  expect([composer.settings, composer.last]).toEqual([{ fifteen: 'on', napola: 'on' }, 'target']);
  composer.undoAll();
  expect([composer.settings, composer.last]).toEqual([{}, '']);
  for (const before of [
    { fifteen: 'on', napola: 'on' },
    { fifteen: 'on', target: '21', napola: 'on' },
    { fifteen: 'on', target: '21' },
  ]) {
    composer.undoLast();
    expect(composer.settings).toEqual(before);
  }
  composer.open({ variant: 'scopa', seats: 2, settings: {}, name: '' });
  expect(composer.undoable).toBe(false);
  composer.undoLast();
  expect(composer.settings).toEqual({});
});

test('a value is the chosen one, or else the rules’, the game’s or the option’s default', async () => {
  const composer = new Composer(() => 'en', undefined, ask);
  const target = option('target');
  expect(composer.value(target)).toBe('9');
  composer.base = { target: '11' };
  expect(composer.value(target)).toBe('11');
  composer.good = { game: 'scopa', title: 'Scopa', seats: 2, base, problems: [], values: { target: '16' } };
  expect(composer.value(target)).toBe('16');
  composer.settings = { target: '21' };
  expect(composer.value(target)).toBe('21');
  expect([composer.isChanged('target'), composer.isChanged('fifteen')]).toEqual([true, false]);
  composer.settings = { target: '11' };
  expect(composer.isChanged('target')).toBe(false);
});

test('a line that is switched on keeps what belongs to it', async () => {
  const composer = await opened({ 'napola.longest': '6' });
  composer.set('napola', 'on', LISTED);
  expect(composer.settings).toEqual({ 'napola.longest': '6', napola: 'on' });
});

test('the owner of the rules is told about every change, with a tidied name', async () => {
  const heard = vi.fn();
  const composer = new Composer(() => 'en', heard, ask);
  composer.open({ variant: 'scopa', seats: 2, settings: {}, name: ' Nonna ' });
  expect(heard).toHaveBeenLastCalledWith({ variant: 'scopa', seats: 2, settings: {}, name: 'Nonna' });
  composer.set('target', '21');
  expect(heard).toHaveBeenLastCalledWith({ variant: 'scopa', seats: 2, settings: { target: '21' }, name: 'Nonna' });
});
