/** Gives up a table that this browser will not go to. */

import { openTableSocket } from '../api';
import { Connection, type RoomRequest } from '../connection';

/** How long that may take, in milliseconds; the server removes a table that nobody comes to by itself. */
const DEADLINE = 20_000;

/** Closes a table that this browser has opened; `key` is the host's. */
export const closeTable = (table: string, key: string): void => requestOnce(table, key, { type: 'close' });

/** Leaves a table. */
export const leaveTable = (table: string, key: string): void => requestOnce(table, key, { type: 'leave' });

function requestOnce(table: string, key: string, request: RoomRequest): void {
  const connection = new Connection(() => openTableSocket(table), key, {
    onMessage: (message) => message.type === 'error' && stop(),
    onStateChange() {},
    onRefusal() {},
  });
  const timer = setTimeout(() => stop(), DEADLINE);
  function stop(): void {
    clearTimeout(timer);
    connection.stop();
  }
  connection.start();
  connection.request(request, { onAccepted: stop });
}
