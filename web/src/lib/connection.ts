/** The socket of a table: joins or watches, reconnects after a loss, and resends what was not acknowledged. */

import type { Socket } from './backends/backend';
import type {
  Act,
  ClientMessage,
  Commit,
  ErrorMessage,
  Join,
  NextRound,
  Ok,
  Phrase,
  Reveal,
  RoomCommand,
  ServerMessage,
  Watch,
} from './protocol';
import { CloseCode } from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'closed';
export type Refusal = 'unknown-table' | 'wrong-key' | 'no-watching';

type AnsweredRequest = RoomCommand | Commit | Reveal;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A request about the people of a table, their seats or the shuffle; the connection adds the client id. */
export type RoomRequest = WithoutId<AnsweredRequest>;

export interface ConnectionHandlers {
  onMessage(message: ServerMessage): void;
  onStateChange(state: ConnectionState): void;
  onRefusal(why: Refusal): void;
  /** This device's share of the seed, sent with the first message if it is due by then. */
  shareToJoin?(): string | null;
  /** The server has answered something that was sent after that share. */
  onSharePassedOver?(): void;
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  [CloseCode.NO_SUCH_TABLE]: 'unknown-table',
  [CloseCode.WRONG_KEY]: 'wrong-key',
};
/** The code of a refusal that will not last: the request is sent again. */
export const TEMPORARY_REFUSAL = 'store-away';
export const RESEND_DELAY = 2000;
const FIRST_RETRY_DELAY = 400;
const MAX_RETRY_DELAY = 8000;
/** Milliseconds until a socket that does not open or answer is given up: a network may hang. */
const DEADLINE = 15_000;
/** The code of a connection that ended without a word. */
const LOST = 1006;

/** A client id for one command. `crypto.randomUUID` is not used: it is missing on plain HTTP. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the page cannot be seen. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

export interface AnswerHandling {
  /** Whether a refusal is dropped instead of being handed on. */
  quiet?: boolean;
  /** Called when the server has accepted the request. */
  onAccepted?: () => void;
  /** Called when the server has answered something that was sent later on the same socket, but not this. */
  onPassedOver?: () => void;
}

/** A message that was sent on the present socket and has not been answered. */
interface Unanswered {
  /** Null for the first message, which has none. */
  id: string | null;
  onPassedOver: (() => void) | undefined;
}

/** A new key for a seat: 192 bits, safe in an address. */
export function newSeatKey(): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_');
}

export class Connection {
  #socket: Socket | null = null;
  #pending: Act | NextRound | null = null;
  /** Unanswered requests by client id. */
  #requests = new Map<string, { message: AnsweredRequest } & AnswerHandling>();
  /** In the order of sending. */
  #unanswered: Unanswered[] = [];
  /** The last version received. */
  #lastVersion: number | undefined;
  /** The visibility of the page, as the server knows it. */
  #toldVisible = true;
  #readsTexts = false;
  /** Whether texts are shown here, as the server knows it. */
  #toldReading = false;
  /** By the id of a text that was sent, who waits for the answer. */
  #texts = new Map<string, (refusal: string) => void>();
  #attempts = 0;
  /** Lets the server recognize this device when it reconnects. */
  readonly #device = newId();
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    private readonly open: () => Socket,
    /** The key of a seat; null for a spectator. */
    private key: string | null,
    private readonly handlers: ConnectionHandlers,
  ) {}

  /** Whether an action has been sent and not yet answered. */
  get isBusy(): boolean {
    return this.#pending !== null;
  }

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#resendTimer);
    clearTimeout(this.#deadline);
    this.#socket?.close(1000);
    this.handlers.onStateChange('closed');
  }

  /** Connects at once instead of waiting for the next attempt: the network or the page is back, or has gone. */
  retryNow(): void {
    this.#tellVisibility();
    if (this.#stopped || this.#socket !== null) return;
    clearTimeout(this.#retryTimer);
    this.#attempts = 0;
    this.#connect();
  }

  /** Closes the socket and opens another; unanswered messages are sent again. */
  reconnect(): void {
    if (this.#stopped) return;
    const before = this.#socket;
    this.#socket = null;
    before?.close(1000);
    this.retryNow();
  }

  act(version: number, action: string): void {
    this.#submit({ type: 'act', id: newId(), version, action });
  }

  requestNextRound(version: number): void {
    this.#submit({ type: 'next', id: newId(), version });
  }

  /** Asks for advice. It is not resent: a lost answer does no harm. */
  requestAdvice(version: number): void {
    this.#send({ type: 'hint', id: newId(), version });
  }

  /** Sends a request, and resends it until it is answered. */
  request(request: RoomRequest, handling: AnswerHandling = {}): void {
    const own = request.type === 'rekey' ? { device: this.#device } : {}; // the one that stays connected
    const message = { ...request, ...own, id: newId() } as AnsweredRequest;
    this.#requests.set(message.id, { message, ...handling });
    this.#send(message);
  }

  /** Says a phrase to everybody connected now. It is not resent. */
  sayPhrase(phrase: Phrase): void {
    this.#send({ type: 'say', id: newId(), phrase });
  }

  /** Says whether texts of friends are shown here, now and after each reconnection. */
  readTexts(on: boolean): void {
    this.#readsTexts = on;
    this.#tellReading();
  }

  /** Sends a text to friends; the answer is why it was refused, or nothing. It is not resent. */
  sayText(text: string, onAnswer: (refusal: string) => void): void {
    const id = newId();
    this.#texts.set(id, onAnswer);
    this.#send({ type: 'write', id, text });
  }

  #submit(message: Act | NextRound): void {
    if (this.#pending) return;
    this.#pending = message;
    this.#sendPending();
  }

  #sendPending(): void {
    if (!this.#pending || this.#socket?.readyState !== 1) return;
    this.#send(this.#pending);
    this.#expectAnswer();
  }

  /** Gives the socket up unless something comes in time. */
  #expectAnswer(): void {
    const socket = this.#socket;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      if (socket === null || socket !== this.#socket) return;
      this.#handleClose(socket, LOST);
      socket.close(1000);
    }, DEADLINE);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState !== 1) return;
    this.#socket.send(JSON.stringify(message));
    const id = 'id' in message ? message.id : null;
    const sent = id === null ? this.handlers.onSharePassedOver : this.#requests.get(id)?.onPassedOver;
    this.#unanswered.push({ id, onPassedOver: sent });
  }

  /** A server answers in order: it has received what was sent before a message that it answers. */
  #noteAnswer(id: string): void {
    const place = this.#unanswered.findIndex((sent) => sent.id === id);
    const passed = this.#unanswered.splice(0, place + 1).slice(0, -1);
    for (const { onPassedOver } of passed) onPassedOver?.();
  }

  #connect(): void {
    this.handlers.onStateChange('connecting');
    const socket = this.open();
    this.#socket = socket;
    this.#unanswered = [];
    this.#texts.clear();
    this.#expectAnswer();
    socket.onopen = () => this.#join(socket);
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#handleClose(socket, event.code);
    if (socket.readyState === 1) this.#join(socket);
  }

  #join(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#send(this.#firstMessage);
    this.#toldVisible = true;
    this.#tellVisibility();
    this.#toldReading = false;
    this.#tellReading();
    this.#resend();
  }

  /** Tells the server whether the page is visible: a person who does not see it may want to be notified. */
  #tellVisibility(): void {
    const visible = !isHidden();
    if (this.key === null || visible === this.#toldVisible || this.#socket?.readyState !== 1) return;
    this.#toldVisible = visible;
    this.#send({ type: 'visible', id: newId(), visible });
  }

  #tellReading(): void {
    if (this.key === null || this.#readsTexts === this.#toldReading || this.#socket?.readyState !== 1) return;
    this.#toldReading = this.#readsTexts;
    this.#send({ type: 'texts', id: newId(), on: this.#readsTexts });
  }

  get #firstMessage(): Join | Watch {
    if (this.key === null) return { type: 'watch' };
    const share = this.handlers.shareToJoin?.() ?? null;
    const join: Join = {
      type: 'join',
      key: this.key,
      device: this.#device,
      ...this.#knownVersion,
    };
    return share === null ? join : { ...join, share };
  }

  get #knownVersion(): { version?: number } {
    return this.#lastVersion === undefined ? {} : { version: this.#lastVersion };
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    if (message.type === 'table') {
      this.#attempts = 0;
      this.handlers.onStateChange('open');
    }
    if (message.type === 'update') this.#lastVersion = message.version;
    if ('id' in message && message.id !== null && message.type !== 'table') this.#noteAnswer(message.id);
    if (message.type === 'error' && message.code === TEMPORARY_REFUSAL) this.#scheduleResend();
    else if ((message.type === 'ok' || message.type === 'error') && this.#handleAnswer(message)) return;
    this.handlers.onMessage(message);
  }

  /** The server cannot save anything just now: unanswered messages are resent later under the same client ids. */
  #scheduleResend(): void {
    clearTimeout(this.#resendTimer);
    this.#resendTimer = setTimeout(() => this.#resend(), RESEND_DELAY);
  }

  #resend(): void {
    this.#sendPending();
    for (const { message } of this.#requests.values()) this.#send(message);
  }

  /** Returns whether the answer needs no further handling. */
  #handleAnswer(answer: Ok | ErrorMessage): boolean {
    const { type, id } = answer;
    if (id === null) return false;
    const onAnswer = this.#texts.get(id);
    this.#texts.delete(id);
    onAnswer?.(answer.type === 'error' ? answer.message : '');
    if (onAnswer) return true;
    if (id === this.#pending?.id) this.#pending = null;
    const request = this.#requests.get(id);
    this.#requests.delete(id);
    if (type === 'ok' && request?.message.type === 'rekey') this.key = request.message.key;
    if (type === 'ok') request?.onAccepted?.();
    return type === 'error' && (request?.quiet ?? false);
  }

  #handleClose(socket: Socket, code: number): void {
    if (socket !== this.#socket || this.#stopped) return;
    this.#socket = null;
    clearTimeout(this.#deadline);
    const refusal = REFUSALS[code];
    if (refusal) {
      this.#stopped = true;
      this.handlers.onStateChange('closed');
      this.handlers.onRefusal(refusal === 'wrong-key' && this.key === null ? 'no-watching' : refusal);
      return;
    }
    this.handlers.onStateChange('waiting');
    this.#retryTimer = setTimeout(() => this.#connect(), this.#delay());
  }

  #delay(): number {
    const longest = Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** this.#attempts++);
    return longest / 2 + (Math.random() * longest) / 2;
  }
}
