import { expect, it } from 'vitest';
import { linkPart, LONGEST, positionOf } from './position-link';

const POSITION = 'game scopa 2 target=21; hands 7D 2C | ?2; stock ?30; totals 3 | 5; played 0:7Dx7C 1:2B';

it('leads back to the position', () => {
  for (const position of [POSITION, 'game {"deal":"a/b+c %"}; hands - | 7D', '']) {
    expect(positionOf(linkPart(position))).toBe(position);
  }
});

it('has only signs that every program leaves in a link', () => {
  expect(linkPart(POSITION)).toBe(
    'game+scopa+2+target=21;+hands+7D+2C+/+?2;+stock+?30;+totals+3+/+5;+played+0:7Dx7C+1:2B',
  );
  expect(linkPart('"<>|\\^`{} ')).not.toMatch(/["<>|\\^`{} ]/);
});

it('has no position if it is damaged or too long', () => {
  expect(positionOf('game+scopa+%E0%A4%A')).toBeNull();
  expect(positionOf('x'.repeat(LONGEST + 1))).toBeNull();
  expect(positionOf('x'.repeat(4 * LONGEST))).toBeNull();
});
