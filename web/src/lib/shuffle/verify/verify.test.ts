import { describe, expect, test } from 'vitest';
import type { Transcript } from '../../protocol';
import { DealWatcher, type SeenRound } from '../deal-watcher';
import { evidenceFile } from './evidence';
import { bytes, fixed, ID, recordOf, roundOf, RULES, seedOf, type Fixed, type Told } from '../example';
import { table } from '../../table/example';
import { hex, shareCommitment, tableName } from '../hashes';
import type { OwnShare } from '../memory';
import type { ShuffleKnowledge } from './knowledge';
import { verify, type Fault, type Verdict } from './verify';

const SHARES = [bytes('mine'), bytes('hers')];
const at = (exchange: number, round = 1): { table: string; round: number; exchange: number } => ({
  table: tableName(ID),
  round,
  exchange,
});
const bound = (seat: number, exchange: number, round = 1): string =>
  shareCommitment(at(exchange, round), seat, SHARES[seat] as Uint8Array);
const listOf = (seats: readonly boolean[], exchange: number, salt = '', round = 1): Fixed =>
  fixed(
    seats.map((has, seat) => (has ? bound(seat, exchange, round) : null)),
    { exchange, round },
    salt,
  );
const told = (list: Fixed): Told => ({
  ...list,
  shares: list.transcript.commitments.map((one, seat) => one && hex(SHARES[seat] as Uint8Array)),
});
const own = (exchange: number, part: Partial<OwnShare> = {}): OwnShare => ({
  ...at(exchange),
  seat: 0,
  share: hex(SHARES[0] as Uint8Array),
  commitment: bound(0, exchange),
  accepted: true,
  revealed: true,
  ...part,
});

function seenOf(seed: Uint8Array, seat: number | null = 0, round = 1): SeenRound {
  const watcher = new DealWatcher();
  watcher.awaitFirstRound();
  return roundOf(seed, seat, round).reduce<SeenRound | null>(
    (seen, { events, view }) => watcher.observe(events, view, seen),
    null,
  ) as SeenRound;
}

/** This device's knowledge of a round of two people, or of a person and a computer. */
function known(
  dealt: Told,
  lists: readonly Transcript[] = [dealt.transcript],
  part: Partial<ShuffleKnowledge> = {},
): ShuffleKnowledge {
  const people = dealt.transcript.commitments.map((one) => one !== null);
  const shares = lists.filter(({ commitments }) => commitments[0] !== null).map(({ exchange }) => own(exchange));
  const seen = seenOf(seedOf(dealt));
  const none = {
    breaches: [],
    aborted: { before: 1, count: 0 },
    firstDealer: null,
    since: { round: 1, exchange: 1 },
    checked: 0,
  };
  return { id: ID, rules: RULES, shares, transcripts: [...lists], people, seen, ...none, ...part };
}

const plays = (seen: SeenRound | null): string[] => (seen?.history ?? []).map(({ action }) => action);
const PAIR = told(listOf([true, true], 1));
const ALONE = told(listOf([true, false], 1));
const OWN = known(PAIR);
const RECORD = recordOf(PAIR, [], plays(OWN.seen));
/** Who came after the list was fixed, and saw none. */
const LATE: Partial<ShuffleKnowledge> = { shares: [], transcripts: [], aborted: { before: 2, count: 0 } };
const fault = (record: string, part: Partial<ShuffleKnowledge> = {}, round = 1): Fault | null =>
  verify(record, round, table.rules, { ...OWN, ...part }).fault;

describe('a fair round', () => {
  test('of two people', () => {
    const verdict = verify(RECORD, 1, table.rules, OWN);
    expect(verdict).toMatchObject({
      promised: 'kept',
      fault: null,
      tookPart: true,
      shares: 2,
      aborted: 0,
    } satisfies Partial<Verdict>);
    expect(verdict.pack).toHaveLength(40);
  });

  test('against a computer', () => {
    const alone = known(ALONE);
    expect(verify(recordOf(ALONE, [], plays(alone.seen)), 1, table.rules, alone)).toMatchObject({
      promised: 'kept',
      tookPart: true,
      shares: 1,
    });
  });

  test('of others, seen by a spectator or a latecomer', () => {
    const seen = seenOf(seedOf(PAIR), null);
    expect(verify(RECORD, 1, table.rules, { ...OWN, ...LATE, seen })).toMatchObject({
      promised: 'kept',
      tookPart: null,
      shares: 2,
    });
    expect(verify(RECORD, 1, table.rules, { ...OWN, ...LATE })).toMatchObject({
      promised: 'kept',
      tookPart: false,
    });
    expect(verify(RECORD, 1, table.rules, { ...OWN, shares: [], transcripts: [], seen: null })).toMatchObject({
      promised: 'kept',
    });
  });

  test('without any device taking part', () => {
    const nobody = told(listOf([false, false], 1));
    const record = recordOf(nobody, [], plays(seenOf(seedOf(nobody))));
    expect(verify(record, 1, table.rules, known(nobody, []))).toMatchObject({
      promised: 'kept',
      tookPart: false,
      shares: 0,
    });
  });

  test('after two that were broken off', () => {
    const broken = [1, 2].map((exchange) => ({
      ...listOf([true, true], exchange),
      shares: [hex(SHARES[0] as Uint8Array), null],
    }));
    const last = told(listOf([true, false], 3));
    const there = known(
      last,
      [...broken, last].map(({ transcript }) => transcript),
      { people: [true, true], aborted: { before: 2, count: 2 } },
    );
    const record = recordOf(last, broken, plays(there.seen)).replace('"greedy"', '"person"');
    expect(verify(record, 1, table.rules, there)).toMatchObject({ promised: 'kept', tookPart: true, aborted: 2 });
  });
});

describe('a cheating server', () => {
  test('A: a share of its own at a computer’s seat, found by trying', () => {
    const forged = told(listOf([true, true], 1, 'best of many'));
    const record = recordOf(forged, [], plays(seenOf(seedOf(forged))));
    const alone = known(ALONE, [], { shares: [own(1)], seen: seenOf(seedOf(forged)), people: [true, false] });
    expect(fault(record.replace('["person","person"]', '["person","greedy"]'), alone)).toBe('computer');
    expect(fault(record, alone)).toBe('computer');
    expect(fault(record, { ...alone, since: { round: 1, exchange: 2 } })).toBeNull();
    expect(fault(record, { ...alone, transcripts: [ALONE.transcript] })).toBe('transcript');
  });

  test('A: a share at the computer’s seat without a commitment', () => {
    const forged: Told = { ...ALONE, shares: [ALONE.shares[0] ?? null, hex(bytes('best of many'))] };
    const alone = known(ALONE, [ALONE.transcript], { seen: seenOf(seedOf(forged)) });
    expect(fault(recordOf(forged), alone)).toBe('shares');
  });

  test('A2: a third share at a table of two', () => {
    const forged: Told = { ...PAIR, shares: [...PAIR.shares, hex(bytes('best of many'))] };
    expect(fault(recordOf(forged), { seen: seenOf(seedOf(forged)) })).toBe('record');
    const three = fixed([...PAIR.transcript.commitments, 'cd'.repeat(32)]);
    expect(fault(recordOf({ ...three, shares: [...PAIR.shares, hex(bytes('third'))] }))).toBe('transcript');
  });

  test('B: another commitment once the shares are known', () => {
    const forged = told(listOf([true, true], 1, 'better cards'));
    expect(fault(recordOf(forged), { seen: seenOf(seedOf(forged)) })).toBe('transcript');
  });

  test('B: a different seed from the one it had committed to', () => {
    const forged: Told = { ...PAIR, seed: bytes('better cards') };
    expect(fault(recordOf(forged), { seen: seenOf(seedOf(forged)) })).toBe('server');
  });

  test.each([1, 2])('C: another dealer of round %i', (round) => {
    const dealt = told(listOf([true, true], 1, '', round));
    const seen = seenOf(seedOf(dealt), 0, round);
    const there = known(dealt, [dealt.transcript], { shares: [], seen });
    const record = recordOf(dealt, [], plays(seen));
    expect(fault(record, there, round)).toBeNull();
    expect(fault(record, { ...there, seen: { ...seen, dealer: 1 - seen.dealer } }, round)).toBe('dealer');
    const { dealer } = seenOf(seedOf(dealt), 0, round);
    const firstDealer = (dealer + round - 1) % 2;
    expect(fault(record, { ...there, firstDealer }, round)).toBeNull();
    expect(fault(record, { ...there, firstDealer: 1 - firstDealer }, round)).toBe('dealer');
    const other = record.replace(/\[Dealer (.)\]/, (_, first: string) => `[Dealer ${1 - Number(first)}]`);
    expect(fault(other, there, round)).toBe('dealer');
  });

  test('D: another card in a later deal', () => {
    const seen = OWN.seen as SeenRound;
    const held = { ...seen.held, 3: (seen.held[3] ?? []).with(-1, seen.held[5]?.at(-1) ?? '') };
    expect(fault(RECORD, { seen: { ...seen, held } })).toBe('cards');
  });

  test('grinding: an exchange that this device saw is not in the record', () => {
    const first = { ...listOf([true, true], 1), shares: [hex(SHARES[0] as Uint8Array), null] };
    const last = told(listOf([true, true], 2));
    const lists = [first.transcript, last.transcript];
    const there = known(last, lists);
    expect(fault(recordOf(last, [first], plays(there.seen)), there)).toBeNull();
    expect(fault(recordOf(last), there)).toBe('aborted');
    const renumbered = told(listOf([true, true], 1, 'another'));
    expect(fault(recordOf(renumbered), known(renumbered, lists))).toBe('transcript');
    expect(fault(recordOf(told(listOf([true, true], 1))), known(last, lists))).toBe('aborted');
  });

  test('grinding: an exchange is called aborted although everything was revealed', () => {
    const last = told(listOf([true, true], 2));
    expect(fault(recordOf(last, [told(listOf([true, true], 1))]), known(last))).toBe('aborted');
  });

  test('grinding: this device is called silent, though the server had its share', () => {
    const first = { ...listOf([true, true], 1), shares: [null, hex(SHARES[1] as Uint8Array)] };
    const last = told(listOf([true, true], 2));
    const there = known(last, [first.transcript, last.transcript]);
    expect(fault(recordOf(last, [first]), there)).toBe('silenced');
    expect(
      fault(recordOf(last, [first], plays(there.seen)), { ...there, shares: [own(1, { revealed: false }), own(2)] }),
    ).toBeNull();
  });

  test.each(['person', 'greedy'])(
    'grinding: two exchanges that a computer’s seat is said to have broken off',
    (player) => {
      const broken = [1, 2].map((exchange) => ({
        ...listOf([true, true], exchange),
        shares: [hex(SHARES[0] as Uint8Array), null],
      }));
      const last = told(listOf([true, false], 3));
      const there = known(last, [], { people: [true, false] });
      const record = recordOf(last, broken, plays(there.seen)).replaceAll(
        '"players":["person","person"]',
        `"players":["person","${player}"]`,
      );
      expect(fault(record, there)).toBe('computer');
      expect(fault(record, { ...there, people: [true, true] })).toBe(player === 'person' ? null : 'computer');
    },
  );

  test('grinding: a seat that was silent twice is expected once more', () => {
    const broken = [1, 2].map((exchange) => ({
      ...listOf([true, true], exchange),
      shares: [hex(SHARES[0] as Uint8Array), null],
    }));
    const last = told(listOf([true, true], 3));
    expect(fault(recordOf(last, broken), known(last, []))).toBe('aborted');
  });

  test('a number of aborted exchanges that differs from what it was told', () => {
    expect(fault(RECORD, { aborted: { before: 2, count: 1 } })).toBe('aborted');
    expect(fault(RECORD, { aborted: { before: 2, count: 0 } })).toBeNull();
    expect(fault(RECORD, { aborted: { before: 3, count: 4 } })).toBeNull();
  });

  test('a broken promise that was seen before the deal stays one', () => {
    const breaches: ShuffleKnowledge['breaches'] = [
      { fault: 'second', round: 1, exchange: 1, transcripts: [PAIR.transcript] },
    ];
    expect(verify(RECORD, 1, table.rules, { ...OWN, breaches })).toMatchObject({ promised: 'broken', fault: 'second' });
    expect(fault(RECORD, { breaches: [{ ...breaches[0], round: 2 } as ShuffleKnowledge['breaches'][0]] })).toBeNull();
  });
});

const without = (name: string): string => RECORD.replace(new RegExp(`^\\[${name} .*\n`, 'm'), '');

test.each<[string, string, Partial<ShuffleKnowledge>, Fault]>([
  ['no such round', RECORD.replace('[Round 1]\n', ''), {}, 'record'],
  ['a header that is no JSON', RECORD.replace('[Shares [', '[Shares [['), {}, 'record'],
  ['a header twice', RECORD.replace('[Seed ', '[Seed null]\n[Seed '), {}, 'record'],
  ['the protocol left out', without('ShuffleProtocol'), {}, 'no-exchange'],
  [
    'the protocol left out, before who came late',
    without('ShuffleProtocol'),
    { transcripts: [], shares: [], aborted: null },
    'record',
  ],
  ['the protocol misspelt', RECORD.replace('ShuffleProtocol', 'ShufleProtocol'), { transcripts: [] }, 'no-exchange'],
  ['another table', RECORD.replace(tableName(ID), tableName('b')), {}, 'game'],
  ['other rules', RECORD.replace(RULES, '22'.repeat(32)), {}, 'game'],
  ['a share left out', RECORD.replace(hex(SHARES[1] as Uint8Array), '00'.repeat(32)), {}, 'shares'],
  ['no share', RECORD.replace(`"${hex(SHARES[1] as Uint8Array)}"`, 'null'), {}, 'shares'],
  ['another seed', RECORD.replace(/\[Seed "../, '[Seed "zz'), {}, 'seed'],
  ['other plays', RECORD.replace(/^1\. .*/m, (line) => line.replace(plays(OWN.seen)[4] ?? '', '7B')), {}, 'plays'],
  ...['Transcript', 'ServerSeed', 'Shares', 'Players', 'Table', 'Digest'].map(
    (name): [string, string, Partial<ShuffleKnowledge>, Fault] => [`${name} left out`, without(name), {}, 'record'],
  ),
])('%s', (_, record, part, wrong) => expect(fault(record, part)).toBe(wrong));

describe('a downgrade', () => {
  const plain = RECORD.replace(/^\[(ShuffleProtocol|Table|Transcript|ServerSeed|Shares) .*\n/gm, '');
  const late: ShuffleKnowledge = { ...OWN, shares: [], transcripts: [], aborted: null };

  test.each<[string, Partial<ShuffleKnowledge>]>([
    ['that has committed', { shares: [own(1)] }],
    ['that has seen a list', { transcripts: [PAIR.transcript] }],
    ['that was told about an exchange', { aborted: { before: 2, count: 0 } }],
  ])('is a broken promise to a device %s', (_, part) =>
    expect(verify(plain, 1, table.rules, { ...late, ...part })).toMatchObject({
      promised: 'broken',
      fault: 'no-exchange',
    }),
  );

  test('is nothing that a device without promises can notice', () =>
    expect(verify(plain, 1, table.rules, late)).toMatchObject({ promised: 'none', fault: null }));

  test('cards without any state of the shuffle, whatever the record says', () => {
    expect(fault(RECORD, late)).toBe('no-exchange');
    expect(fault(RECORD, { ...late, aborted: { before: 2, count: 0 } })).toBeNull();
    expect(fault(RECORD, { ...late, seen: null })).toBeNull();
  });
});

test('a record of a later shuffle is for a later page', () => {
  expect(verify(RECORD.replace('ShuffleProtocol 2', 'ShuffleProtocol 3'), 1, table.rules, OWN)).toMatchObject({
    promised: 'newer',
    fault: null,
  });
});

test.each([
  ['ShuffleProtocol', 'none'],
  ['ShuffleProtocol|Table', 'none'],
  ['ShuffleProtocol|Table|Transcript|ServerSeed', 'record'],
  ['ShuffleProtocol|Table|Transcript|ServerSeed|Shares', null],
])('without %s', (names, wrong) => {
  const plain = RECORD.replace(new RegExp(`^\\[(${names}) .*\n`, 'gm'), '');
  const late: ShuffleKnowledge = { ...OWN, shares: [], transcripts: [], aborted: null, seen: null };
  expect(verify(plain, 1, table.rules, late)).toMatchObject(
    wrong === null ? { promised: 'none', fault: null } : { promised: 'broken', fault: 'record' },
  );
});

describe('a round of another game, in practice', () => {
  const later = told(listOf([true, false], 1, '', 2));
  const practice = (position: unknown): string =>
    recordOf(later, []).replace('[ShuffleProtocol', `[Practice ${JSON.stringify(position)}]\n[ShuffleProtocol`);
  const here: ShuffleKnowledge = { ...known(later, []), seen: null };

  test('proves nothing, and the round after it what it promises', () => {
    expect(verify(practice('1.7'), 1, table.rules, here)).toMatchObject({
      promised: 'practice',
      fault: null,
      shares: 0,
    });
    const dealt = known(later, [later.transcript], { shares: [], seen: null });
    expect(verify(practice('1.7'), 2, table.rules, dealt)).toMatchObject({ promised: 'kept', fault: null, shares: 1 });
  });

  test('is neither a round whose list this device has seen, nor one with a proof', () => {
    const seen = { ...here, transcripts: [later.transcript] };
    expect(verify(practice('2.0'), 2, table.rules, seen)).toMatchObject({ promised: 'broken', fault: 'transcript' });
    expect(verify(practice('2.0'), 2, table.rules, here)).toMatchObject({ promised: 'broken', fault: 'record' });
  });

  test.each([1.7, '1', '0.1', 'x', null])('%s is not a position', (position) =>
    expect(verify(practice(position), 1, table.rules, here)).toMatchObject({ promised: 'broken' }),
  );
});

test('the evidence says what was seen and what the record says, and not where the table is', () => {
  const text = evidenceFile(
    {
      ...OWN,
      breaches: [{ fault: 'second', round: 1, exchange: 1, transcripts: [PAIR.transcript, ALONE.transcript] }],
    },
    1,
    'second',
    RECORD,
  );
  const file = JSON.parse(text) as { lists: Transcript[]; shares: OwnShare[]; seen: unknown[] };
  expect(file).toMatchObject({ evidence: 'settebello-shuffle', fault: 'second', record: RECORD });
  expect(file.lists).toEqual([PAIR.transcript, ALONE.transcript]);
  expect(file.shares).toEqual([own(1)]);
  expect(file.seen).toHaveLength(6);
  expect(text).not.toContain(ID);
});
