import { beforeEach, expect, test, vi } from 'vitest';
import { TabSocket } from './tab-socket';

let heard: unknown[];
let sent: unknown[];
let socket: TabSocket;

beforeEach(() => {
  [heard, sent] = [[], []];
  socket = new TabSocket();
  socket.onopen = () => heard.push('open');
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code, reason }) => heard.push([code, reason]);
  socket.connect({ send: (text) => sent.push(text), close: (code) => sent.push(code) });
});

test('behaves like a socket to a server', async () => {
  socket.send('too early');
  socket.hearMessage('too early');
  socket.hearOpen();
  expect(socket.readyState).toBe(1);
  socket.send('question');
  socket.hearMessage('answer');
  socket.hearClose(4404, 'No such table.');
  await Promise.resolve();
  expect([sent, heard]).toEqual([['question'], ['open', 'answer', [4404, 'No such table.']]]);
  expect(socket.readyState).toBe(3);
});

test('is told once that it is closed, and nothing after that', async () => {
  socket.hearOpen();
  socket.close(1000);
  socket.close(1000);
  socket.hearMessage('too late');
  socket.hearClose(1006, '');
  await Promise.resolve();
  expect([sent, heard]).toEqual([[1000], ['open', [1000, '']]]);
});

test('whoever opens a socket that fails at once can still listen to it', async () => {
  const failed = new TabSocket();
  failed.hearClose(1006, '');
  const listener = vi.fn<(event: { code: number }) => void>();
  failed.onclose = listener;
  await Promise.resolve();
  expect(listener).toHaveBeenCalledExactlyOnceWith({ code: 1006, reason: '' });
});
