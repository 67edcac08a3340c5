import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBackup } from './check';

/** The files of every release since 0.1.0 (docs/development/compatibility.md). */
const FIXTURES = new URL('../../../../tests/compatibility/', import.meta.url);
const releases = readdirSync(FIXTURES).filter((name) => /^\d/.test(name));

test.each(releases)('a backup of release %s is read', (release) => {
  const backup = readBackup(readFileSync(new URL(`${release}/backup.json`, FIXTURES), 'utf8'));
  expect(backup.games.map(({ table, record }) => [table, record?.slice(0, 14)])).toEqual([['t', '[Settebello 1]']]);
  expect(backup.house_rules).toEqual([
    expect.objectContaining({
      name: "Sunday at Nonna's",
      settings: expect.objectContaining({ target: '3' }) as object,
    }),
  ]);
  expect(backup.choices.settings).toEqual({ deck: 'neapolitan', large: true });
});
