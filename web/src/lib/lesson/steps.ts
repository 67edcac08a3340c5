/**
 * The lesson: positions to try, from the first capture to the score. What each card of a hand can capture is in
 * `captures.json`, so the lesson needs no server; tests/engine/test_lesson.py compares it with the kernel.
 */

import type { Card } from '../protocol';
import captures from './captures.json';

export type StepName = 'aim' | 'equal' | 'sum' | 'single' | 'choice' | 'sweep' | 'lay' | 'prime' | 'score';

export interface Step {
  name: StepName;
  /** Cards to look at, in a step without a task. */
  show?: readonly Card[];
  /** A position, and the solution: a card and what it captures, or nothing if it is laid down. */
  hand?: readonly Card[];
  table?: readonly Card[];
  find?: { card: Card; takes: readonly Card[] };
  /** The primes of two sides; the first is the higher. */
  primes?: readonly (readonly Card[])[];
  /** What you and another have of each thing that scores; who has more scores a point. */
  counts?: readonly { line: string; sides: readonly [number, number] }[];
}

export const STEPS: readonly [Step, ...Step[]] = [
  { name: 'aim', show: ['1D', '7C', '8S', '9B', '10D'] },
  { name: 'equal', hand: ['2C', '7D', '10S'], table: ['4S', '7C', '8B'], find: { card: '7D', takes: ['7C'] } },
  {
    name: 'sum',
    hand: ['2D', '7B', '9C'],
    table: ['4S', '5B', '6C', '10D'],
    find: { card: '9C', takes: ['4S', '5B'] },
  },
  { name: 'single', hand: ['2B', '3C', '5D'], table: ['1S', '4C', '5B', '10D'], find: { card: '5D', takes: ['5B'] } },
  {
    name: 'choice',
    hand: ['1C', '2D', '10S'],
    table: ['3S', '4B', '6C', '7D'],
    find: { card: '10S', takes: ['3S', '7D'] },
  },
  {
    name: 'sweep',
    hand: ['4S', '6D', '10C'],
    table: ['1D', '2C', '3B'],
    find: { card: '6D', takes: ['1D', '2C', '3B'] },
  },
  { name: 'lay', hand: ['2C', '5S', '9B'], table: ['3D'], find: { card: '9B', takes: [] } },
  {
    name: 'prime',
    primes: [
      ['7D', '7C', '7S', '4B'],
      ['6D', '6C', '6S', '6B'],
    ],
  },
  {
    name: 'score',
    counts: [
      { line: 'cards', sides: [22, 18] },
      { line: 'coins', sides: [4, 6] },
      { line: 'settebello', sides: [1, 0] },
      { line: 'primiera', sides: [77, 72] },
      { line: 'sweeps', sides: [1, 0] },
    ],
  },
];

const CAPTURES: Readonly<Record<string, Readonly<Record<Card, Card[][]>>>> = captures;

/** The captures that a card of the hand may choose from in a step; none if it is laid down. */
export function capturesOf(step: StepName, card: Card): Card[][] {
  return CAPTURES[step]?.[card] ?? [];
}
