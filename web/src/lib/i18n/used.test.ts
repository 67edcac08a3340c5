/** Every message that the page names exists, and every message is used. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEPS } from '../lesson/steps';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
const MESSAGES = [
  './locales',
  '../review/locales',
  '../statistics/locales',
  '../history/locales',
  '../backup/locales',
  '../profile/locales',
  '../friends/locales',
  '../lobby/locales',
  '../pad/locales',
  '../drills/locales',
  '../daily/locales',
  '../match/locales',
  '../puzzles/locales',
  '../explorer/locales',
  '../in-browser/locales',
]
  .map((where) => read(`${where}/en.ftl`))
  .join('\n');
const PAGE = keysOf(MESSAGES);
/** Of the server's messages, those that the page uses too. */
const SHARED = ['names', 'study', 'luck'].flatMap((file) =>
  keysOf(read(`../../../../src/settebello/wording/locales/en/${file}.ftl`)),
);
const KNOWN = new Set([...PAGE, ...SHARED]);

const files = import.meta.glob<string>(['../../**/*.{ts,svelte}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The families of the variants, from the server's list. */
const families = [...read('../../../../src/settebello/variants/__init__.py').matchAll(/^ {4}"([a-z]+)": /gm)].map(
  (found) => found[1] ?? '',
);
const steps = Object.values(STEPS).map(({ name }) => name);

/** Every template of a message key, with all the keys that it makes. Other templates fail the test. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  'storage-${trouble}': ['storage-full', 'storage-forbidden'],
  'tab-failed-${failure.reason}': [
    'unsupported',
    'missing',
    'interrupted',
    'damaged',
    'python',
    'unusable',
    'hangs',
  ].map((reason) => `tab-failed-${reason}`),
  'tab-trouble-${tab.trouble}': ['full', 'lost', 'forbidden'].map((trouble) => `tab-trouble-${trouble}`),
  '${asking}-table': ['leave-table', 'close-table'],
  'group-${group.name}': ['mine', ...families].map((name) => `group-${name}`),
  'group-${name}': ['mine', 'all', ...families].map((name) => `group-${name}`),
  'group-${family}': families.map((name) => `group-${name}`),
  'luck-${name}': ['expected', 'deals', 'hidden', 'rest'].map((name) => `luck-${name}`),
  'lesson-${step.name}': steps.map((name) => `lesson-${name}`),
  'lesson-${step.name}-words': steps.map((name) => `lesson-${name}-words`),
  'lesson-${this.step.name}-done': Object.values(STEPS)
    .filter(asks)
    .map(({ name }) => `lesson-${name}-done`),
};

function asks(step: object): boolean {
  return !['aim', 'score'].includes((step as { name: string }).name);
}

/** The first argument of each `say(…)`. */
function* arguments_(source: string): Generator<string> {
  for (const found of source.matchAll(/(?<![.\w])say\(/g)) {
    const start = found.index + found[0].length;
    let [end, depth, quote] = [start, 0, ''];
    for (; end < source.length; end++) {
      const letter = source[end] ?? '';
      if (quote) quote = letter === quote ? '' : quote;
      else if ('\'`"'.includes(letter)) quote = letter;
      else if ('([{'.includes(letter)) depth++;
      else if (')]}'.includes(letter) && depth-- === 0) break;
      else if (letter === ',' && depth === 0) break;
    }
    yield source.slice(start, end).trim();
  }
}

/** For a file that takes its message keys from a list in another file: that file. */
const LISTS: Readonly<Record<string, string | undefined>> = {
  '../table/windows/KeyboardHelp.svelte': `${files['../table/windows/shortcuts.ts']}${files['../replay/replay-keys.ts']}`,
};

const literals = (source: string): string[] => [...source.matchAll(/'([a-z][\w-]*)'/g)].map((found) => found[1] ?? '');

function said(file: string, source: string): string[] {
  return [...arguments_(source)].flatMap((given) => {
    if (given.startsWith('`')) return made(file, given.slice(1, -1));
    const named = literals(given.replace(/^.*\?(?!\.)/s, ''));
    if (named.length) return named;
    return file.includes('./language') ? [] : literals(source + (LISTS[file] ?? '')).filter((word) => KNOWN.has(word));
  });
}

function made(file: string, template: string): readonly string[] {
  const all = MADE[template];
  expect(all, `${template} in ${file}: say in this test what it can become`).toBeDefined();
  return all ?? [];
}

const SAID = new Map(Object.entries(files).map(([file, source]) => [file, said(file, source)]));

test('keys are still put together in these ways', () => {
  const templates = Object.values(files).flatMap((source) =>
    [...arguments_(source)].filter((given) => given.startsWith('`')),
  );
  expect(Object.keys(MADE).filter((template) => !templates.includes(`\`${template}\``))).toEqual([]);
  expect(families.length).toBeGreaterThan(5);
  expect(steps.length).toBeGreaterThan(5);
});

test('every message that is said is there', () => {
  for (const [file, keys] of SAID)
    expect(
      keys.filter((key) => !KNOWN.has(key)),
      file,
    ).toEqual([]);
});

test('every message is said', () => {
  const within = [...MESSAGES.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1] ?? '');
  const all = new Set([...[...SAID.values()].flat(), ...within]);
  expect(PAGE.filter((key) => !all.has(key))).toEqual([]);
});

test('every word of the page by name is used', () => {
  const words = files['./words.ts'] ?? '';
  const list = words.slice(words.indexOf('export const t = {'));
  const names = [...list.matchAll(/^ {2,4}(?:get )?(\w+)(?:\(\)|:|,)/gm)].map((found) => found[1] ?? '');
  const elsewhere = Object.entries(files)
    .filter(([file]) => file !== './words.ts')
    .map(([, source]) => source)
    .join('\n');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`\\b(?:t|said)\\.${name}\\b`).test(elsewhere))).toEqual([]);
});
