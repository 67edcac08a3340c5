import { expect, test } from 'vitest';
import { percent, points } from './figures';

test('points with their sign', () => {
  expect([points(-0.412), points(0.4), points(0), points(-0.001)]).toEqual(['−0.41', '+0.40', '0.00', '0.00']);
  expect(points(0.2, { sign: false, digits: 1 })).toBe('0.2');
});

test('chances', () => {
  expect([percent(0.625), percent(1, { digits: 0 }), percent(-0.031, { sign: true })]).toEqual([
    '62.5%',
    '100%',
    '−3.1%',
  ]);
});
