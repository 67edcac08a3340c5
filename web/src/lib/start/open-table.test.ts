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

beforeEach(() => {
  sockets = [];
  go.mockClear();
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/tables') return Response.json({ table: 't', key: 'host', seat: 0 }, { status: 201 });
    if (hasRoom) return Response.json({ table: 't', key: 'k', seat: 1 }, { status: 201 });
    return Response.json({ code: 'name-taken', message: 'Somebody has that name.' }, { status: 409 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const shared = { variant: 'scopa', title: 'Scopa', seats: 2, against: [LOCAL_SEAT], localNames: ['Rosa', 'Enzo'] };

test('a table at which somebody cannot sit down is closed, and is not among the own games', async () => {
  hasRoom = false;
  await expect(startTable(shared)).rejects.toThrow('Somebody has that name.');
  sockets[0]?.opened();
  expect(sockets[0]?.sent).toMatchObject([{ type: 'join', key: 'host' }, { type: 'close' }]);
  expect([go.mock.calls, savedTables()]).toEqual([[], []]);
});

test('where everybody has a seat, the game is opened', async () => {
  hasRoom = true;
  await startTable(shared);
  expect(go).toHaveBeenCalledWith('/table/t');
  expect([sockets, savedTables().map(({ table }) => table)]).toEqual([[], ['t']]);
});
