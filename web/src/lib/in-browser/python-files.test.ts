import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryCaches, MemoryServer, ORIGIN } from '../../service-worker/memory-caches';
import { features } from '../features';
import { DamagedFile, download, downloadSize, findPythonFiles, isDownloaded, pythonFolder } from './python-files';

vi.mock('../features', () => ({ features: { offline: true } }));

const list = (version: string) => ({
  version,
  files: ['app.tar', 'pyodide.mjs'].map((name) => ({ path: `python/${version}/${name}`, bytes: 4, compressed: 2 })),
});
const answers = (version: string): Record<string, string> => ({
  '/python.json': JSON.stringify(list(version)),
  [`/python/${version}/app.tar`]: 'taaa',
  [`/python/${version}/pyodide.mjs`]: 'pyyy',
});
const PYTHON = list('1');

let server: MemoryServer;
let stores: MemoryCaches;
const asked = (): string[] => server.asked.splice(0);

beforeEach(() => {
  server = new MemoryServer(answers('1'));
  server.encoding = () => 'br';
  stores = new MemoryCaches(server.load);
  vi.stubGlobal('document', { baseURI: `${ORIGIN}/` });
  vi.stubGlobal('fetch', (address: string) => server.load(address));
  vi.stubGlobal('caches', stores.storage);
});
afterEach(() => {
  features.offline = true;
  vi.unstubAllGlobals();
});

test('the files are those that the site lists', async () => {
  expect(await findPythonFiles()).toEqual(PYTHON);
  expect([downloadSize(PYTHON), pythonFolder(PYTHON)]).toEqual([4, `${ORIGIN}/python/1/`]);
});

test('a site whose page names none is not asked', async () => {
  features.offline = false;
  expect([await findPythonFiles(), asked()]).toEqual([null, []]);
});

test('a site without a list has none', async () => {
  server.answers = {};
  expect(await findPythonFiles()).toBeNull();
});

describe('after a download', () => {
  beforeEach(async () => {
    expect(await isDownloaded(PYTHON)).toBe(false);
    await download(PYTHON, () => {});
    asked();
  });

  test('the files are here, with their list', async () => {
    expect(await isDownloaded(PYTHON)).toBe(true);
    await download(PYTHON, () => {});
    expect(asked()).toEqual([]);
    server.isAway = true;
    expect(await findPythonFiles()).toEqual(PYTHON);
    server.isAway = false;
    server.status = 502;
    expect(await findPythonFiles()).toEqual(PYTHON);
  });

  test('another version replaces them once it is here', async () => {
    server.answers = answers('2');
    const next = list('2');
    expect([await findPythonFiles(), await isDownloaded(next)]).toEqual([next, false]);
    await download(next, () => {});
    expect([await isDownloaded(next), await isDownloaded(PYTHON)]).toEqual([true, false]);
  });

  test('a site that has given up Python has none, whatever is stored', async () => {
    server.answers = {};
    expect(await findPythonFiles()).toBeNull();
  });
});

test('progress goes from nothing to everything', async () => {
  const shares: number[] = [];
  await download(PYTHON, (share) => shares.push(share));
  expect(shares).toEqual([...shares].sort());
  expect([shares.at(-1), shares.includes(0.5)]).toEqual([1, true]);
});

test('a download that was interrupted goes on with the file that is missing', async () => {
  delete server.answers['/python/1/pyodide.mjs'];
  await expect(download(PYTHON, () => {})).rejects.toThrow(DamagedFile);
  asked();
  server.answers = answers('1');
  await download(PYTHON, () => {});
  expect(asked()).toEqual(['/python/1/pyodide.mjs']);
});

test('a file of another size is not kept', async () => {
  server.answers['/python/1/app.tar'] = 'cut';
  await expect(download(PYTHON, () => {})).rejects.toThrow(DamagedFile);
  server.answers = answers('1');
  asked();
  await download(PYTHON, () => {});
  expect(asked()).toEqual(['/python/1/app.tar', '/python/1/pyodide.mjs']);
});

describe('a host that does not compress', () => {
  const stored = async (): Promise<string> =>
    (await (await caches.match(`${ORIGIN}/python/1/app.tar`))?.text()) ?? 'nothing';

  beforeEach(() => {
    server.encoding = () => null;
    server.answers['/python/1/app.tar.gz'] = new Uint8Array(gzipSync('taaa'));
    server.answers['/python/1/pyodide.mjs.gz'] = new Uint8Array(gzipSync('pyyy'));
  });

  test('sends the compressed files', async () => {
    await download(PYTHON, () => {});
    expect([await stored(), asked()]).toEqual([
      'taaa',
      ['app.tar', 'app.tar.gz', 'pyodide.mjs', 'pyodide.mjs.gz'].map((name) => `/python/1/${name}`),
    ]);
  });

  test('may say that these are compressed, so the browser unpacks them', async () => {
    server.encoding = (path) => (path.endsWith('.gz') ? 'gzip' : null);
    server.answers['/python/1/app.tar.gz'] = 'taaa';
    server.answers['/python/1/pyodide.mjs.gz'] = 'pyyy';
    await download(PYTHON, () => {});
    expect(await stored()).toBe('taaa');
  });

  test('sends the files as they are if it has no others', async () => {
    server.answers = answers('1');
    await download(PYTHON, () => {});
    expect(await stored()).toBe('taaa');
  });

  test('is not asked for a file that does not get shorter', async () => {
    await download({ ...PYTHON, files: PYTHON.files.map((file) => ({ ...file, compressed: file.bytes })) }, () => {});
    expect(asked()).toEqual(['/python/1/app.tar', '/python/1/pyodide.mjs']);
  });
});

test('a browser without caches downloads each time', async () => {
  vi.stubGlobal('caches', undefined);
  delete (globalThis as { caches?: CacheStorage }).caches;
  await download(PYTHON, () => {});
  expect(await isDownloaded(PYTHON)).toBe(false);
});
