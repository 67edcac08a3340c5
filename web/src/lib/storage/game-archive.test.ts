import { expect, test } from 'vitest';
import { replay } from '../replay/example';
import { GameArchive } from './game-archive';
import { memoryArchive } from './memory-archive';

test('a record is found by its table, and removed with its replays', async () => {
  const archive = memoryArchive();
  expect(await archive.record('A')).toBeNull();
  await archive.saveRecord('A', 'text');
  await archive.saveRecord('B', '');
  await archive.saveReplay('text', 'en', replay);
  await archive.saveReplay('other', 'en', replay);
  expect([await archive.record('A'), await archive.record('B'), await archive.tables()]).toEqual([
    'text',
    '',
    ['A', 'B'],
  ]);
  expect(await archive.removeRecord('A')).toBe('text');
  expect([await archive.record('A'), await archive.replay('text', 'en')]).toEqual([null, null]);
  expect(await archive.replay('other', 'en')).toEqual(replay);
});

test('a replay is found in its language, else in another', async () => {
  const archive = memoryArchive();
  await archive.saveReplay('text', 'it', { ...replay, lines: [] });
  expect([await archive.hasReplay('text', 'en'), await archive.hasReplay('text', 'it')]).toEqual([false, true]);
  expect(await archive.replay('text', 'en')).toEqual({ ...replay, lines: [] });
  await archive.saveReplay('text', 'en', replay);
  expect(await archive.replay('text', 'en')).toEqual(replay);
  expect(await archive.replay('another text', 'en')).toBeNull();
});

test('of many replays those used last are kept', async () => {
  const archive = memoryArchive();
  for (let n = 0; n < 45; n++) {
    await archive.saveReplay(`record ${n}`, 'en', replay);
    await archive.saveReplay('used again', 'en', replay);
  }
  const has = (record: string): Promise<boolean> => archive.hasReplay(record, 'en');
  expect([await has('record 0'), await has('record 44'), await has('used again')]).toEqual([false, true, true]);
});

test('in a browser without a database nothing is found, and nothing fails', async () => {
  const archive = new GameArchive();
  expect([await archive.saveRecord('A', 'text'), await archive.record('A'), await archive.tables()]).toEqual([
    false,
    null,
    [],
  ]);
  await archive.saveReplay('text', 'en', replay);
  expect(await archive.replay('text', 'en')).toBeNull();
  expect(await archive.removeRecord('A')).toBeNull();
  await archive.clear();
});
