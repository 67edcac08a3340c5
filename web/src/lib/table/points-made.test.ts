import { expect, test } from 'vitest';
import { table, view } from './example';
import { pointsMade } from './points-made';

test('sweeps, declarations and captures count', () => {
  const made = { ...view, sweeps: [['7D', '3C'], []], declared: [0, 3], capture_points: [2, 0] };
  expect(pointsMade(table, made)).toEqual([4, 3]);
  expect(pointsMade({ ...table, sweep_points: 2 }, made)).toEqual([6, 3]);
});

test('a view without points for captures has none', () => {
  const { capture_points: _, ...without } = view;
  expect(pointsMade(table, without)).toEqual([0, 0]);
});
