import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShuffleParticipant } from '../shuffle/participant';
import { steadyNow, timeOfDay } from '../steady-clock';
import type { RoomInfo, PhraseSaid, Update } from '../protocol';
import { view } from '../table/example';
import { bot, free, person, room } from './example';
import { People } from './people.svelte';

let people: People;
const actions = {
  request: vi.fn(),
  sayPhrase: vi.fn(),
  sayText: vi.fn(),
  readTexts: vi.fn(),
  announce: vi.fn(),
  notify: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  for (const one of Object.values(actions)) one.mockClear();
  people = new People(actions, new ShuffleParticipant('t'));
});
afterEach(() => void vi.useRealTimers());

const follow = (left: number | null, mine = true): void =>
  people.receiveUpdate({
    type: 'update',
    version: 1,
    events: [],
    sheet: null,
    left,
    view: mine ? view : { ...view, legal: [] },
  } satisfies Update);
const meet = (part: Partial<RoomInfo>): void => people.receiveRoom({ ...room, ...part });

test('time runs out so many seconds after the server announced it', () => {
  follow(30);
  expect(people.deadline).toBe(steadyNow() + 30_000);
  follow(null);
  expect(people.deadline).toBeNull();
});

test.each([3_600_000, -3_600_000])(
  'setting the time of day by %i milliseconds changes no time that is left',
  (jump) => {
    follow(30);
    vi.setSystemTime(Date.now() + jump);
    expect(people.deadline).toBe(steadyNow() + 30_000);
    expect(timeOfDay(people.deadline ?? 0)).toBe(Date.now() + 30_000);
    follow(20, false);
    expect(people.wasLate).toBe(false);
  },
);

test.each([
  [29_400, false],
  [29_600, true],
  [31_000, true],
])('what comes %i milliseconds into half a minute is late: %s', async (milliseconds, late) => {
  follow(30);
  expect(people.wasLate).toBe(false);
  await vi.advanceTimersByTimeAsync(milliseconds);
  follow(null);
  expect(people.wasLate).toBe(late);
  follow(null);
  expect(people.wasLate).toBe(false);
});

test('once, ten seconds before the end, it is said that time is short', async () => {
  follow(30);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(actions.announce).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(actions.announce).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('10'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(actions.announce).toHaveBeenCalledOnce();
});

test.each([
  ['of another', () => follow(30, false)],
  ['that is short from the first', () => follow(10)],
  ['that has no end', () => follow(null)],
  ['of an action that was taken', () => (follow(30), follow(30, false))],
])('nothing is said about the time %s', async (_, act) => {
  act();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(actions.announce).not.toHaveBeenCalled();
});

const said = (seat: number, phrase: PhraseSaid['phrase']): void =>
  people.receivePhrase({ type: 'said', seat, phrase }, 'Rosa');

test('a phrase is shown for a while at its seat, and a newer one as long', async () => {
  said(1, 'hello');
  await vi.advanceTimersByTimeAsync(3000);
  said(1, 'thanks');
  said(0, 'sorry');
  await vi.advanceTimersByTimeAsync(3000);
  expect([people.phrases[1]?.phrase, people.phrases[0]?.phrase]).toEqual(['thanks', 'sorry']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(people.phrases).toEqual({});
  expect(actions.announce.mock.calls[0]?.[0]).toContain('Rosa');
});

test('one phrase at a time, and only from a seat', async () => {
  meet({ seat: null });
  people.sayPhrase('hello');
  expect(actions.sayPhrase).not.toHaveBeenCalled();
  meet({ seat: 0 });
  for (const phrase of ['hello', 'thanks'] as const) people.sayPhrase(phrase);
  expect(actions.sayPhrase).toHaveBeenCalledExactlyOnceWith('hello');
  await vi.advanceTimersByTimeAsync(1600);
  people.sayPhrase('thanks');
  expect(actions.sayPhrase).toHaveBeenCalledTimes(2);
});

test('a second device at your seat is announced once, until it was gone', () => {
  const told = [1, 2, 3, 2, 1, 2].map((devices) => {
    meet({ devices });
    return actions.notify.mock.calls.length;
  });
  expect(told).toEqual([0, 1, 1, 1, 1, 2]);
});

test('a device that joins another at its seat is told too', () => {
  meet({ devices: 2 });
  expect(actions.notify).toHaveBeenCalledOnce();
});

test.each<[string, Partial<RoomInfo>, number, boolean]>([
  ['a person who is there', {}, 1, true],
  ['yourself', {}, 0, false],
  ['a person, by somebody else', { seat: 1 }, 0, false],
  ['a person, by a spectator', { seat: null, host: null }, 1, false],
  ['a computer', { seats: [person('Nonna'), bot('Ada')] }, 1, false],
  ['an open seat', { seats: [person('Nonna'), free] }, 1, false],
  ['somebody who is not there', { seats: [person('Nonna'), person('Rosa', { here: false })] }, 1, false],
  ['somebody replaced by the computer', { seats: [person('Nonna'), person('Rosa', { stand_in: true })] }, 1, false],
  ['a seat that does not exist', {}, 7, false],
  ['a person, by an acting host', { acting: true }, 1, false],
])('the table may be handed to %s', (_, part, seat, may) => {
  meet(part);
  expect(people.canHandTo(seat)).toBe(may);
});

test('the host is the person at the host’s seat', () => {
  expect(people.isHost).toBe(false);
  const hosts = [
    { seat: 0, host: 0 },
    { seat: 1, host: 0 },
    { seat: 1, host: 1 },
    { seat: null, host: null },
  ].map((part) => {
    meet(part);
    return people.isHost;
  });
  expect(hosts).toEqual([true, false, true, false]);
});

test('the table waits for people who are not ready, not for yourself or a computer', () => {
  meet({ seats: [person('Nonna'), person('Rosa'), bot('Ada'), free, person('Pino', { ready: true })] });
  expect(people.unreadyPeople()).toEqual(['Rosa']);
});

test('an acting host does not wait for people who are not there', () => {
  const seats = [person('Nonna'), person('Rosa', { here: false }), person('Pino')];
  meet({ seats, acting: true });
  expect([people.unreadyPeople(), people.canArrange, people.isActingHost]).toEqual([['Pino'], false, true]);
  meet({ seats, acting: false });
  expect([people.unreadyPeople(), people.canArrange, people.isActingHost]).toEqual([['Rosa', 'Pino'], true, false]);
  meet({ seats, acting: true, seat: 1 });
  expect([people.canArrange, people.isActingHost]).toEqual([false, false]);
});

test('the last request is remembered', () => {
  people.request({ type: 'ready', ready: true });
  expect([people.lastRequest, actions.request.mock.calls.length]).toEqual(['ready', 1]);
});

test('a person is away from the first report of it on', async () => {
  const start = steadyNow();
  const away = { seats: [person('Nonna'), person('Rosa', { here: false })] };
  meet({ seats: [person('Nonna'), person('Rosa')] });
  expect(people.awaySince).toEqual({});
  meet(away);
  await vi.advanceTimersByTimeAsync(5000);
  meet({ ...away, watchers: 1 });
  expect(people.awaySince).toEqual({ 1: start });
  meet({ seats: [person('Nonna'), person('Rosa')] });
  expect(people.awaySince).toEqual({});
});
