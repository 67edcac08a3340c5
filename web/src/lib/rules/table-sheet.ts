/** The rule sheet of a table, by sections, and the clauses that a score line, a hint or a refusal is about. */

import type { Advice, RuleExample, TableInfo } from '../protocol';

export type SheetOfTable = Pick<
  TableInfo,
  'rule_sheet' | 'rule_headings' | 'rule_examples' | 'rule_keys' | 'rule_brief'
>;

interface Section {
  section: string;
  title: string;
  clauses: { key: string; text: string }[];
}

export function sectionsOf(table: SheetOfTable): Section[] {
  return table.rule_headings.map(({ before, title }, n) => ({
    section: String(before),
    title,
    clauses: table.rule_sheet
      .slice(before, table.rule_headings[n + 1]?.before)
      .map((text, m) => ({ key: table.rule_keys[before + m] ?? '', text })),
  }));
}

export const examplesOf = (table: SheetOfTable): Map<string, RuleExample> =>
  new Map(table.rule_examples.map((example) => [table.rule_keys[example.after] ?? '', example]));

/** The clauses about a line of the score sheet whose name is another; of several, the first that a game has counts. */
const LINE_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  sweeps: ['sweep'],
  captures: ['fall', 'one-suit', 'many'],
  declarations: ['declare', 'dealt', 'dealt-low', 'dealt-low-pair', 'dealt-best'],
  king: ['tie'],
  'new-game': ['tie'],
  outright: ['whole-suit', 'wins', 'shut_out', 'dealer_wins', 'misdeals'],
};

/** The clauses about the reason of a hint. */
const REASON_CLAUSES: Readonly<Record<Advice['reason'], readonly string[]>> = {
  ahead: [],
  only: ['must-take'],
  keep: ['cut'],
  place: ['cut'],
  declare: ['declare'],
  pass: ['declare'],
  scores: ['fall', 'one-suit', 'many'],
  steal: ['steal'],
  sweep: ['sweep'],
  safe: ['sweep'],
  bait: ['sweep'],
  settebello: ['settebello'],
  king: ['re_bello'],
  honours: ['honours'],
  sevens: ['primiera', 'barmila'],
  coins: ['coins'],
  cards: ['cards', 'card_count'],
  little: ['cards', 'card_count'],
  least: ['lay'],
  nothing: ['lay'],
};

const inSheet = (table: SheetOfTable, keys: readonly string[]): string[] =>
  keys.filter((key) => table.rule_keys.includes(key));

export const clausesOfLine = (table: SheetOfTable, line: string): string[] =>
  inSheet(table, LINE_CLAUSES[line] ?? [line]);

export const clausesOfHint = (table: SheetOfTable, advice: Pick<Advice, 'reason'>): string[] =>
  inSheet(table, REASON_CLAUSES[advice.reason]);
