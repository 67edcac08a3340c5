import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { own } from './ownership';

type Hold = (lock: object | null) => Promise<unknown> | undefined;

/** As much of the browser's locks as is used: one lock, which may be stolen. */
class FakeLocks {
  #steal: (() => void) | null = null;

  request(_: string, { steal }: { steal?: boolean }, hold: Hold): Promise<unknown> {
    if (this.#steal && !steal) return Promise.resolve(hold(null));
    this.#steal?.();
    const stolen = new Promise((_, reject) => {
      this.#steal = () => reject(new DOMException('stolen', 'AbortError'));
    });
    return Promise.race([hold({}), stolen]);
  }
}

const onLost = vi.fn<() => void>();
beforeEach(() => {
  onLost.mockReset();
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});
afterEach(() => vi.unstubAllGlobals());

test('one tab has the games, until another one takes them over', async () => {
  expect(await own({ takeOver: false }, onLost)).toBe(true);
  expect(await own({ takeOver: false }, () => {})).toBe(false);
  expect(onLost).not.toHaveBeenCalled();
  expect(await own({ takeOver: true }, () => {})).toBe(true);
  await Promise.resolve();
  expect(onLost).toHaveBeenCalledOnce();
});

test.each([
  ['has no locks', {}],
  ['forbids them', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } }],
])('a browser that %s does not keep anybody from playing', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await own({ takeOver: false }, onLost)).toBe(true);
  expect(onLost).not.toHaveBeenCalled();
});
