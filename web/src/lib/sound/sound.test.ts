import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import type { Cue } from './sound.svelte';

const made: string[] = [];
vi.mock('./synthesizer', () => ({
  synthesize: (_: unknown, cue: Cue, gain: number) => void made.push(`${cue} ${gain}`),
}));

let contexts = 0;
let opening: () => void = () => {};
let vibrated: number[][] = [];
const listeners = new Set<() => void>();
const gesture = (): void => listeners.forEach((listener) => listener());

class FakeContext {
  state = 'suspended';
  constructor() {
    contexts++;
    opening();
  }
  addEventListener(): void {}
  async resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
}

async function load(): Promise<(typeof import('./sound.svelte'))['sound']> {
  vi.resetModules();
  return (await import('./sound.svelte')).sound;
}
const passes = (): Promise<unknown> => vi.waitFor(() => Promise.resolve());

beforeEach(() => {
  made.length = contexts = 0;
  vibrated = [];
  opening = () => {};
  listeners.clear();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => void listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => void listeners.delete(listener));
  vi.stubGlobal('navigator', {
    vibrate: (pattern: number[]) => void vibrated.push(pattern),
    userActivation: { hasBeenActive: true },
  });
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute() {} } });
});
afterEach(() => void vi.unstubAllGlobals());

test('nothing is heard, or opened, before the first gesture', async () => {
  const sound = await load();
  sound.start();
  sound.play('card');
  await passes();
  expect([contexts, made]).toEqual([0, []]);
  gesture();
  await passes();
  sound.play('deal');
  await vi.waitFor(() => expect(made).toEqual(['deal 0.6']));
  expect(contexts).toBe(1);
});

test('a page without a table stays silent', async () => {
  const sound = await load();
  const stop = sound.start();
  gesture();
  await passes();
  stop();
  sound.play('card');
  await passes();
  expect([made, listeners.size]).toEqual([[], 0]);
});

test.each([
  ['off', 0, []],
  ['quiet', 1, ['sweep 0.25']],
  ['loud', 1, ['sweep 1']],
] as const)('the loudness is chosen: %s', async (loudness, opened, heard) => {
  const sound = await load();
  (await import('../settings/settings.svelte')).settings.change({ sound: loudness });
  sound.start();
  gesture();
  await passes();
  sound.play('sweep');
  await vi.waitFor(() => expect([contexts, made]).toEqual([opened, heard]));
});

test('the same cue is heard once in a moment', async () => {
  const sound = await load();
  sound.start();
  gesture();
  await passes();
  for (let n = 0; n < 5; n++) sound.play('card');
  sound.play('capture');
  await vi.waitFor(() => expect(made).toHaveLength(2));
});

test.each([
  ['there is none', () => vi.stubGlobal('AudioContext', undefined)],
  [
    'it is refused',
    () =>
      (opening = () => {
        throw new Error('no device');
      }),
  ],
])('where a device for sound is wanted and %s, that is known and nothing breaks', async (_, given) => {
  const sound = await load();
  given();
  sound.start();
  gesture();
  sound.play('card');
  await passes();
  expect([sound.refused, made]).toEqual([true, []]);
});

test('a telephone vibrates if that is wanted, for important cues', async () => {
  const sound = await load();
  const chosen = (await import('../settings/settings.svelte')).settings;
  sound.start();
  sound.play('turn');
  expect(vibrated).toEqual([]);
  chosen.change({ vibration: true, sound: 'off' });
  sound.play('card');
  sound.play('sweep');
  expect(vibrated).toEqual([[40, 50, 70]]);
});

test('sounds are made unless somebody turns them off, and nothing vibrates', () => {
  expect([settings.now.sound, settings.now.vibration]).toEqual(['normal', false]);
});
