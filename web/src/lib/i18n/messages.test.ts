/** Every language has every message, well formed, and uses only its arguments. */

import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { bundleOf, LANGUAGES, language, preferred, say, type Lang } from './language.svelte';
import { list, t } from './words';

const LOCALES = new URL('./locales/', import.meta.url);
/** The messages that are loaded with a part of the page. */
const PARTS = [
  'review',
  'statistics',
  'history',
  'backup',
  'profile',
  'friends',
  'lobby',
  'pad',
  'drills',
  'daily',
  'match',
  'puzzles',
  'explorer',
  'in-browser',
].map((part) => new URL(`../${part}/locales/`, import.meta.url));
const NAMES = new URL('../../../../src/settebello/wording/locales/', import.meta.url);
const text = (where: URL): string => readFileSync(where, 'utf8');
/** Each language's text, read once. */
const inEach = (read: (lang: Lang) => string): ((lang: Lang) => string) => {
  const texts = new Map(LANGUAGES.map((lang) => [lang, read(lang)]));
  return (lang) => texts.get(lang) ?? '';
};
const page = inEach((lang) => [LOCALES, ...PARTS].map((where) => text(new URL(`${lang}.ftl`, where))).join('\n'));
const names = inEach((lang) =>
  ['names', 'study', 'luck'].map((file) => text(new URL(`${lang}/${file}.ftl`, NAMES))).join('\n'),
);
const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
/** Each message's arguments, in the places that the expression finds. */
const given = (source: string, places: RegExp): Map<string, Set<string>> =>
  new Map(
    source
      .split(/^(?=[a-z][\w-]* =)/m)
      .slice(1)
      .map((entry) => [
        entry.slice(0, entry.indexOf(' =')),
        new Set([...entry.matchAll(places)].map((found) => found[1] ?? '')),
      ]),
  );

test('there is a file for each language', () => {
  const files = LANGUAGES.map((lang) => `${lang}.ftl`).sort();
  for (const where of [LOCALES, ...PARTS]) expect(readdirSync(where).sort()).toEqual(files);
});

describe.each(LANGUAGES)('%s', (lang) => {
  test('has every message once', () => {
    const own = keys(page(lang));
    expect(own.length).toBe(new Set(own).size);
    expect(new Set(own)).toEqual(new Set(keys(page('en'))));
  });

  test('is well formed', () => {
    expect([...new FluentResource(page(lang)).body].map((entry) => entry.id)).toEqual(keys(page(lang)));
  });

  test('says nothing that it is not given', () => {
    const english = given(page('en'), /\$(\w+)/g); // also those that English uses only as a selector
    for (const [key, shown] of given(page(lang), /\{ \$(\w+) \}/g)) {
      expect(
        [...shown].filter((name) => !english.get(key)?.has(name)),
        key,
      ).toEqual([]);
    }
  });

  test('comes out whole', () => {
    const bundle = bundleOf(lang, names(lang), page(lang));
    const all = {
      rank: 7,
      rule: 'An ace takes all.',
      hours: 5,
      minutes: 12,
      attempts: 40,
      best: 11,
      of: 17,
      people: 4,
      percent: 75,
      suit: 'coins',
      pack: 'latin',
      n: 2,
      you: 'on',
      name: 'A',
      cards: 'B',
      matta: 'M',
      first: 'C',
      last: 'D',
    };
    const rest = {
      title: 'T',
      game: 'G',
      names: 'N',
      score: '1',
      target: 11,
      counts: '2',
      page: 'P',
      most: 30,
      why: 'W',
    };
    const more = { what: 'X', sweeps: 1, action: 'keep', reason: 'coins', value: 'x', of: 9, file: 'f', date: 'd' };
    const left = {
      count: 1,
      idiom: 'scopa',
      limit: 'free',
      many: 'on',
      steals: 'on',
      result: 'won',
      points: 1,
      total: 2,
      time: '1 minute',
      words: 'V',
      word: 'sweep',
      phrase: 'hello',
      seat: 'S',
      turn: '3.14',
      nearest: '3.9',
      free: 1,
      seats: 2,
      round: 3,
    };
    const explorer = { place: 'x' };
    const match = { tables: 2, boards: 4, board: 1, n: 1 };
    const puzzles = { error: '1', solved: 1, tried: 2, level: 'easy', theme: 'cards', run: 'storm' };
    const review = { chance: '1%', loss: '1', first: '1%', last: '2%', least: '0%', knowledge: 'exact', worlds: 12 };
    const story = { story: 'won-cards', own: '−1', others: '1' };
    const limits = { inaccuracy: '0.10', mistake: '0.25', blunder: '0.50' };
    const ratings = { rating: 1500, low: 1010, high: 1990, games: 3, won: 2, family: 'F', days: 5, people: 8 };
    const pad = { line: 'L', card: 'K' };
    const drills = { right: 8, seconds: '42', answer: 'A' };
    const sizes = { theirs: 2, size: '7.0', done: '3.5', detail: 'E' };
    const rated = { before: '1500', after: '1512', change: '+12' };
    const values = {
      ...all,
      ...rest,
      ...more,
      ...left,
      ...puzzles,
      ...explorer,
      ...match,
      ...review,
      ...limits,
      ...ratings,
      ...rated,
      ...story,
      ...pad,
      ...drills,
      ...sizes,
    };
    for (const key of keys(page(lang))) {
      const pattern = bundle.getMessage(key)?.value;
      const errors: Error[] = [];
      const said = pattern && bundle.formatPattern(pattern, values, errors);
      expect(errors, key).toEqual([]);
      expect(said, key).toMatch(/\S/);
    }
  });
});

test('the browser says which language, as far as there are words in it', () => {
  expect(preferred(['pt-BR', 'it-CH', 'en'])).toBe('it');
  expect(preferred(['ar-TN'])).toBe('ar');
  expect(preferred(['', 'xx'])).toBe('en');
});

test('every message that the page names is there', () => {
  const known = new Set([...keys(page('en')), ...keys(names('en'))]);
  const files = import.meta.glob<string>(['../../**/*.{ts,svelte}', '!../../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  for (const [file, source] of Object.entries(files)) {
    for (const [, key] of source.matchAll(/\bsay\('([a-z][\w-]*)'/g))
      expect(known.has(key ?? ''), `${key} in ${file}`).toBe(true);
  }
});

test('a message without words is its key, not an empty place', () => {
  expect(say('no-such-message')).toBe('no-such-message');
});

test('cards in a sentence', () => {
  expect(language.lang).toBe('en');
  expect(list([])).toBe('');
  expect(list(['a'])).toBe('a');
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(t.cards(['7D', '9C'])).toBe('the seven of coins and the horse of cups');
  expect(t.finalScore([11, 4, 2])).toBe('11 to 4 to 2');
});
