import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../table/session-test-harness';
import { LOCAL_SEAT } from '../pass-and-play/local-seats';
import { savedTables } from '../storage/saved-tables';
import { startTable } from './open-table';

const go = vi.hoisted(() => vi.fn());
vi.mock('../router.svelte', () => ({ router: { go } }));

let sockets: FakeSocket[];
/** Whether the second person may sit down. */
let hasRoom: boolean;
/** Whether the server opens the table. */
let opens: boolean;

beforeEach(() => {
  sockets = [];
  opens = true;
  go.mockClear();
  vi.stubGlobal('document', { baseURI: 'http://here/' });
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
      override close(): void {
        this.readyState = 3;
      }
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    if (!opens) return Response.json({ code: 'store-away', message: 'Try again.' }, { status: 503 });
    if (path === 'api/tables') return Response.json({ table: 't', key: 'host', seat: 0 }, { status: 201 });
    if (hasRoom) return Response.json({ table: 't', key: 'k', seat: 1 }, { status: 201 });
    return Response.json({ code: 'name-taken', message: 'Somebody has that name.' }, { status: 409 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const alone = { variant: 'scopa', title: 'Scopa', seats: 2, against: ['amico'] };
const shared = { variant: 'scopa', title: 'Scopa', seats: 2, against: [LOCAL_SEAT], localNames: ['Rosa', 'Enzo'] };

test('a table where somebody cannot sit down is closed, and is not among your games', async () => {
  hasRoom = false;
  await expect(startTable(shared)).rejects.toThrow('Somebody has that name.');
  sockets[0]?.opened();
  expect(sockets[0]?.sent).toMatchObject([{ type: 'join', key: 'host' }, { type: 'close' }]);
  expect([go.mock.calls, savedTables()]).toEqual([[], []]);
});

test('if everybody has a seat, the game is opened', async () => {
  hasRoom = true;
  await startTable(shared);
  expect(go).toHaveBeenCalledWith('table/t');
  expect([sockets, savedTables().map(({ table }) => table)]).toEqual([[], ['t']]);
});

test('the socket is opened while the server opens the table', async () => {
  const opened = startTable(alone);
  expect([sockets.length, go.mock.calls.length]).toEqual([1, 0]);
  await opened;
  expect([sockets.length, go.mock.calls]).toEqual([1, [['table/t']]]);
});

test('a table that is not opened leaves no socket', async () => {
  opens = false;
  await expect(startTable(alone)).rejects.toThrow('Try again.');
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3]);
});
