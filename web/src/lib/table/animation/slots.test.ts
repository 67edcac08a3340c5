import { describe, expect, test } from 'vitest';
import { gridCells, fitGrid, placeCards } from './slots';

describe('places on the table', () => {
  test('a card keeps its place, a new one fills the first free place', () =>
    expect(placeCards(['1D', '2C', '3S'], ['1D', '3S', '9B'])).toEqual(['1D', '9B', '3S']));
  test('a card without a free place is added', () => expect(placeCards(['1D'], ['1D', '9B'])).toEqual(['1D', '9B']));
  test('free places at the end go', () => expect(placeCards(['1D', '2C', '3S'], ['1D'])).toEqual(['1D']));
  test('an empty table has none', () => expect(placeCards(['1D', null, '3S'], [])).toEqual([]));
});

const area = { width: 300, height: 260, gap: 8, ratio: 1.62, maxWidth: 124 };

describe('the grid', () => {
  test('keeps its shape while there is room in it', () => expect(fitGrid(3, area)).toEqual(fitGrid(8, area)));
  test('is three by three where there is height', () =>
    expect(fitGrid(4, { ...area, height: 460 })).toMatchObject({ columns: 3, rows: 3 }));

  test.each([0, 4, 8, 9, 10, 13, 20])('has a place for each of %i cards, within the area', (places) => {
    for (const height of [180, 260, 460]) {
      const found = fitGrid(places, { ...area, height });
      expect(found.columns * found.rows).toBeGreaterThanOrEqual(places);
      expect(found.columns * found.width + (found.columns - 1) * area.gap).toBeLessThanOrEqual(area.width);
      expect(found.rows * found.height + (found.rows - 1) * area.gap).toBeLessThanOrEqual(height + found.rows);
    }
  });
});

const [wide, tall] = [fitGrid(1, area), fitGrid(1, { ...area, height: 460 })];

describe('where cards lie', () => {
  test.each([
    [0, wide, []],
    [1, wide, ['3']],
    [2, wide, ['2 4']],
    [3, wide, ['1 3 5']],
    [4, wide, ['0 2 4 6']],
    [5, wide, ['1 3 5', '2 4']],
    [8, wide, ['0 2 4 6', '0 2 4 6']],
    [3, tall, ['0 2 4']],
    [4, tall, ['1 3', '1 3']],
    [5, tall, ['0 2 4', '1 3']],
    [7, tall, ['0 2 4', '1 3', '1 3']],
    [10, { columns: 4 }, ['0 2 4 6', '1 3 5', '1 3 5']],
  ])('%i cards lie in the middle, without holes', (cards, { columns }, rows) => {
    const found = gridCells(cards, columns);
    expect(
      rows.map((_, row) =>
        found
          .filter((cell) => cell.row === row)
          .map(({ half }) => half)
          .join(' '),
      ),
    ).toEqual(rows);
    expect(found).toHaveLength(cards);
  });
});

describe('the cards of a grid', () => {
  test('fill the width, less the gaps', () =>
    expect(wide).toMatchObject({ columns: 4, rows: 2, width: 69, height: 112 }));
  test('fill the height, less the gaps', () =>
    expect(fitGrid(1, { ...area, height: 180 })).toMatchObject({ columns: 4, rows: 2, width: 53, height: 86 }));
  test('are no wider than they may be', () =>
    expect(fitGrid(1, { ...area, width: 3000, height: 3000 }).width).toBe(124));
  test('have no size below nothing', () =>
    expect(fitGrid(1, { ...area, width: 10, height: 10 })).toMatchObject({ width: 0, height: 0 }));
  test('are as large as any arrangement lets them be', () => {
    for (const places of [9, 12, 16]) {
      const found = fitGrid(places, area);
      for (const columns of [4, 5, 6, 7, 8]) {
        const rows = Math.max(2, Math.ceil(places / columns));
        const width = Math.min(
          (area.width - area.gap * (columns - 1)) / columns,
          (area.height - area.gap * (rows - 1)) / rows / area.ratio,
        );
        expect(found.width).toBeGreaterThanOrEqual(Math.floor(width));
      }
    }
  });
});
