import { beforeEach, describe, expect, test } from 'vitest';
import type { ShuffleInfo, Transcript } from '../protocol';
import { table, view } from '../table/example';
import { ShuffleParticipant, type Seating, type DueMessages } from './participant';
import { bytes, fixed, ID, RULES, standing } from './example';
import { hex, shareCommitment, tableName } from './hashes';
import type { OwnShare } from './memory';

const ALONE: Seating = { seat: 0, people: [true, false] };
const PAIR: Seating = { seat: 0, people: [true, true] };
const OTHER = 'ab'.repeat(32);
const NOTHING: DueMessages = { commit: null, reveal: null, breach: null };

let device: ShuffleParticipant;
let tables = 0;

/** A table of its own for each test, with this device at seat 0. */
beforeEach(() => {
  device = new ShuffleParticipant(`table ${tables++}`);
});

const list = (commitments: (string | null)[], part: Partial<Transcript> = {}, salt = ''): Transcript =>
  fixed(commitments, { table: device.table, ...part }, salt).transcript;
const meet = (part: Partial<ShuffleInfo>, seated = PAIR): DueMessages => device.receiveShuffle(standing(part), seated);

/** Commits for an exchange, and the server takes it. */
function committed(part: Partial<ShuffleInfo> = {}, seated = PAIR): OwnShare {
  const own = meet(part, seated).commit as OwnShare;
  device.markAccepted(own);
  return own;
}

test('commits once, reveals once, after it has seen its commitment in the list', () => {
  const own = committed();
  expect(own.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(meet({ committed: [0] })).toEqual(NOTHING);
  const transcript = list([own.commitment, OTHER]);
  expect(meet({ transcript })).toMatchObject({ commit: null, reveal: { share: own.share }, breach: null });
  expect(meet({ transcript })).toEqual(NOTHING);
  device.markRevealed(own);
  expect(meet({ round: 2, open: false, last: transcript })).toEqual(NOTHING);
  expect(device.ownShareIn(transcript)?.share).toBe(own.share);
  expect(meet({ round: 2, open: true, last: transcript }).commit).toMatchObject({ round: 2, exchange: 1 });
});

test('a page that comes back reveals the same share', () => {
  const own = committed();
  const transcript = list([own.commitment, OTHER]);
  meet({ transcript });
  device = new ShuffleParticipant(`table ${tables - 1}`);
  expect(meet({ transcript, revealed: [1] }).reveal?.share).toBe(own.share);
  expect(meet({ transcript, revealed: [0, 1] })).toEqual(NOTHING);
  expect(device.memory.shares[0]?.revealed).toBe(true);
});

test('after an aborted exchange it commits again, with a new share', () => {
  const own = committed();
  const transcript = list([own.commitment, OTHER]);
  meet({ transcript });
  const again = committed({ exchange: 2, open: true, aborted: 1 });
  expect(again.share).not.toBe(own.share);
  expect(meet({ transcript: list([again.commitment, null], { exchange: 2 }), exchange: 2 }).reveal?.share).toBe(
    again.share,
  );
});

test.each<[string, Partial<ShuffleInfo>, Seating]>([
  ['a spectator', {}, { ...PAIR, seat: null }],
  ['whose seat was silent twice', { refused: [0] }, PAIR],
  ['where another device of the seat has committed', { committed: [0] }, PAIR],
  ['before the round is over', { round: 2, open: false }, PAIR],
])('%s does not commit', (_, part, seated) => expect(meet(part, seated).commit).toBeNull());

test('a commitment that was dropped, as the seat was moved or away, is given again', () => {
  const own = committed();
  expect(meet({}).commit?.commitment).toBe(own.commitment);
  expect(meet({}).commit).toBeNull();
  const moved = meet({}, { ...PAIR, seat: 1 }).commit;
  expect(moved).toMatchObject({ seat: 1 });
  expect(moved?.commitment).not.toBe(own.commitment);
});

test('one that the server has not taken may be left out', () => {
  meet({});
  expect(meet({ transcript: list([OTHER, OTHER]) })).toEqual(NOTHING);
});

describe('a cheating server', () => {
  /** The list that comes after this device has committed. */
  const LISTS: [string, (own: string) => Transcript, Seating][] = [
    ['computer', (own) => list([own, OTHER]), ALONE],
    ['seats', (own) => list([own, null, OTHER]), ALONE],
    ['left-out', () => list([null, OTHER]), PAIR],
    ['left-out', () => list([OTHER, null]), PAIR],
    ['table', (own) => list([own, null], { table: tableName('another') }), PAIR],
    ['round', (own) => list([own, null], { round: 2 }), PAIR],
    ['round', (own) => list([own, null], { exchange: 2 }), PAIR],
  ];

  test.each(LISTS)('%s: nothing is revealed, and the list is kept as evidence', (fault, made, seated) => {
    const own = committed({}, seated);
    const transcript = made(own.commitment);
    const { reveal, breach } = device.receiveShuffle(standing({ transcript, round: 1, exchange: 1 }), seated);
    expect(reveal).toBeNull();
    expect(breach).toEqual({ fault, round: 1, exchange: 1, transcripts: [transcript] });
    expect(device.memory.breaches).toEqual([breach]);
    expect(device.receiveShuffle(standing({ transcript, round: 1, exchange: 1 }), seated)).toEqual(NOTHING);
    expect(meet({ exchange: 2, open: true, aborted: 1 }, seated).commit).not.toBeNull();
  });

  test('B: another list once the share was given, or before', () => {
    const own = committed();
    const first = list([own.commitment, OTHER]);
    const second = list([own.commitment, OTHER], {}, 'better cards');
    meet({ transcript: first });
    const { breach } = meet({ transcript: second, revealed: [1] });
    expect(breach).toEqual({ fault: 'second', round: 1, exchange: 1, transcripts: [first, second] });
    expect(meet({ round: 2, open: false, last: second }).breach).toBeNull();
    expect(meet({ transcript: first })).toEqual(NOTHING);
  });

  test('B: the round is not dealt from the list that was shown', () => {
    const own = committed();
    const first = list([own.commitment, OTHER]);
    meet({ transcript: first });
    const last = list([own.commitment, OTHER], {}, 'better cards');
    expect(meet({ round: 2, open: false, last }).breach).toMatchObject({ fault: 'second', round: 1 });
  });

  test('different rules from before', () => {
    meet({ transcript: list([null, OTHER]) });
    const own = committed({ round: 2, open: true });
    const { breach, reveal } = meet({
      transcript: list([own.commitment, OTHER], { round: 2, rules: '22'.repeat(32) }),
    });
    expect([breach?.fault, reveal]).toEqual(['rules', null]);
  });

  test('rules that the lists do not name, in any order', () => {
    expect(device.receiveRules(table.rules)).toBeNull();
    expect(meet({ transcript: list([null, OTHER], { rules: '22'.repeat(32) }) }).breach?.fault).toBe('rules');
    device = new ShuffleParticipant(`table ${tables++}`);
    meet({ transcript: list([null, OTHER], { rules: '22'.repeat(32) }) });
    expect(device.receiveRules(table.rules)?.fault).toBe('rules');
    expect(device.receiveRules(table.rules)).toEqual(device.memory.breaches[0]);
    expect(device.memory.breaches).toHaveLength(1);
  });

  test('a list of a round that was dealt already', () => {
    device.observe([], { ...view, round: 2 });
    const own = committed({ round: 2, open: true });
    const { breach, reveal } = meet({ transcript: list([own.commitment, OTHER], { round: 2 }) });
    expect([breach?.fault, reveal]).toEqual(['round', null]);
  });

  test('a computer’s share in a list that is first shown as the last one', () => {
    const own = committed({}, ALONE);
    const last = list([own.commitment, OTHER]);
    expect(meet({ round: 2, open: false, last }, ALONE).breach?.fault).toBe('computer');
    expect(meet({ transcript: last }, ALONE)).toEqual(NOTHING);
  });

  test.each<[string, Partial<Transcript>]>([
    ['round', { round: 2 }],
    ['exchange', { exchange: 2 }],
  ])('a last list of another %s than was dealt', (_, part) => {
    committed();
    expect(meet({ round: 2, open: false, last: list([null, OTHER], part) }).breach?.fault).toBe('round');
  });

  test('an aborted exchange that the round is dealt from after all', () => {
    committed();
    committed({ exchange: 2, open: true, aborted: 1 });
    expect(meet({ round: 2, open: false, aborted: 1, last: list([null, OTHER]) }).breach?.fault).toBe('round');
  });

  test('an earlier state is not answered', () => {
    const own = committed();
    const transcript = list([own.commitment, OTHER]);
    meet({ round: 2, open: true });
    expect(meet({ transcript })).toEqual(NOTHING);
    expect(meet({})).toEqual(NOTHING);
  });

  test('a share of a computer while this page was away: no alarm, and nothing is revealed', () => {
    const own = committed({}, ALONE);
    device.startCatchingUp();
    const transcript = list([own.commitment, OTHER]);
    expect(meet({ transcript }, ALONE)).toEqual(NOTHING);
    expect(meet({ transcript }, ALONE)).toEqual(NOTHING);
  });

  test('who was away may have been left out', () => {
    committed();
    device.startCatchingUp();
    expect(meet({ transcript: list([null, OTHER]) })).toEqual(NOTHING);
  });
});

describe('opening a table', () => {
  const opened = (made: (own: string) => Transcript): string => {
    const commitment = device.commitToOpen();
    device.recordOpening(standing({ transcript: made(commitment), committed: [0] }), ALONE);
    return commitment;
  };

  test('the share goes with the first message', () => {
    const commitment = opened((own) => list([own, null]));
    device = new ShuffleParticipant(`table ${tables - 1}`); // the table's page is another than the one that opened it
    const share = device.shareToJoin();
    expect(share).toBe(device.memory.shares[0]?.share);
    expect(device.memory.shares[0]).toMatchObject({ commitment, accepted: true });
    const transcript = device.memory.transcripts[0] as Transcript;
    expect(meet({ transcript }, ALONE)).toEqual(NOTHING);
    expect(device.shareToJoin()).toBeNull();
    expect(meet({ transcript }, ALONE).reveal).toMatchObject({ share }); // the connection was lost, and is back
  });

  test('the share of the first message was received, though the server does not say so', () => {
    opened((own) => list([own, null]));
    device.markJoinShareRevealed();
    expect(device.memory.shares[0]?.revealed).toBe(false);
    device.shareToJoin();
    device.markJoinShareRevealed();
    expect(device.memory.shares[0]?.revealed).toBe(true);
  });

  test.each<[string, (own: string) => Transcript]>([
    ['another commitment', () => list([OTHER, null])],
    ['a computer’s share', (own) => list([own, OTHER])],
    ['a third seat', (own) => list([own, null, null])],
    ['another table', (own) => list([own, null], { table: tableName(ID) })],
  ])('%s: nothing is revealed', (_, made) => {
    opened(made);
    expect(device.shareToJoin()).toBeNull();
    expect(device.memory.breaches).toHaveLength(1);
  });

  test('a server that opens it without an exchange breaks its promise', () => {
    device.commitToOpen();
    expect(device.recordOpening(null, ALONE)).toMatchObject({ fault: 'no-exchange', round: 1 });
    expect(device.shareToJoin()).toBeNull();
    expect(device.memory.shares).toHaveLength(1);
  });

  test('with seats still open there is no list yet', () => {
    const commitment = device.commitToOpen();
    device.recordOpening(standing({ committed: [0] }), ALONE);
    expect(device.shareToJoin()).toBeNull();
    const transcript = list([commitment, OTHER]);
    expect(meet({ transcript }).reveal).toMatchObject({ commitment });
  });
});

test('the commitment binds the share to table, round, exchange and seat', () => {
  const share = bytes('share');
  const at = { table: tableName(ID), round: 1, exchange: 1 };
  const all = [at, { ...at, table: tableName('b') }, { ...at, round: 2 }, { ...at, exchange: 2 }].map((one) =>
    shareCommitment(one, 0, share),
  );
  expect(new Set([...all, shareCommitment(at, 1, share), hex(share)]).size).toBe(6);
  expect(RULES).toHaveLength(64);
});

test('rounds are forgotten once a record of them was checked, except proofs of a broken promise', () => {
  const first = list([OTHER, OTHER]);
  meet({ transcript: first });
  meet({ transcript: list([OTHER, OTHER], {}, 'again') });
  for (let round = 2; round < 9; round++) committed({ round, open: true });
  const rounds = (): number[] => new ShuffleParticipant(`table ${tables - 1}`).memory.shares.map(({ round }) => round);
  expect(rounds()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  device.markChecked(7);
  expect(rounds()).toEqual([6, 7, 8]);
  expect(device.memory.breaches).toHaveLength(1);
  expect(device.memory.transcripts).toEqual([first]);
  expect(device.roundsUpTo(4)).toEqual([1, 4]);
  for (let round = 9; round < 60; round++) committed({ round, open: true });
  expect(rounds()).toHaveLength(30);
});
