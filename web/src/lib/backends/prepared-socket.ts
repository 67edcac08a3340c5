/** A socket that is opened before the connection that will use it. */

import type { Backend, Socket } from './backend';

let prepared: { backend: Backend; place: string; socket: Socket } | null = null;

const OPEN = 1;

/**
 * Opens the socket of a table that the page is about to show; the backend then answers while the page renders. It needs
 * the table itself only when the first message comes.
 */
export function prepareSocket(backend: Backend, place: string): void {
  dropPreparedSocket();
  prepared = { backend, place, socket: backend.openSocket(place) };
}

/** The page does not go there after all. */
export function dropPreparedSocket(): void {
  prepared?.socket.close(1000);
  prepared = null;
}

/** The socket prepared for a place if there is one, else a new one. */
export function openSocket(backend: Backend, place: string): Socket {
  const early = prepared;
  prepared = null;
  if (early?.backend === backend && early.place === place && early.socket.readyState <= OPEN) return early.socket;
  early?.socket.close(1000);
  return backend.openSocket(place);
}
