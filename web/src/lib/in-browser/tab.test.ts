import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import type { TabListener } from './tab-runner';
import type { Workers } from './workers';

interface FakeRunner {
  start: Mock<() => Promise<unknown>>;
  prepare: Mock<() => Promise<void>>;
  listener: unknown;
}
const runner = vi.hoisted((): FakeRunner => ({ start: vi.fn(), prepare: vi.fn(), listener: null }));
vi.mock('./tab-runner', () => ({
  TabRunner: class {
    constructor(listener: unknown) {
      runner.listener = listener;
    }
    start = runner.start;
    prepare = runner.prepare;
  },
}));

let tab: (typeof import('./tab.svelte'))['tab'];
let TabFailure: (typeof import('./tab-failure'))['TabFailure'];
const listener = (): TabListener => runner.listener as TabListener;
const workers = { fetch: vi.fn<() => Promise<Response>>(), connect: vi.fn<() => void>() };
const running = workers as unknown as Workers;
/** Lets what is going on go on. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(async () => {
  vi.resetModules();
  runner.start.mockReset().mockImplementation(async () => {
    listener().onReady('files');
    return running;
  });
  runner.prepare.mockReset().mockResolvedValue();
  workers.fetch.mockReset().mockImplementation(async () => Response.json([]));
  workers.connect.mockReset();
  ({ tab } = await import('./tab.svelte'));
  ({ TabFailure } = await import('./tab-failure'));
});

test('nothing is started before something is asked, and then once', async () => {
  expect([tab.state.name, runner.start.mock.calls.length]).toEqual(['idle', 0]);
  await Promise.all([tab.fetch('api/variants', {}), tab.fetch('api/players', {})]);
  expect([tab.state.name, runner.start.mock.calls.length, workers.fetch.mock.calls.length]).toEqual(['ready', 1, 2]);
});

describe('a download', () => {
  let agreed: boolean;
  beforeEach(() => {
    agreed = false;
    runner.start.mockImplementation(async () => {
      await listener().askToDownload(7e6);
      agreed = true;
      listener().onProgress(0.5, 7e6);
      return running;
    });
  });

  test('is asked for, and what needs it waits', async () => {
    const answer = tab.fetch('api/options', {});
    await settle();
    expect([tab.state, agreed]).toEqual([{ name: 'asking', bytes: 7e6 }, false]);
    tab.want();
    await answer;
    expect(tab.state).toEqual({ name: 'loading', bytes: 7e6, share: 0.5 });
  });

  test('is not asked for if the person wants to play', async () => {
    tab.want();
    await tab.fetch('api/tables', {});
    expect(agreed).toBe(true);
  });
});

test('a failure is shown, answers everything, and ends by another attempt', async () => {
  runner.start.mockRejectedValueOnce(new TabFailure('interrupted'));
  await expect(tab.fetch('api/variants', {})).rejects.toThrow(TabFailure);
  expect(tab.state).toMatchObject({ name: 'failed', failure: { reason: 'interrupted' } });
  await expect(tab.fetch('api/variants', {})).rejects.toThrow(TabFailure);
  const socket = tab.openSocket('api/tables/t/socket');
  const codes: number[] = [];
  socket.onclose = ({ code }) => codes.push(code);
  await settle();
  expect([codes, runner.start.mock.calls.length]).toEqual([[1006], 1]);
  tab.retry();
  await tab.fetch('api/variants', {});
  expect([tab.state.name, runner.start.mock.calls.length]).toEqual(['ready', 2]);
});

test('while another tab has the games, what is asked waits until this one is chosen', async () => {
  runner.start.mockImplementation(async () => {
    await listener().askToTakeOver();
    listener().onReady('files');
    return running;
  });
  const answer = tab.fetch('api/variants', {});
  await settle();
  expect([tab.state.name, workers.fetch.mock.calls.length]).toEqual(['elsewhere', 0]);
  tab.takeOver();
  await answer;
  expect(tab.state.name).toBe('ready');
});

test('while the application is started again, what is asked waits for it', async () => {
  await tab.fetch('api/variants', {});
  let finish: (workers: Workers) => void = () => {};
  listener().onRestart(new Promise((resolve) => (finish = resolve)));
  const answer = tab.fetch('api/players', {});
  await settle();
  expect(workers.fetch).toHaveBeenCalledTimes(1);
  finish(running);
  await answer;
  expect(workers.fetch).toHaveBeenCalledTimes(2);
});

test('a socket that was closed before the application runs is never opened', async () => {
  tab.openSocket('api/tables/t/socket').close(1000);
  tab.openSocket('api/tables/u/socket');
  await settle();
  expect(workers.connect).toHaveBeenCalledTimes(1);
});

test.each([
  ['memory', 'forbidden'],
  ['files', null],
] as const)('games that are kept in %s: the trouble is %s', async (kept, trouble) => {
  await tab.fetch('api/variants', {});
  listener().onReady(kept);
  expect(tab.trouble).toBe(trouble);
});

test('a device is prepared without a start', async () => {
  expect(await tab.prepare()).toBe(true);
  expect([tab.state.name, runner.start.mock.calls.length]).toEqual(['idle', 0]);
  runner.prepare.mockRejectedValueOnce(new TabFailure('interrupted'));
  expect(await tab.prepare()).toBe(false);
  expect(tab.state.name).toBe('failed');
});
