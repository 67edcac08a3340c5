import { expect, test } from 'vitest';
import type { VariantInfo } from '../http-messages';
import { searchGames, groupGames, placesOf } from './catalogue';

const game = (id: string, group: string, region = ''): VariantInfo => ({
  id,
  group,
  region,
  title: id.toUpperCase(),
  summary: `how ${id} goes`,
  seats: [2, 4],
  targets: { 2: [11] },
  teams: [4],
  presets: [],
  drills: [],
});
const all = [
  game('scopa', 'basic', 'Italy'),
  game('piva', 'declarations', 'Città'),
  game('chkobba', 'abroad', 'Tunisia'),
];

test('your own rules come first; rules of a game that is not here are left out', () => {
  const mine = { name: 'Nonna', variant: 'scopa', seats: 4, settings: {} };
  const groups = groupGames(
    all,
    [mine, { ...mine, name: 'x', variant: 'none' }, { ...mine, name: 'y', seats: 3 }],
    'scopa',
  );
  expect(groups.map((group) => group.name)).toEqual(['mine', 'basic', 'declarations', 'abroad']);
  expect(groups[0]?.choices.map((choice) => choice.title)).toEqual(['Nonna']);
});

test('the game of the country comes first, and its group with it', () => {
  const games = [...all, game('escoba', 'escoba', 'España'), game('cuarenta', 'escoba', 'Ecuador')];
  const ids = groupGames(games, [], 'cuarenta').flatMap((group) => group.choices.map(({ id }) => id));
  expect(ids).toEqual(['cuarenta', 'escoba', 'scopa', 'piva', 'chkobba']);
  expect(groupGames(games, [], 'escoba').map((group) => group.name)).toEqual([
    'escoba',
    'basic',
    'declarations',
    'abroad',
  ]);
  expect(groupGames(games, [], 'scopa').map((group) => group.name)).toEqual([
    'basic',
    'declarations',
    'abroad',
    'escoba',
  ]);
});

test('scopone stands beside the basic game', () => {
  const games = [...all, game('scopone', 'scopone')];
  expect(groupGames(games, [], 'scopa').map((group) => group.name)).toEqual([
    'basic',
    'scopone',
    'declarations',
    'abroad',
  ]);
});

test('the games of a place', () => {
  const groups = groupGames(all, [], 'scopa');
  expect(placesOf(groups, 'en')).toEqual(['Città', 'Italy', 'Tunisia']);
  expect(searchGames(groups, '', 'Tunisia').flatMap((group) => group.choices.map(({ id }) => id))).toEqual(['chkobba']);
});

test('house rules with a name of their own come last, at their usual number of seats', () => {
  const trenta = { id: 'trenta', title: 'Trenta', seats: [4, 2], settings: { target: '21' }, summary: '', region: '' };
  const groups = groupGames([{ ...game('scopa', 'basic'), presets: [trenta] }, ...all.slice(1)], [], 'scopa');
  expect(groups.at(-1)?.name).toBe('presets');
  expect(groups.at(-1)?.choices.map((choice) => choice.house)).toEqual([
    { name: 'Trenta', variant: 'scopa', seats: 4, settings: { target: '21' } },
  ]);
});

test.each([
  ['tunis', ['chkobba']],
  ['citta GOES', ['piva']],
  ['', ['scopa', 'piva', 'chkobba']],
  ['zzz', []],
])('searching %j', (wanted, ids) =>
  expect(
    searchGames(groupGames(all, [], 'scopa'), wanted).flatMap((group) => group.choices.map((one) => one.id)),
  ).toEqual(ids),
);
