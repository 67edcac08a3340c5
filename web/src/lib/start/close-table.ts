/** Closes a table that this browser has opened and does not go to. */

import { socketAddress } from '../api';
import { Connection } from '../connection';

/** Milliseconds in which that has to succeed; the server removes a table that nobody comes to by itself. */
const DEADLINE = 20_000;

/** @param key that of the table's host */
export function closeTable(table: string, key: string): void {
  const connection = new Connection(() => socketAddress(table), key, {
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
  connection.request({ type: 'close' }, { onAccepted: stop });
}
