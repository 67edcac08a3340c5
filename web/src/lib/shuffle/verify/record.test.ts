import { expect, test } from 'vitest';
import { readRecord } from './record';

test('only a line feed ends a line: a name may hold other separators', () => {
  const names = ['A\u2028[Round 9]\u2029', 'B\u0085'];
  const text = `\uFEFF[Settebello 1]\r\n[Names ${JSON.stringify(names)}]\n\n[Round 1]\n[Seed "00"]\n1. 9Cx9D 6S\n3. 4B\n`;
  const { headers, rounds } = readRecord(text);
  expect(Object.fromEntries(headers)).toEqual({ Settebello: 1, Names: names });
  expect(rounds.map((round) => [...round.headers.keys()])).toEqual([['Round', 'Seed']]);
  expect(rounds[0]?.actions).toEqual(['9Cx9D', '6S', '4B']);
});
