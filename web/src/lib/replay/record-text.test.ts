import { expect, test } from 'vitest';
import { readRecordText } from './record-text';

const RECORD = `[Settebello 1]
[Variant "scopa"]
[Seats 2]
[Names ["Ada", "Bruno"]]
[Dealer 1]
[Date "2026-01-06"]

[Round 1]
[Seed "00"]
1. 9Cx9D 6Sx6D
3. 4B
[Score [2, 1]]

[Round 2]
1. keep 7D
[Result null]
`;

test('a record is read as it was written', () => {
  expect(readRecordText(RECORD)).toEqual({
    variant: 'scopa',
    names: ['Ada', 'Bruno'],
    date: '2026-01-06',
    rounds: [
      { number: 1, actions: ['9Cx9D', '6Sx6D', '4B'], score: [2, 1] },
      { number: 2, actions: ['keep', '7D'], score: null },
    ],
  });
  expect(readRecordText(RECORD.replaceAll('\n', '\r\n'))?.rounds).toHaveLength(2);
});

test('a record may begin with a byte order mark and hold line separators in its names', () => {
  const names = ['A\u2028B', 'C\u2029D\u0085'];
  const text = `\uFEFF${RECORD.replace('["Ada", "Bruno"]', JSON.stringify(names))}`;
  expect(readRecordText(text)?.names).toEqual(names);
});

test.each(['', 'a letter', RECORD.replace('[Settebello 1]\n', ''), RECORD.replace('"scopa"', 'scopa'), `${RECORD}Hm?`])(
  'a text that is not a record is not read: %#',
  (text) => expect(readRecordText(text)).toBeNull(),
);
