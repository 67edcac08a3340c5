import { afterEach, expect, test, vi } from 'vitest';
import { MODEL_FOLDER, openModelFolder, type SyncedFS } from './model-folder';

const IDBFS = {};

class FakeFS implements SyncedFS {
  readonly filesystems = { IDBFS };
  readonly calls: string[] = [];
  running = 0;

  constructor(private readonly error: unknown = null) {}

  mkdirTree(path: string): void {
    this.calls.push(`make ${path}`);
  }

  mount(type: object, _: object, path: string): void {
    expect(type).toBe(IDBFS);
    this.calls.push(`mount ${path}`);
  }

  syncfs(populate: boolean, done: (error: unknown) => void): void {
    expect(this.running++).toBe(0);
    this.calls.push(populate ? 'load' : 'save');
    setTimeout(() => {
      this.running--;
      done(this.error);
    });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what is kept is loaded first, and saved one time after the other', async () => {
  vi.stubGlobal('indexedDB', {});
  const fs = new FakeFS();
  const keep = await openModelFolder(fs);
  await Promise.all([keep(), keep()]);
  expect(fs.calls).toEqual([`make ${MODEL_FOLDER}`, `mount ${MODEL_FOLDER}`, 'load', 'save', 'save']);
});

test('a database that refuses is no reason to think less', async () => {
  vi.stubGlobal('indexedDB', {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const keep = await openModelFolder(new FakeFS(new DOMException('no room', 'QuotaExceededError')));
  await keep();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a browser without a database has an empty folder', async () => {
  const fs = new FakeFS();
  await (
    await openModelFolder(fs)
  )();
  expect(fs.calls).toEqual([`make ${MODEL_FOLDER}`]);
});
