import { beforeEach, expect, test, vi } from 'vitest';
import { TabFailure } from './tab-failure';
import { TabRunner, type TabListener } from './tab-runner';
import type { Workers, WorkersListener } from './workers';

interface FakePython {
  isHere: boolean;
  error: Error | null;
  list: object | null;
}
const python = vi.hoisted((): FakePython => ({ isHere: true, error: null, list: null }));
const DamagedFile = vi.hoisted(() => class extends Error {});
vi.mock('./python-files', () => ({
  DamagedFile,
  downloadSize: () => 5,
  findPythonFiles: async () => python.list,
  isDownloaded: async () => python.isHere,
  pythonFolder: () => 'http://here/python/1/',
  download: async (_: object, progress: (share: number) => void) => {
    if (python.error) throw python.error;
    progress(1);
    python.isHere = true;
  },
}));
vi.mock('./missing-feature', () => ({ missingFeature: () => missing }));
vi.mock('../offline/start', () => ({ startServiceWorker: async () => {} }));
vi.mock('./ownership', () => ({
  own: async ({ takeOver }: { takeOver: boolean }, onLost: () => void) => {
    if (ownedElsewhere && !takeOver) return false;
    ownedElsewhere = false;
    lose = onLost;
    return true;
  },
}));
const archived = vi.hoisted(() => new Map<string, string>());
vi.mock('../storage/game-archive', () => ({
  archive: {
    tableFiles: async () => [...archived],
    removeTableFile: async (table: string) => archived.delete(table),
  },
}));
const makeWorkers = vi.hoisted(() => vi.fn<(folder: string, listener: WorkersListener) => object>());
vi.mock('./workers', () => ({
  Workers: function (folder: string, listener: WorkersListener) {
    return makeWorkers(folder, listener);
  },
}));

let missing: string | null;
let ownedElsewhere: boolean;
let lose: () => void;
let heard: string[];
let takeOver: () => void;
let restarted: Promise<Workers>;
let made: { listener: WorkersListener; stop: () => Promise<void>; importTable: (text: string) => Promise<void> }[];
/** Whether workers are ready at once. */
let starts: boolean;
let runner: TabRunner;

const listener: TabListener = {
  askToDownload: async (bytes) => void heard.push(`download ${bytes}`),
  onProgress: (share) => heard.push(`progress ${share}`),
  askToTakeOver: () => {
    heard.push('elsewhere');
    return new Promise((resolve) => (takeOver = resolve));
  },
  onStarting: () => heard.push('starting'),
  onReady: (kept) => heard.push(`ready ${kept}`),
  onTrouble: (trouble) => heard.push(`trouble ${trouble}`),
  onFailure: ({ reason }) => heard.push(`failure ${reason}`),
  onRestart: (promise) => {
    heard.push('restart');
    restarted = promise;
    promise.catch(() => {});
  },
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const last = (): (typeof made)[number] => made.at(-1) as (typeof made)[number];

beforeEach(() => {
  Object.assign(python, { isHere: true, error: null, list: { version: '1', files: [] } });
  [missing, ownedElsewhere, heard, made, starts] = [null, false, [], [], true];
  archived.clear();
  makeWorkers.mockImplementation((_, given) => {
    const workers = {
      listener: given,
      stop: vi.fn<() => Promise<void>>().mockResolvedValue(),
      importTable: vi.fn<(text: string) => Promise<void>>().mockResolvedValue(),
    };
    made.push(workers);
    if (starts) queueMicrotask(() => void given.onReady('files'));
    return workers;
  });
  runner = new TabRunner(listener);
});

test('what is missing is downloaded, and then the workers start', async () => {
  python.isHere = false;
  expect(await runner.start()).toBe(last());
  expect(heard).toEqual(['download 5', 'progress 1', 'starting', 'ready files']);
});

test('nothing is downloaded that is here', async () => {
  await runner.start();
  expect(heard).toEqual(['starting', 'ready files']);
});

test.each([
  ['unsupported', () => (missing = 'WebAssembly')],
  ['missing', () => (python.list = null)],
  ['interrupted', () => Object.assign(python, { isHere: false, error: new TypeError('no network') })],
  ['damaged', () => Object.assign(python, { isHere: false, error: new DamagedFile('a: 404') })],
])('a start may fail: %s', async (reason, fail) => {
  fail();
  await expect(runner.start()).rejects.toMatchObject({ reason });
  expect(made).toEqual([]);
});

test('a worker that fails at its start fails the start', async () => {
  starts = false;
  const starting = runner.start();
  await settle();
  last().listener.onFailure(new TabFailure('unusable', 'newer'));
  await expect(starting).rejects.toMatchObject({ reason: 'unusable' });
});

test('the games of another tab are taken over once the person wants it', async () => {
  ownedElsewhere = true;
  const starting = runner.start();
  await settle();
  expect([heard, made]).toEqual([['elsewhere'], []]);
  takeOver();
  await starting;
  expect(heard).toEqual(['elsewhere', 'starting', 'ready files']);
});

test('when another tab takes the games, the workers are stopped, and the person may take them back', async () => {
  await runner.start();
  lose();
  await settle();
  expect([heard.slice(2), last().stop]).toEqual([['restart', 'elsewhere'], expect.anything()]);
  expect(last().stop).toHaveBeenCalledOnce();
  takeOver();
  await restarted;
  expect(heard.slice(4)).toEqual(['starting', 'ready files']);
});

test('another tab may take the games while this one starts', async () => {
  starts = false;
  const starting = runner.start();
  await settle();
  lose();
  await settle();
  expect(heard).toEqual(['starting', 'elsewhere']);
  starts = true;
  takeOver();
  expect(await starting).toBe(last());
});

test('a tab without locks learns from its storage that another one has the games, and does not take them back', async () => {
  await runner.start();
  last().listener.onTrouble('elsewhere');
  await settle();
  expect([heard.slice(2), made.length]).toEqual([['restart', 'elsewhere'], 1]);
});

test('workers that hang are replaced, but not for ever', async () => {
  await runner.start();
  for (let times = 0; times < 3; times++) {
    last().listener.onFailure(new TabFailure('hangs'));
    await restarted;
  }
  expect([made.length, heard.filter((what) => what === 'restart').length]).toEqual([4, 3]);
  last().listener.onFailure(new TabFailure('hangs'));
  expect(heard.at(-1)).toBe('failure hangs');
});

test('tables of a backup are taken at the start; those that cannot be taken wait', async () => {
  archived.set('a', 'table a');
  archived.set('b', 'table b');
  starts = false;
  const starting = runner.start();
  await settle();
  const importTable = vi.spyOn(last(), 'importTable');
  importTable.mockImplementation(async (text) => {
    if (text === 'table b') throw new TypeError('damaged');
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  void last().listener.onReady('files');
  await starting;
  expect([importTable.mock.calls.flat(), [...archived.keys()]]).toEqual([['table a', 'table b'], ['b']]);
});
