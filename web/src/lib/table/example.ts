/** A table and a view for the tests. */

import type { CardsDealt, RoundScored, ScoreSheet, SideScore, TableInfo, View } from '../protocol';

export const table: TableInfo = {
  type: 'table',
  id: 't',
  seat: 0,
  seats: [
    { name: 'Nonna', player: 'person', side: 0 },
    { name: 'Ada', player: 'greedy', side: 1 },
  ],
  title: 'Scopa',
  target: 11,
  direction: 'right',
  rule_sheet: ['One.'],
  rules: '{}',
  idiom: 'scopa',
  suits: 'latin',
  cards: ['D', 'C', 'S', 'B'].flatMap((suit) => Array.from({ length: 10 }, (_, n) => `${n + 1}${suit}`)),
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  limit: 'equal-first',
  hints: true,
  watching: false,
  practice: false,
  length: null,
  day: null,
  match: null,
  declarations: false,
  rule_headings: [],
  rule_keys: [],
  rule_brief: [],
  rule_examples: [],
  deck: null,
  lowest: false,
  sweeps: true,
  sweep_points: 1,
  knocks: false,
};

export const view: View = {
  seat: 0,
  round: 1,
  dealer: 1,
  phase: 'play',
  turn: 0,
  deal: 0,
  hand: ['7D', '9C', '10S'],
  hands: [3, 3],
  table: ['4S', '5B', '7C', '3D'],
  piles: [[], []],
  sweeps: [[], []],
  declared: [0, 0],
  capture_points: [0, 0],
  declarable: {},
  chain: [],
  shown: [[], []],
  stock: 30,
  last_capture: null,
  drawn: null,
  totals: [0, 0],
  history: [],
  may_claim: false,
  legal: ['7Dx7C', '9Cx4S5B', '10Sx3D7C'],
};

export const dealt: CardsDealt = { type: 'dealt', deal: 0, each: 3, table: view.table };

const pile: SideScore = {
  total: 0,
  lines: {},
  cards: 18,
  coins: 5,
  sevens: 2,
  sixes: 2,
  prime: ['7D', '7C', null, null],
  prime_value: 42,
  run_up: 0,
  run_down: 0,
};

/** The event of the round that `sheet` shows. */
export const scored: RoundScored = {
  type: 'scored',
  score: { sides: [{ ...pile, total: 1, lines: { cards: 1 }, cards: 22 }, pile] },
  totals: [3, 2],
};

export const sheet: ScoreSheet = {
  lines: [{ key: 'cards', label: 'Cards', points: [1, 0], why: ['22', '18'] }],
  totals: [1, 0],
  game: [3, 2],
  primes: [[], []],
  winners: [],
  reason: null,
  doubly_lost: [],
  rounds: [[1, 0]],
};

export const pair: TableInfo = {
  ...table,
  seats: ['Nonna', 'Ada', 'Bruno', 'Carla'].map((name, n) => ({ name, player: n ? 'greedy' : 'person', side: n % 2 })),
};
