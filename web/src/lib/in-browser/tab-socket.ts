/** A socket to the application in this tab; it looks like one to a server. */

import type { Socket } from '../backends/backend';

/** The states of a `WebSocket`. */
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const NORMAL_CLOSURE = 1000;

/** The way to the application. */
export interface SocketLine {
  send(text: string): void;
  close(code: number): void;
}

export class TabSocket implements Socket {
  readyState: number = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  #line: SocketLine | null = null;

  get isClosed(): boolean {
    return this.readyState === CLOSED;
  }

  /** The application runs, and has been asked to open this socket. */
  connect(line: SocketLine): void {
    this.#line = line;
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#line?.send(text);
  }

  close(code = NORMAL_CLOSURE): void {
    if (this.isClosed) return;
    this.#line?.close(code);
    this.hearClose(code, '');
  }

  hearOpen(): void {
    if (this.isClosed) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  hearMessage(data: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data });
  }

  hearClose(code: number, reason: string): void {
    if (this.isClosed) return;
    this.readyState = CLOSED;
    queueMicrotask(() => this.onclose?.({ code, reason })); // whoever opens a socket listens to it afterwards
  }
}
