/** The messages between the page and its two workers: the one with the tables, and the one that thinks. */

/** What both workers are told and tell. */
export interface StartMessage {
  kind: 'start';
  /** The address of the folder with Python's files. */
  python: string;
  /** Connects the two workers. */
  port: MessagePort;
}

export interface ReadyMessage {
  kind: 'ready';
  /** Milliseconds from the start of the worker until each step was done, for `bench/static_site.py`. */
  steps: Readonly<Record<string, number>>;
}

export interface FailedMessage {
  kind: 'failed';
  /** `unusable`: the store cannot be read, or a newer version has written it. */
  reason: 'python' | 'unusable';
  /** The error, for those who look into it. */
  detail: string;
}

/** Where games are kept: in the browser's own file system, in its database, or only until the page is closed. */
export type Kept = 'files' | 'database' | 'memory';

/**
 * Why changes are not lasting from now on: the browser has no room or has deleted what it kept, or another tab has the
 * games.
 */
export type StorageTrouble = 'full' | 'lost' | 'elsewhere';

// To the worker with the tables

/** Asks whether the worker answers. */
export interface PingMessage {
  kind: 'ping';
  id: number;
}

export interface FetchMessage {
  kind: 'fetch';
  id: number;
  method: string;
  /** With its query, such as `/api/variants?lang=it`. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface ConnectMessage {
  kind: 'connect';
  /** The number of the socket. */
  id: number;
  path: string;
}

export interface SendMessage {
  kind: 'send';
  id: number;
  text: string;
}

export interface CloseMessage {
  kind: 'close';
  id: number;
  code: number;
}

/** Asks for a table as a text, which another browser can store. The response has it as its body. */
export interface ExportTableMessage {
  kind: 'export-table';
  id: number;
  table: string;
}

/** Stores a table of a text. */
export interface ImportTableMessage {
  kind: 'import-table';
  id: number;
  text: string;
}

/** The worker that thinks has been replaced; the port connects to the new one. */
export interface ReplaceThinkerMessage {
  kind: 'replace-thinker';
  port: MessagePort;
}

/** Ends the application and lets go of the store. */
export interface StopMessage {
  kind: 'stop';
}

export type ToTableWorker =
  | StartMessage
  | PingMessage
  | FetchMessage
  | ConnectMessage
  | SendMessage
  | CloseMessage
  | ExportTableMessage
  | ImportTableMessage
  | ReplaceThinkerMessage
  | StopMessage;

// From the worker with the tables

export interface PongMessage {
  kind: 'pong';
  id: number;
}

export interface ResponseMessage {
  kind: 'response';
  id: number;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** A request or socket that the worker could not handle. */
export interface RefusedMessage {
  kind: 'refused';
  id: number;
  detail: string;
}

export interface SocketMessage {
  kind: 'socket';
  id: number;
  what: 'open' | 'message' | 'close';
  /** The message, or the reason of the close. */
  text: string;
  /** Of a close. */
  code: number;
}

/** The worker that thinks does not answer: the page replaces it. */
export interface ThinkerHangsMessage {
  kind: 'thinker-hangs';
}

export interface TablesReadyMessage extends ReadyMessage {
  /** Where the games are kept. */
  kept: Kept;
}

export interface StorageMessage {
  kind: 'storage';
  trouble: StorageTrouble;
}

export interface StoppedMessage {
  kind: 'stopped';
}

export type FromTableWorker =
  | PongMessage
  | TablesReadyMessage
  | FailedMessage
  | ResponseMessage
  | RefusedMessage
  | SocketMessage
  | ThinkerHangsMessage
  | StorageMessage
  | StoppedMessage;

export type ToThinkingWorker = StartMessage;
export type FromThinkingWorker = ReadyMessage | FailedMessage;
