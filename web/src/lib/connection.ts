/** A table's socket: joins or watches, comes back after a loss, and sends again what was not acknowledged. */

import type {
  Act,
  Admit,
  ClientMessage,
  CloseTable,
  Commit,
  DisconnectDevice,
  FillSeat,
  MakeHost,
  Join,
  LeaveTable,
  NextRound,
  Phrase,
  Ready,
  RenewKey,
  Rematch,
  Reveal,
  ServerMessage,
  StartGame,
  SwapSeats,
  Watch,
} from './protocol';
import { CloseCode } from './protocol';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';
export type Refusal = 'unknown-table' | 'wrong-key' | 'no-watching';

type RoomCommand =
  | Ready
  | Commit
  | Reveal
  | SwapSeats
  | FillSeat
  | StartGame
  | LeaveTable
  | Rematch
  | MakeHost
  | CloseTable
  | Admit
  | RenewKey
  | DisconnectDevice;
type Nameless<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What somebody asks for beside playing; the connection gives it its identity. */
export type RoomRequest = Nameless<RoomCommand>;

export interface Handlers {
  message(message: ServerMessage): void;
  link(state: Link): void;
  refused(why: Refusal): void;
  /** This device's share that goes with the first message, where the server waits for nothing else. */
  share?(): string | null;
}

/** The form of the shuffle in which this page takes part. */
const SHUFFLE = 2;
const REFUSALS: Readonly<Record<number, Refusal>> = {
  [CloseCode.NO_SUCH_TABLE]: 'unknown-table',
  [CloseCode.WRONG_KEY]: 'wrong-key',
};
/** The code of a refusal that passes by itself: what was asked for is asked for again. */
const PASSING = 'store-away';
const ASKED_AGAIN = 2000;
const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;

/** An identity for one action; `crypto.randomUUID` is missing on plain http, so it is not used. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface AnswerHandling {
  /** Its refusal is not handed on. */
  quiet?: boolean;
  /** Called when it was taken. */
  taken?: () => void;
}

/** A secret for a seat, 192 bits, fit for an address. */
export function newSeatKey(): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_');
}

export class Connection {
  #socket: WebSocket | null = null;
  #pending: Act | NextRound | null = null;
  /** Steps on their way, by their identity. */
  #steps = new Map<string, { message: RoomCommand } & AnswerHandling>();
  /** The last version that was received. */
  #seen: number | undefined;
  #tries = 0;
  /** So that a device that comes back is not taken for another. */
  readonly #device = newId();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly address: () => string,
    /** The secret of a seat; null: only to watch. */
    private key: string | null,
    private readonly handlers: Handlers,
    private readonly open: (url: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  /** True while an action has been sent and not answered. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    this.#socket?.close(1000);
    this.handlers.link('closed');
  }

  /** Tries at once instead of waiting for the next turn (the network or the page came back). */
  hurry(): void {
    if (this.#over || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  }

  /** Leaves and comes back at once, to the address as it is now; what is not answered yet is sent again. */
  again(): void {
    if (this.#over) return;
    const before = this.#socket;
    this.#socket = null;
    before?.close(1000);
    this.hurry();
  }

  act(version: number, action: string): void {
    this.#submit({ type: 'act', id: newId(), version, action });
  }

  next(version: number): void {
    this.#submit({ type: 'next', id: newId(), version });
  }

  /** Asks for advice; if the answer is lost, nothing is. */
  ask(version: number): void {
    this.#send({ type: 'hint', id: newId(), version });
  }

  /** Asks for something beside playing; it is sent again until it is answered. */
  step(step: RoomRequest, heed: AnswerHandling = {}): void {
    const own = step.type === 'rekey' ? { device: this.#device } : {}; // which stays connected
    const message = { ...step, ...own, id: newId() } as RoomCommand;
    this.#steps.set(message.id, { message, ...heed });
    this.#send(message);
  }

  /** Says a phrase, if anybody can hear it now. */
  speak(phrase: Phrase): void {
    this.#send({ type: 'say', id: newId(), phrase });
  }

  #submit(message: Act | NextRound): void {
    if (this.#pending) return;
    this.#pending = message;
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    this.handlers.link('connecting');
    const socket = this.open(this.address());
    this.#socket = socket;
    socket.onopen = () => this.#joined(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: CloseEvent) => this.#lost(socket, event.code);
  }

  #joined(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#send(this.#first);
    this.#sendAgain();
  }

  get #first(): Join | Watch {
    if (this.key === null) return { type: 'watch', shuffle: SHUFFLE };
    const share = this.handlers.share?.() ?? null;
    const join: Join = { type: 'join', key: this.key, device: this.#device, shuffle: SHUFFLE, ...this.#since };
    return share === null ? join : { ...join, share };
  }

  get #since(): { version?: number } {
    return this.#seen === undefined ? {} : { version: this.#seen };
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') {
      this.#tries = 0;
      this.handlers.link('open');
    }
    if (message.type === 'update') this.#seen = message.version;
    if (message.type === 'error' && message.code === PASSING) this.#wait();
    else if ((message.type === 'ok' || message.type === 'error') && this.#answered(message)) return;
    this.handlers.message(message);
  }

  /** The games cannot be reached: in a while, everything that is not answered is sent again under the same names. */
  #wait(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#sendAgain(), ASKED_AGAIN);
  }

  #sendAgain(): void {
    if (this.#pending) this.#send(this.#pending);
    for (const { message } of this.#steps.values()) this.#send(message);
  }

  /** Notes an answer; whether nobody needs to hear of it. */
  #answered({ type, id }: ServerMessage & { id: string | null }): boolean {
    if (id === null) return false;
    if (id === this.#pending?.id) this.#pending = null;
    const step = this.#steps.get(id);
    this.#steps.delete(id);
    if (type === 'ok' && step?.message.type === 'rekey') this.key = step.message.key;
    if (type === 'ok') step?.taken?.();
    return type === 'error' && (step?.quiet ?? false);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#over) return;
    this.#socket = null;
    const refusal = REFUSALS[code];
    if (refusal) {
      this.#over = true;
      this.handlers.link('closed');
      this.handlers.refused(refusal === 'wrong-key' && this.key === null ? 'no-watching' : refusal);
      return;
    }
    this.handlers.link('waiting');
    this.#timer = setTimeout(() => this.#connect(), this.#delay());
  }

  #delay(): number {
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#tries++);
    return longest / 2 + (Math.random() * longest) / 2;
  }
}
