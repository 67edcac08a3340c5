import { afterEach, expect, test, vi } from 'vitest';
import { server } from './server';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://a.example/', 'wss://a.example/api/lobby/socket?lang=en'],
  ['http://localhost:7777/', 'ws://localhost:7777/api/lobby/socket?lang=en'],
  ['https://a.example/settebello/', 'wss://a.example/settebello/api/lobby/socket?lang=en'],
])('the sockets of a page at %s are where the page is', (baseURI, address) => {
  const opened: string[] = [];
  vi.stubGlobal('document', { baseURI });
  vi.stubGlobal(
    'WebSocket',
    vi.fn(function (url: string) {
      opened.push(url);
    }),
  );
  server.openSocket('api/lobby/socket?lang=en');
  expect(opened).toEqual([address]);
});
