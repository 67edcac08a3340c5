/** The socket of the lobby: connects again after a loss. */

import type { Socket } from '../backends/backend';
import type { LobbyClientMessage, LobbyServerMessage } from '../lobby-messages';
import { CloseCode } from '../protocol';

const FIRST_RETRY_DELAY = 400;
const MAX_RETRY_DELAY = 8000;
const NORMAL_CLOSURE = 1000;

export interface LobbyHandlers {
  onMessage(message: LobbyServerMessage): void;
  /** The socket is open: current wishes have to be sent again. */
  onOpen(): void;
  /** The socket has broken; it will be opened again. What the server says, if it has too much to do; else empty. */
  onLost(overload: string): void;
}

export class LobbyConnection {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #wanted = false;

  constructor(
    private readonly open: () => Socket,
    private readonly handlers: LobbyHandlers,
  ) {}

  /** Connects, and stays connected until `stop`. */
  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#attempts = 0;
    this.#connect();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Opens another socket. */
  reconnect(): void {
    if (!this.#wanted) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.#attempts = 0;
    this.#connect();
  }

  /** Sends a message; false if there is no connection. */
  send(message: LobbyClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #drop(): void {
    const before = this.#socket;
    this.#socket = null;
    before?.close(NORMAL_CLOSURE);
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.handlers.onOpen();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#attempts = 0;
      this.handlers.onMessage(JSON.parse(event.data) as LobbyServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.handlers.onLost(code === CloseCode.OVERLOADED ? reason : '');
      if (this.#wanted) this.#timer = setTimeout(() => this.#connect(), this.#delay());
    };
  }

  #delay(): number {
    const longest = Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** this.#attempts++);
    return longest / 2 + (Math.random() * longest) / 2;
  }
}
