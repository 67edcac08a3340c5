/** The two workers that run the application: requests and sockets go to them, and they are watched. */

import type { TabSocket } from './tab-socket';
import { TabFailure } from './tab-failure';
import type {
  FromTableWorker,
  FromThinkingWorker,
  Kept,
  ResponseMessage,
  StorageTrouble,
  ToTableWorker,
  ToThinkingWorker,
} from './worker/messages';

/** In milliseconds: a worker that has said nothing for so long hangs, and so does one that does not start. */
const SILENCE_LIMIT = 7000;
const START_LIMIT = 120_000;
const PING_INTERVAL = 2500;
/** How late a timer may be before the page itself must have been suspended, in milliseconds. */
const SUSPENDED = 1000;
/** How long the application may take to end, in milliseconds. */
const STOP_LIMIT = 1500;
/** The code of a socket that ended without a word. */
const LOST = 1006;
/** The statuses of responses that have no body. */
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** As much of a `Worker` as is used here. */
export interface WorkerLike<In, Out> {
  onmessage: ((event: MessageEvent<Out>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: In, transfer?: Transferable[]): void;
  terminate(): void;
}

export interface WorkerMakers {
  table(): WorkerLike<ToTableWorker, FromTableWorker>;
  thinking(): WorkerLike<ToThinkingWorker, FromThinkingWorker>;
}

const MAKERS: WorkerMakers = {
  table: () => new Worker(new URL('./worker/table-worker.ts', import.meta.url), { type: 'module' }),
  thinking: () => new Worker(new URL('./worker/thinking-worker.ts', import.meta.url), { type: 'module' }),
};

export interface WorkersListener {
  /** The application runs. */
  onReady(kept: Kept): unknown;
  /** Games are not kept any more. */
  onTrouble(trouble: StorageTrouble): void;
  /** The workers have not started, or have stopped answering; they are ended. */
  onFailure(failure: TabFailure): void;
}

interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

export class Workers {
  readonly #table: WorkerLike<ToTableWorker, FromTableWorker>;
  #thinking: WorkerLike<ToThinkingWorker, FromThinkingWorker>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sockets = new Map<number, TabSocket>();
  #count = 0;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #hasStarted = false;
  #isEnded = false;
  #onStopped: () => void = () => {};

  /**
   * Starts the workers.
   *
   * @param python the address of the folder with Python's files
   */
  constructor(
    private readonly python: string,
    private readonly listener: WorkersListener,
    private readonly makers: WorkerMakers = MAKERS,
  ) {
    this.#table = makers.table();
    this.#table.onmessage = ({ data }) => this.#receive(data);
    this.#table.onerror = (event) => this.#handleError(event);
    const { port1, port2 } = new MessageChannel();
    this.#table.postMessage({ kind: 'start', python, port: port1 }, [port1]);
    this.#thinking = this.#startThinking(port2);
    this.#startTimer = setTimeout(() => this.#fail(new TabFailure('python', 'no answer')), START_LIMIT);
  }

  /** Sends a request to a place such as `api/variants`. Rejects with a `TypeError` if there is no answer. */
  fetch(place: string, { method = 'GET', headers = {}, body, signal }: RequestInit): Promise<Response> {
    const request = {
      method,
      path: `/${place}`,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? body : '',
    };
    return this.#ask((id) => ({ kind: 'fetch', id, ...request }), signal);
  }

  /** A table as a text, which another browser can store. Rejects with a `TypeError` if there is no such table. */
  async exportTable(table: string): Promise<string> {
    return (await this.#ask((id) => ({ kind: 'export-table', id, table }))).text();
  }

  /** Stores a table of a text. Rejects with a `TypeError` if it is damaged or of a newer release. */
  async importTable(text: string): Promise<void> {
    await this.#ask((id) => ({ kind: 'import-table', id, text }));
  }

  #ask(messageOf: (id: number) => ToTableWorker, signal?: AbortSignal | null): Promise<Response> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      if (this.#isEnded) return reject(noAnswer());
      if (signal?.aborted) return reject(signal.reason as Error);
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(id);
        reject(signal.reason as Error);
      });
      this.#waiting.set(id, { resolve, reject });
      this.#table.postMessage(messageOf(id));
    });
  }

  connect(place: string, socket: TabSocket): void {
    if (this.#isEnded) return socket.hearClose(LOST, '');
    const id = ++this.#count;
    this.#sockets.set(id, socket);
    socket.connect({
      send: (text) => this.#table.postMessage({ kind: 'send', id, text }),
      close: (code) => this.#table.postMessage({ kind: 'close', id, code }),
    });
    this.#table.postMessage({ kind: 'connect', id, path: `/${place}` });
  }

  /** Ends the application, and then the workers. */
  async stop(): Promise<void> {
    if (this.#isEnded) return;
    this.#end();
    this.#table.postMessage({ kind: 'stop' });
    await new Promise<void>((resolve) => {
      this.#onStopped = resolve;
      setTimeout(resolve, STOP_LIMIT);
    });
    this.#terminate();
  }

  #receive(message: FromTableWorker): void {
    if (this.#isEnded && message.kind !== 'stopped') return;
    switch (message.kind) {
      case 'ready':
        clearTimeout(this.#startTimer);
        this.#hasStarted = true;
        this.listener.onReady(message.kept);
        return this.#ping();
      case 'failed':
        return this.#fail(new TabFailure(message.reason, message.detail));
      case 'response':
        return this.#settle(message.id, ({ resolve }) => resolve(responseOf(message)));
      case 'refused':
        this.#settle(message.id, ({ reject }) => reject(noAnswer(message.detail)));
        return this.#closeSocket(message.id, LOST, '');
      case 'socket':
        if (message.what === 'open') return this.#sockets.get(message.id)?.hearOpen();
        if (message.what === 'message') return this.#sockets.get(message.id)?.hearMessage(message.text);
        return this.#closeSocket(message.id, message.code, message.text);
      case 'thinker-hangs':
        return this.#replaceThinking();
      case 'storage':
        return this.listener.onTrouble(message.trouble);
      case 'pong':
        clearTimeout(this.#pingTimer);
        this.#pingTimer = setTimeout(() => this.#ping(), PING_INTERVAL);
        return;
      case 'stopped':
        return this.#onStopped();
    }
  }

  #settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
  }

  #closeSocket(id: number, code: number, reason: string): void {
    const socket = this.#sockets.get(id);
    this.#sockets.delete(id);
    socket?.hearClose(code, reason);
  }

  /** Asks whether the worker answers. */
  #ping(): void {
    if (this.#isEnded) return;
    clearTimeout(this.#pingTimer);
    this.#table.postMessage({ kind: 'ping', id: ++this.#count });
    const due = performance.now() + SILENCE_LIMIT;
    this.#pingTimer = setTimeout(() => {
      if (performance.now() - due > SUSPENDED)
        this.#ping(); // the answer may be waiting
      else this.#fail(new TabFailure('hangs'));
    }, SILENCE_LIMIT);
  }

  #startThinking(port: MessagePort): WorkerLike<ToThinkingWorker, FromThinkingWorker> {
    const worker = this.makers.thinking();
    worker.onmessage = ({ data }) => {
      if (data.kind === 'failed') this.#fail(new TabFailure(data.reason, data.detail));
    };
    worker.onerror = (event) => this.#handleError(event);
    worker.postMessage({ kind: 'start', python: this.python, port }, [port]);
    return worker;
  }

  #replaceThinking(): void {
    if (this.#isEnded) return;
    this.#thinking.terminate();
    const { port1, port2 } = new MessageChannel();
    this.#thinking = this.#startThinking(port2);
    this.#table.postMessage({ kind: 'replace-thinker', port: port1 }, [port1]);
  }

  /** A worker whose script cannot be run never starts; later errors concern one message each. */
  #handleError({ message }: ErrorEvent): void {
    if (this.#hasStarted) console.error(message);
    else this.#fail(new TabFailure('python', message));
  }

  #fail(failure: TabFailure): void {
    if (this.#isEnded) return;
    this.#end();
    this.#terminate();
    this.listener.onFailure(failure);
  }

  /** From now on nothing is answered. */
  #end(): void {
    this.#isEnded = true;
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#startTimer);
    for (const { reject } of this.#waiting.values()) reject(noAnswer());
    for (const socket of this.#sockets.values()) socket.hearClose(LOST, '');
    this.#waiting.clear();
    this.#sockets.clear();
  }

  #terminate(): void {
    this.#table.terminate();
    this.#thinking.terminate();
  }
}

const noAnswer = (detail = 'the application in this tab has ended'): TypeError => new TypeError(detail);

function responseOf({ status, headers, body }: ResponseMessage): Response {
  return new Response(NO_BODY.has(status) ? null : body, { status, headers });
}
