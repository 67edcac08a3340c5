import { expect, test } from 'vitest';
import { review } from './example';
import { lossesByLine, seatSummaries } from './seat-totals';

test('every seat, yours first', () => {
  expect(seatSummaries(review, 1).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(seatSummaries(review, 0)[0]).toMatchObject({
    seat: 0,
    name: 'Nonna',
    counted: 4,
    marks: { inaccuracy: 0, mistake: 1, blunder: 1 },
    meanLoss: 0.2,
    interval: 0.1,
  });
});

test('a seat that decided nothing has lost nothing', () => {
  expect(seatSummaries(review, 1)[0]).toMatchObject({ counted: 0, meanLoss: 0, marks: { mistake: 0 } });
});

test('losses by line, the most costly first', () => {
  expect(lossesByLine(review, 0)).toEqual([
    { line: 'cards', bySeat: [-0.1, -0.9] },
    { line: 'primiera', bySeat: [-0.6, 0] },
  ]);
});
