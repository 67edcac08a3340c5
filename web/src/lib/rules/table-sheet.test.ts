import { expect, test } from 'vitest';
import { clausesOfHint, clausesOfLine, examplesOf, sectionsOf } from './table-sheet';

const SHEET = {
  rule_sheet: ['Forty cards.', 'Equal cards.', 'A sum.', 'A sweep.'],
  rule_keys: ['pack', 'equal', 'sum', 'sweep'],
  rule_headings: [
    { title: 'Cards', before: 0 },
    { title: 'Captures', before: 1 },
    { title: 'Sweeps', before: 3 },
  ],
  rule_examples: [{ after: 1, card: '6D', captured: ['6S'] }],
  rule_brief: ['The basic game.'],
};

test('the paragraphs of a table are clauses by section', () => {
  expect(sectionsOf(SHEET).map(({ title, clauses }) => [title, clauses.map(({ key }) => key)])).toEqual([
    ['Cards', ['pack']],
    ['Captures', ['equal', 'sum']],
    ['Sweeps', ['sweep']],
  ]);
  expect([...examplesOf(SHEET)]).toEqual([['equal', SHEET.rule_examples[0]]]);
});

test('a score line and a hint lead to a clause that the game has, or to none', () => {
  expect(clausesOfLine(SHEET, 'sweeps')).toEqual(['sweep']);
  expect(clausesOfLine(SHEET, 'primiera')).toEqual([]);
  expect(clausesOfHint(SHEET, { reason: 'bait' })).toEqual(['sweep']);
  expect(clausesOfHint(SHEET, { reason: 'steal' })).toEqual([]);
});
