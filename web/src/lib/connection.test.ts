import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Socket } from './backends/backend';
import { Connection, newId, newSeatKey, type ConnectionState } from './connection';
import { CloseCode, type ServerMessage } from './protocol';

class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
    this.says({ type: 'table' });
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lost(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const device: unknown = expect.any(String);
let sockets: FakeSocket[];
let links: ConnectionState[];
let received: ServerMessage[];
let refusals: string[];
let address: string;
let addresses: string[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

function open(): Socket {
  addresses.push(address);
  sockets.push(new FakeSocket());
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, links, received, refusals, addresses] = [[], [], [], [], []];
  address = 'ws://table';
  connection = new Connection(open, 'secret', {
    onMessage: (message) => received.push(message),
    onStateChange: (state) => links.push(state),
    onRefusal: (why) => refusals.push(why),
  });
  connection.start();
});
afterEach(() => void vi.useRealTimers());

describe('a connection', () => {
  test('comes back at once at another address, with what was not answered', () => {
    const first = last();
    first.opened();
    connection.act(3, '7D');
    address = 'ws://table?lang=it';
    connection.reconnect();
    expect(addresses).toEqual(['ws://table', 'ws://table?lang=it']);
    first.lost();
    last().opened();
    expect(sockets.length).toBe(2);
    expect(last().sent.map(({ type }) => type)).toEqual(['join', 'act']);
    expect(last().sent[0]?.device).toBe(first.sent[0]?.device);
    expect(links.at(-1)).toBe('open');
  });

  test('joins with the key of the seat', () => {
    last().opened();
    expect(last().sent).toEqual([{ type: 'join', key: 'secret', device }]);
    expect(links).toEqual(['connecting', 'open']);
  });

  test('a share that is due at once goes with the first message', () => {
    const joining = new Connection(open, 'secret', {
      onMessage() {},
      onStateChange() {},
      onRefusal() {},
      shareToJoin: () => 'cd',
    });
    joining.start();
    last().opened();
    expect(last().sent).toEqual([{ type: 'join', key: 'secret', device, share: 'cd' }]);
  });

  test('hands on what it receives', () => {
    last().opened();
    last().says({ type: 'ok', id: 'x', version: 3 });
    expect(received.map((message) => message.type)).toEqual(['table', 'ok']);
  });

  test('comes back after a loss, and sends an unanswered action again with the same id', async () => {
    last().opened();
    connection.act(4, '7D');
    const [, act] = last().sent;
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets).toHaveLength(2);
    last().opened();
    expect(last().sent).toEqual([{ type: 'join', key: 'secret', device }, act]);
    expect(act).toMatchObject({ type: 'act', version: 4, action: '7D' });
  });

  test.each(['ok', 'error'])('does not send an action again that was answered with %s', async (type) => {
    last().opened();
    connection.act(4, '7D');
    last().says({ type, id: last().sent[1]?.['id'], version: 5, message: 'No.' });
    expect(connection.isBusy).toBe(false);
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    last().opened();
    expect(last().sent).toHaveLength(1);
  });

  test('says what it saw last when it comes back, and sends steps again until they are answered', async () => {
    const onAccepted = vi.fn();
    last().opened();
    last().says({ type: 'update', version: 7 });
    connection.request({ type: 'ready', ready: true });
    connection.request({ type: 'reveal', round: 1, exchange: 1, share: 'x' }, { quiet: true, onAccepted });
    const [, ready, share] = last().sent;
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    last().opened();
    expect(last().sent).toEqual([{ type: 'join', key: 'secret', device, version: 7 }, ready, share]);
    last().says({ type: 'error', id: ready?.['id'], message: 'No.' });
    last().says({ type: 'ok', id: share?.['id'], version: 8 });
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(received.filter((message) => message.type === 'error')).toHaveLength(1);
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    last().opened();
    expect(last().sent).toHaveLength(1);
  });

  test('does not hand on that a quiet step was refused', () => {
    last().opened();
    connection.request({ type: 'reveal', round: 1, exchange: 1, share: 'x' }, { quiet: true });
    last().says({ type: 'error', id: last().sent[1]?.['id'], message: 'No.' });
    expect(received.map((message) => message.type)).toEqual(['table']);
  });

  test('asks again for what could not be kept, under the same names, and says so meanwhile', async () => {
    last().opened();
    connection.act(4, '7D');
    connection.request({ type: 'ready', ready: true });
    const [, act, ready] = last().sent;
    last().says({ type: 'error', id: act?.['id'], code: 'store-away', message: 'Not just now.' });
    last().says({ type: 'error', id: null, code: 'store-away', message: 'Not just now.' });
    expect(connection.isBusy).toBe(true);
    expect(received.filter((message) => message.type === 'error')).toHaveLength(2);
    expect(last().sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last().sent.slice(3)).toEqual([act, ready]);
    last().says({ type: 'ok', id: act?.['id'], version: 5 });
    last().says({ type: 'ok', id: ready?.['id'], version: 6 });
    expect(connection.isBusy).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last().sent).toHaveLength(5);
  });

  test('speaks once', async () => {
    last().opened();
    connection.sayPhrase('hello');
    expect(last().sent.at(-1)).toMatchObject({ type: 'say', phrase: 'hello' });
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    last().opened();
    expect(last().sent).toHaveLength(1);
  });

  test('says that texts are shown, and says so again on a new socket', async () => {
    connection.readTexts(true);
    last().opened();
    connection.readTexts(true);
    expect(last().sent.slice(1)).toMatchObject([{ type: 'texts', on: true }]);
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    last().opened();
    expect(last().sent.slice(1)).toMatchObject([{ type: 'texts', on: true }]);
    connection.readTexts(false);
    expect(last().sent.at(-1)).toMatchObject({ type: 'texts', on: false });
  });

  test('answers whoever has sent a text, and nobody else', () => {
    last().opened();
    const answers: string[] = [];
    for (const text of ['ciao', 'come va?']) connection.sayText(text, (refusal) => answers.push(refusal));
    const [, first, second] = last().sent;
    expect(first).toMatchObject({ type: 'write', text: 'ciao' });
    last().says({ type: 'ok', id: first?.['id'], version: 1 });
    last().says({ type: 'error', id: second?.['id'], code: 'no-reader', message: 'Nobody reads this.' });
    expect(answers).toEqual(['', 'Nobody reads this.']);
    expect(received.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('sends one action at a time', () => {
    last().opened();
    connection.act(4, '7D');
    connection.act(4, '6D');
    connection.requestNextRound(4);
    expect(last().sent).toHaveLength(2);
  });

  test('waits longer after every failure, and not at all when told to hurry', async () => {
    for (const most of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      const before = sockets.length;
      last().lost();
      await vi.advanceTimersByTimeAsync(most / 2 - 1);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(most / 2 + 1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().lost();
    connection.retryNow();
    expect(sockets).toHaveLength(9);
  });

  async function fails(times: number): Promise<void> {
    for (let n = 0; n < times; n++) {
      last().lost();
      await vi.advanceTimersByTimeAsync(8000);
    }
  }

  async function comesBackWithin(most: number): Promise<void> {
    const before = sockets.length;
    last().lost();
    await vi.advanceTimersByTimeAsync(most);
    expect(sockets).toHaveLength(before + 1);
  }

  test('waits as little as at first once it has been at the table again', async () => {
    await fails(6);
    last().opened();
    await comesBackWithin(400);
    last().opened();
    await comesBackWithin(400);
  });

  test('waits longer and longer for a server that opens the line and lets nobody in', async () => {
    await fails(6);
    last().readyState = 1;
    last().onopen?.();
    const before = sockets.length;
    last().lost();
    await vi.advanceTimersByTimeAsync(3999);
    expect(sockets).toHaveLength(before);
  });

  test('waits as little as at first after being told to hurry', async () => {
    await fails(6);
    last().lost();
    connection.retryNow();
    await comesBackWithin(400);
  });

  test('is told to hurry in vain while a line is open or is being opened', () => {
    connection.retryNow();
    last().opened();
    connection.retryNow();
    expect(sockets).toHaveLength(1);
  });

  test('has one connection at a time: after an early retry it does not connect again when the wait ends', async () => {
    last().lost();
    connection.retryNow();
    last().opened();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1 + 1);
  });

  test.each(['retryNow', 'reconnect'] as const)('does nothing on %s once it was stopped', async (how) => {
    last().opened();
    connection.stop();
    connection[how]();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('stops while it waits', async () => {
    last().lost();
    connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sockets.length, links.at(-1)]).toEqual([1, 'closed']);
  });

  test('keeps an action made while there was no connection, and sends it when there is one', () => {
    connection.act(4, '7D');
    expect([last().sent, connection.isBusy]).toEqual([[], true]);
    last().opened();
    expect(last().sent.map(({ type }) => type)).toEqual(['join', 'act']);
  });

  test('is busy until its own action is answered, whatever else is', () => {
    last().opened();
    connection.act(4, '7D');
    connection.request({ type: 'ready', ready: true });
    last().says({ type: 'ok', id: last().sent[2]?.['id'], version: 5 });
    last().says({ type: 'ok', id: 'of somebody else', version: 5 });
    last().says({ type: 'error', id: null, message: 'What was that?' });
    expect(connection.isBusy).toBe(true);
    last().says({ type: 'ok', id: last().sent[1]?.['id'], version: 5 });
    expect(connection.isBusy).toBe(false);
  });

  test('does not report a refused request as accepted, and hands on the refusal of one that is not quiet', () => {
    const onAccepted = vi.fn();
    last().opened();
    connection.request({ type: 'ready', ready: true }, { onAccepted });
    last().says({ type: 'error', id: last().sent[1]?.['id'], message: 'No.' });
    expect(onAccepted).not.toHaveBeenCalled();
    expect(received.map(({ type }) => type)).toEqual(['table', 'error']);
  });

  test('asks for advice once: if the answer is lost, nothing is', async () => {
    last().opened();
    connection.requestAdvice(4);
    expect(last().sent.at(-1)).toMatchObject({ type: 'hint', version: 4 });
    expect(connection.isBusy).toBe(false);
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    last().opened();
    expect(last().sent).toHaveLength(1);
  });

  test('says which version it saw last, not which first', async () => {
    last().opened();
    for (const version of [7, 8]) last().says({ type: 'update', version });
    await vi.advanceTimersByTimeAsync(0);
    last().lost();
    connection.retryNow();
    last().opened();
    expect(last().sent[0]).toMatchObject({ version: 8 });
  });

  test.each([
    [CloseCode.NO_SUCH_TABLE, 'unknown-table'],
    [CloseCode.WRONG_KEY, 'wrong-key'],
  ])('gives up when the server closes with %i', async (code, why) => {
    last().opened();
    last().lost(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refusals).toEqual([why]);
    expect(sockets).toHaveLength(1);
  });

  test('stays closed when it was stopped', async () => {
    last().opened();
    connection.stop();
    last().lost(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(links.at(-1)).toBe('closed');
  });
});

test('ids are all different', () => expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100));

test('a secret fits the server’s rule for keys', () => expect(newSeatKey()).toMatch(/^[A-Za-z0-9_-]{32}$/));

test('a page without a key watches', () => {
  const watching = new Connection(open, null, {
    onMessage() {},
    onStateChange() {},
    onRefusal: (why) => refusals.push(why),
  });
  watching.start();
  last().opened();
  expect(last().sent).toEqual([{ type: 'watch' }]);
  last().lost(CloseCode.WRONG_KEY);
  expect(refusals.at(-1)).toBe('no-watching');
});

describe('what was sent before an answered message was received', () => {
  const REVEAL = { type: 'reveal', round: 1, exchange: 1, share: 'ab'.repeat(32) } as const;
  const idOf = (n: number): unknown => last().sent.at(n)?.['id'];

  test.each<[string, boolean, () => void]>([
    ['a later answer', true, () => last().says({ type: 'ok', id: idOf(-1), version: 2 })],
    ['a later refusal', true, () => last().says({ type: 'error', id: idOf(-1), message: 'No.' })],
    ['its own answer first', false, () => last().says({ type: 'error', id: idOf(-2), message: 'No.' })],
    ['an answer to something else', false, () => last().says({ type: 'ok', id: 'other', version: 2 })],
    ['a lost connection', false, () => (last().lost(), vi.advanceTimersByTime(9000), last().opened())],
  ])('%s', (_, received_, answer) => {
    const onPassedOver = vi.fn();
    last().opened();
    connection.request(REVEAL, { onPassedOver });
    connection.act(1, '7D');
    const act = idOf(-1);
    answer();
    expect(onPassedOver).toHaveBeenCalledTimes(Number(received_));
    last().says({ type: 'ok', id: act, version: 2 });
    expect(onPassedOver.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('the share of the first message too', () => {
    const onSharePassedOver = vi.fn();
    connection = new Connection(open, 'secret', {
      onMessage() {},
      onStateChange() {},
      onRefusal() {},
      shareToJoin: () => 'ab'.repeat(32),
      onSharePassedOver,
    });
    connection.start();
    last().opened();
    connection.act(1, '7D');
    expect(onSharePassedOver).not.toHaveBeenCalled();
    last().says({ type: 'ok', id: idOf(-1), version: 2 });
    expect(onSharePassedOver).toHaveBeenCalledOnce();
  });
});
