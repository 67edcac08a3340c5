import { expect, test } from 'vitest';
import type { OptionInfo, VariantInfo } from '../http-messages';
import { importRules } from '../composer/imported-rules';
import {
  removeHouseRules,
  rulesToToml,
  rulesToHash,
  loadHouseRules,
  saveHouseRules,
  rulesFromHash,
} from './house-rules';
import { fileName } from '../ui/download';
import { MemoryStorage } from '../storage/storage';

const house = { name: 'Zio & "Ugo" #1', variant: 'scopa', seats: 4, settings: { 'napola.longest': '6', hands: '9' } };

test('a link comes back the same', () => {
  expect(rulesFromHash(`#${rulesToHash(house)}`)).toEqual(house);
  expect(rulesFromHash('')).toBeNull();
  expect(rulesFromHash('#sheet')).toBeNull();
  expect(rulesFromHash('#game=scopa')).toEqual({ name: '', variant: 'scopa', seats: 0, settings: {} });
});

test('a file is TOML', () => {
  expect(rulesToToml(house)).toBe(
    'name = "Zio & \\"Ugo\\" #1"\nbase = "scopa"\nseats = 4\n\n[set]\n"napola.longest" = "6"\n"hands" = "9"\n',
  );
  expect(rulesToToml({ ...house, name: '', settings: {} })).toBe('base = "scopa"\nseats = 4\n');
});

test('house rules are kept by name', () => {
  const where = new MemoryStorage();
  saveHouseRules(house, where);
  saveHouseRules({ ...house, name: 'A' }, where);
  expect(loadHouseRules(where).map((one) => one.name)).toEqual(['A', house.name]);
  removeHouseRules('A', where);
  expect(loadHouseRules(where)).toEqual([house]);
});

test.each([
  ['Nonna Pina!', 'nonna-pina'],
  ['  ', 'rules'],
  ['شكبّة', 'شكب-ة'],
  ['a/b\\c', 'a-b-c'],
])('the file of %j is called %j', (name, file) =>
  expect(fileName(name).normalize('NFD').replace(/\p{M}/gu, '')).toBe(file.normalize('NFD').replace(/\p{M}/gu, '')),
);

const variants = [
  { id: 'scopa', seats: [2, 4] },
  { id: 'scopone', seats: [4] },
] as VariantInfo[];
const options = [{ key: 'hands' }, { key: 'target' }] as OptionInfo[];

test('what a newer version says is named and left out', () => {
  const found = importRules({ ...house, settings: { hands: '9', magic: 'on' } }, variants, options);
  expect(found.unknown).toEqual(['magic']);
  expect(found.house.settings).toEqual({ hands: '9' });
  expect(importRules({ ...house, variant: 'scopissima' }, variants, options)).toEqual({
    house: { ...house, variant: 'scopa', seats: 4, settings: {} },
    unknown: [],
    unknownGame: 'scopissima',
  });
});

test('seats that a game does not have become its usual number', () => {
  expect(importRules({ ...house, variant: 'scopone', seats: 2 }, variants, options).house.seats).toBe(4);
});
