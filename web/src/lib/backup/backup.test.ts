import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameArchive } from '../storage/game-archive';
import { guestTable, loadTable, savedTables, saveTable, type SavedTable } from '../storage/saved-tables';
import { loadHouseRules, saveHouseRules } from '../rules/house-rules';
import { loadKeptGame, saveKeptGame } from '../storage/kept-games';
import { clearItems, readItem, writeItem } from '../storage/storage';
import { memoryArchive } from '../storage/memory-archive';
import { collectBackup, type Backup } from './backup';
import { example } from '../pad/example';
import { loadPadGame, savedPadGames, savePadGame } from '../pad/saved-pad-games';
import { BackupError, readBackup } from './check';
import { MAX_MEGABYTES, restore, restoreFile } from './restore';

/** The browser's storage, which can be full for an item. */
const browser = vi.hoisted(() => {
  const items = new Map<string, string>();
  const refused = new Set<string>();
  const storage = {
    get length(): number {
      return items.size;
    },
    getItem: (name: string) => items.get(name) ?? null,
    key: (n: number) => [...items.keys()][n] ?? null,
    removeItem: (name: string) => void items.delete(name),
    setItem: (name: string, value: string) => {
      if (refused.has(name)) throw new DOMException('', 'QuotaExceededError');
      items.set(name, value);
    },
  };
  vi.stubGlobal('localStorage', storage);
  return { refused };
});

const RECORDS: Readonly<Record<string, string>> = { A: '[Settebello 1]\n', B: '' };
const loadRecord = (table: string): Promise<string> =>
  RECORDS[table] ? Promise.resolve(RECORDS[table]) : Promise.reject(new Error('gone'));
const finished = (table: string, more: Partial<SavedTable> = {}): SavedTable => ({
  ...guestTable(table, 'secret', 'Scopa'),
  score: [11, 5],
  over: true,
  ...more,
});
const open = (table: string, more: Partial<SavedTable> = {}): SavedTable => finished(table, { over: false, ...more });
const house = { name: 'Nonna', variant: 'scopa', seats: 2, settings: { target: '7' } };

const exportTable = async (table: string): Promise<string> => {
  if (table !== 'T') throw new TypeError('no such table');
  return 'secret table';
};

/** Through a file, to another browser that has what `there` stores. */
async function moved(
  seatKeys: boolean,
  there: () => void = () => {},
): Promise<{ n: number; records: string[]; into: GameArchive }> {
  const text = JSON.stringify(await collectBackup({ seatKeys, loadRecord, exportTable }));
  clearItems();
  there();
  const into = memoryArchive();
  const n = await restore(readBackup(text), into);
  return { n, records: await into.tables(), into };
}

beforeEach(() => clearItems());

test('a backup has the records that there are, and no secrets', async () => {
  saveTable(finished('A', { renewed: 'secret too', localSeats: [{ seat: 1, name: 'Bo', key: 'secret as well' }] }));
  saveTable(finished('B'));
  writeItem('shuffle.A', { shares: [{ share: 'secret share' }] });
  writeItem('device', 'secret device');
  const backup = await collectBackup({ seatKeys: false, loadRecord });
  expect(new Map(backup.games.map(({ table, record }) => [table, record]))).toEqual(
    new Map([
      ['A', '[Settebello 1]\n'],
      ['B', null],
    ]),
  );
  expect(JSON.stringify(backup)).not.toContain('secret');
});

describe('an unfinished game in this browser', () => {
  const here = { inBrowser: true };
  const tableFiles = async (seatKeys: boolean, there?: () => void): Promise<unknown> => {
    const { into } = await moved(seatKeys, there);
    return into.tableFiles();
  };

  test('goes with its table, if the secrets do', async () => {
    saveTable(open('T', here));
    expect(await tableFiles(true)).toEqual([['T', 'secret table']]);
    expect(loadTable('T')).toMatchObject({ key: 'secret', inBrowser: true });
  });

  test('stays here without them, as nobody could go on with it', async () => {
    saveTable(open('T', here));
    expect(await tableFiles(false)).toEqual([]);
    expect(loadTable('T')).toBeNull();
  });

  test('stays here if its table cannot be had', async () => {
    saveTable(open('gone', here));
    expect((await collectBackup({ seatKeys: true, loadRecord, exportTable })).games[0]).not.toHaveProperty(
      'table_file',
    );
    expect(await tableFiles(true)).toEqual([]);
    expect(loadTable('gone')).toBeNull();
  });

  test('that is over there by now is not taken', async () => {
    saveTable(open('T', here));
    expect(await tableFiles(true, () => saveTable(finished('T', here)))).toEqual([]);
  });
});

test('the games of the score pad come back, and the later state of one counts', async () => {
  const later = { ...example, id: 'g2', target: 16, changed: example.changed + 1 };
  for (const pad of [example, { ...example, id: 'g2' }, { ...example, id: 'g3' }]) savePadGame(pad);
  await moved(false, () => {
    savePadGame(later);
    savePadGame({ ...example, id: 'g3', changed: example.changed - 1, target: 21 });
  });
  expect(savedPadGames().games).toHaveLength(3);
  expect([loadPadGame('g1'), loadPadGame('g2'), loadPadGame('g3')]).toEqual([example, later, { ...example, id: 'g3' }]);
});

test('a damaged game of the score pad spoils the file, and one from before there were any does not', async () => {
  savePadGame(example);
  const { pad_games: games, ...rest } = await collectBackup({ seatKeys: false, loadRecord });
  expect(readBackup(JSON.stringify(rest)).games).toEqual([]);
  const damaged = { ...rest, pad_games: [{ ...games?.[0], dealer: 9 }] };
  expect(() => readBackup(JSON.stringify(damaged))).toThrow(BackupError);
});

test('everything comes back in a browser that has nothing', async () => {
  saveTable(finished('A', { won: true }));
  saveTable(open('C', { localSeats: [{ seat: 1, name: 'Bo', key: 'k2' }] }));
  saveKeptGame('A', 'game');
  saveHouseRules(house);
  writeItem('name', 'Ada');
  writeItem('settings', { theme: 'dark' });
  writeItem('shuffle.C', { shares: [], transcripts: [], breaches: [], seen: {} });
  const before = new Map(['table.A', 'table.C', 'name', 'settings'].map((name) => [name, readItem(name)]));
  expect(await moved(true)).toMatchObject({ n: 2, records: ['A'] });
  for (const [name, value] of before) expect(readItem(name), name).toEqual(value);
  expect([loadKeptGame('A'), loadHouseRules()]).toEqual(['game', [house]]);
  expect(readItem('shuffle.C')).not.toBeNull();
});

test('without the secrets only finished games come back, and nobody can play at their seats', async () => {
  saveTable(finished('A'));
  saveTable(open('C'));
  expect((await moved(false)).n).toBe(1);
  expect(savedTables().map(({ table, key }) => [table, key])).toEqual([['A', '']]);
});

test('what is here stays: later states, secrets, names, settings and house rules', async () => {
  saveTable(finished('A'));
  saveTable(open('C', { seen: 5, score: [1, 0] }));
  saveHouseRules(house);
  writeItem('name', 'Ada');
  writeItem('settings', { theme: 'dark' });
  const other = { ...house, settings: { target: '31' } };
  const { n } = await moved(true, () => {
    saveTable(open('A', { key: 'own' }));
    saveTable(open('C', { seen: 9, score: [4, 4], key: 'own' }));
    saveHouseRules(other);
    writeItem('name', 'Bea');
    writeItem('settings', { theme: 'light' });
  });
  expect(n).toBe(0);
  expect(loadTable('A')).toMatchObject({ over: true, key: 'own' });
  expect(loadTable('C')).toMatchObject({ score: [4, 4], key: 'own' });
  expect(loadHouseRules()).toEqual([other, { ...house, name: 'Nonna (2)' }]);
  expect([readItem('name'), readItem('settings')]).toEqual(['Bea', { theme: 'light' }]);
});

test('the same file twice adds nothing', async () => {
  saveTable(finished('A'));
  saveHouseRules(house);
  const backup = readBackup(JSON.stringify(await collectBackup({ seatKeys: false, loadRecord })));
  clearItems();
  const into = memoryArchive();
  expect([await restore(backup, into), await restore(backup, into)]).toEqual([1, 0]);
  expect(loadHouseRules()).toHaveLength(1);
});

const whole = {
  program: 'settebello',
  format: 1,
  exported: '2026-11-27T08:00:00.000Z',
  seat_keys: false,
  name: '',
  house_rules: [],
  games: [],
  kept_games: {},
  shuffles: {},
  choices: {},
};
const bad = (game: object): object => ({ ...whole, games: [{ ...finished('A'), record: null, ...game }] });

test.each<[string, unknown, string]>([
  ['another program', { ...whole, program: 'solitaire' }, 'unreadable'],
  ['a list', [whole], 'unreadable'],
  ['nothing', null, 'unreadable'],
  ['no games', { ...whole, games: undefined }, 'unreadable'],
  ['no version', { ...whole, format: undefined }, 'unreadable'],
  ['a newer version', { ...whole, format: 2, games: 'otherwise' }, 'newer'],
  ['a table with a strange id', bad({ table: '../x' }), 'unreadable'],
  ['a score that is not a list', bad({ score: 7 }), 'unreadable'],
  ['a record that is not a text', bad({ record: 7 }), 'unreadable'],
  ['a review without sums', bad({ review: {} }), 'unreadable'],
  ['house rules without settings', { ...whole, house_rules: [{ name: 'x' }] }, 'unreadable'],
  ['settings that are a list', { ...whole, choices: { settings: [1] } }, 'unreadable'],
])('%s is refused', (_, content, problem) => {
  expect(() => readBackup(JSON.stringify(content))).toThrow(new BackupError(problem as BackupError['problem']));
});

test('a text that is not a backup is refused', async () => {
  expect(() => readBackup('{"program": "settebello"')).toThrow(BackupError);
  const huge = { size: MAX_MEGABYTES * 1e6 + 1 } as File;
  await expect(restoreFile(huge)).rejects.toThrow(new BackupError('large'));
});

test('without room, nothing has changed', async () => {
  for (const table of ['A', 'B', 'C', 'D']) saveTable(finished(table, { score: [11, 9] }));
  const backup = (await collectBackup({ seatKeys: true, loadRecord })) satisfies Backup;
  clearItems();
  saveTable(open('A', { key: 'own' }));
  const before = loadTable('A');
  browser.refused.add('settebello.table.C');
  const into = memoryArchive();
  await expect(restore(backup, into)).rejects.toThrow(new BackupError('no-room'));
  browser.refused.clear();
  expect(loadTable('A')).toEqual(before);
  expect([savedTables().length, await into.tables()]).toEqual([1, []]);
});

test('without room in the database, nothing has changed', async () => {
  saveTable(finished('A'));
  const backup = await collectBackup({ seatKeys: true, loadRecord });
  clearItems();
  const full = memoryArchive({ set: () => Promise.reject(new DOMException('', 'QuotaExceededError')) });
  await expect(restore(backup, full)).rejects.toThrow(new BackupError('no-room'));
  expect(savedTables()).toEqual([]);
});
