import { expect, test, vi } from 'vitest';
import { localNames, planLocalSeats, saveLocalNames } from './local-seats';

vi.mock('../i18n', () => ({ say: (key: string, { n }: { n: number }) => `${key} ${n}` }));

test('names are tidied and kept for the next game', () => {
  expect(localNames(3)).toEqual(['player-n 1', 'player-n 2', 'player-n 3']);
  expect(saveLocalNames([' Rosa ', 'Anna  Maria'])).toEqual(['Rosa', 'Anna Maria']);
  expect(localNames(3)).toEqual(['Rosa', 'Anna Maria', 'player-n 3']);
});

test.each([
  ['empty', ['Rosa', ' ']],
  ['alike', ['Rosa', 'ROSA']],
  ['too long', ['Rosa', 'x'.repeat(31)]],
])('%s names are refused', (_, names) => {
  expect(saveLocalNames(names)).toBeNull();
});

test('each seat of this device has a name and a key of its own', () => {
  const seats = planLocalSeats(['here', 'amico', 'here'], ['Rosa', 'Enzo', 'Lina']);
  expect(seats.map(({ seat, name }) => [seat, name])).toEqual([
    [1, 'Enzo'],
    [3, 'Lina'],
  ]);
  expect(new Set(seats.map(({ key }) => key)).size).toBe(2);
});
