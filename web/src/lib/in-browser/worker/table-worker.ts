/** The worker with the tables: the server's application, which answers requests and sockets of the page. */

import { openDatabaseFiles, type DatabaseFiles } from './database-files';
import { StartClock, startPython, type Python } from './interpreter';
import type {
  ConnectMessage,
  FetchMessage,
  FromTableWorker,
  PingMessage,
  StartMessage,
  ToTableWorker,
} from './messages';
import { scopeOf } from './worker-scope';

/** A Python object, which has to be given back. */
interface PyProxy {
  destroy(): void;
}

interface PageResponse extends PyProxy {
  toJs(options: object): [number, Record<string, string>, Uint8Array<ArrayBuffer>];
}

type SocketListener = (what: 'open' | 'message' | 'close', text: string, code: number) => void;

interface Socket extends PyProxy {
  send(text: string): void;
  close(code: number): void;
}

interface Tables {
  fetch(method: string, path: string, headers: unknown, body: string): Promise<PageResponse>;
  connect(path: string, listener: SocketListener): Socket;
  export_table(table: string): Promise<string>;
  import_table(text: string): Promise<void>;
  hear(line: string): void;
  thinker_replaced(): void;
  stop(): Promise<void>;
}

interface TableModule {
  start_tables(
    folder: string,
    send: (line: string) => void,
    flush: () => Promise<void>,
    thinkerHangs: () => void,
  ): Promise<Tables>;
}

const FOLDER = '/data';
/** The messages whose failure the page is told about. */
const ANSWERED: ReadonlySet<ToTableWorker['kind']> = new Set(['fetch', 'connect', 'export-table', 'import-table']);
const scope = scopeOf<ToTableWorker, FromTableWorker>();

/** The application while it runs. */
class TableServer {
  readonly #sockets = new Map<number, Socket>();

  constructor(
    private readonly python: Python,
    private readonly tables: Tables,
  ) {}

  async fetch({ id, method, path, headers, body }: FetchMessage): Promise<void> {
    const lines = this.python.toPy(headers);
    const response = await this.tables.fetch(method, path, lines, body);
    const [status, sent, content] = response.toJs({ dict_converter: Object.fromEntries });
    response.destroy();
    scope.postMessage({ kind: 'response', id, status, headers: sent, body: content }, [content.buffer]);
  }

  connect({ id, path }: ConnectMessage): void {
    const socket = this.tables.connect(path, (what, text, code) => {
      scope.postMessage({ kind: 'socket', id, what, text, code });
      if (what === 'close') this.#forget(id);
    });
    this.#sockets.set(id, socket);
  }

  send(id: number, text: string): void {
    this.#sockets.get(id)?.send(text);
  }

  close(id: number, code: number): void {
    this.#sockets.get(id)?.close(code);
  }

  async exportTable(id: number, table: string): Promise<void> {
    const body = new TextEncoder().encode(await this.tables.export_table(table));
    scope.postMessage({ kind: 'response', id, status: 200, headers: {}, body }, [body.buffer]);
  }

  async importTable(id: number, text: string): Promise<void> {
    await this.tables.import_table(text);
    scope.postMessage({ kind: 'response', id, status: 204, headers: {}, body: new Uint8Array() });
  }

  useThinker(port: MessagePort): void {
    thinking = port;
    port.onmessage = ({ data }: MessageEvent<string>) => this.tables.hear(data);
  }

  replaceThinker(port: MessagePort): void {
    this.useThinker(port);
    this.tables.thinker_replaced();
  }

  /** Throws if Python has broken down: it answers nothing then. */
  check(): void {
    (this.python.toPy([]) as PyProxy).destroy();
  }

  stop(): Promise<void> {
    return this.tables.stop();
  }

  #forget(id: number): void {
    // Python calls the listener from within the socket.
    queueMicrotask(() => {
      this.#sockets.get(id)?.destroy();
      this.#sockets.delete(id);
    });
  }
}

let thinking: MessagePort | null = null;
let files: DatabaseFiles | null = null;
let server: TableServer | null = null;

scope.onmessage = ({ data }) => void handle(data);

async function handle(message: ToTableWorker): Promise<void> {
  try {
    if (message.kind === 'ping') answerPing(message);
    else if (message.kind === 'start') await start(message);
    else if (message.kind === 'stop') await stop();
    else if (message.kind === 'replace-thinker') server?.replaceThinker(message.port);
    else if (message.kind === 'fetch') await server?.fetch(message);
    else if (message.kind === 'connect') server?.connect(message);
    else if (message.kind === 'export-table') await server?.exportTable(message.id, message.table);
    else if (message.kind === 'import-table') await server?.importTable(message.id, message.text);
    else if (message.kind === 'send') server?.send(message.id, message.text);
    else server?.close(message.id, message.code);
  } catch (error) {
    const detail = String(error);
    if ('id' in message && ANSWERED.has(message.kind)) scope.postMessage({ kind: 'refused', id: message.id, detail });
    else console.error(detail);
  }
}

/** A worker whose Python has broken down does not answer, like one that hangs. */
function answerPing({ id }: PingMessage): void {
  server?.check();
  scope.postMessage({ kind: 'pong', id });
}

async function start({ python: folder, port }: StartMessage): Promise<void> {
  const clock = new StartClock();
  const opening = openDatabaseFiles((trouble) => scope.postMessage({ kind: 'storage', trouble }));
  opening.catch(() => {}); // awaited below
  let python;
  try {
    python = await startPython(folder, clock);
  } catch (error) {
    return scope.postMessage({ kind: 'failed', reason: 'python', detail: String(error) });
  }
  try {
    files = await opening;
    files.mount(python.FS, FOLDER);
    clock.mark('files');
    const { start_tables } = python.pyimport('settebello.server.in_browser.table_worker') as TableModule;
    clock.mark('modules');
    const tables = await start_tables(
      FOLDER,
      (line) => thinking?.postMessage(line),
      () => files?.flush() ?? Promise.resolve(),
      () => scope.postMessage({ kind: 'thinker-hangs' }),
    );
    server = new TableServer(python, tables);
    server.useThinker(port);
    clock.mark('ready');
    scope.postMessage({ kind: 'ready', steps: clock.steps, kept: files.kept });
  } catch (error) {
    files?.close();
    scope.postMessage({ kind: 'failed', reason: 'unusable', detail: String(error) });
  }
}

/** Ends the application, so that another tab can use the store. */
async function stop(): Promise<void> {
  await server?.stop();
  server = null;
  files?.close();
  scope.postMessage({ kind: 'stopped' });
}
