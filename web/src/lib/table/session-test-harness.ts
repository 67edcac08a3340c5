/** A game session with a fake server, set up before each test of the files that import this. */

import { afterEach, beforeEach, vi } from 'vitest';
import type { CardPlayed, GameEvent, TableInfo, Update, View } from '../protocol';
import { pair, table, view } from './example';
import { clearItems } from '../storage/storage';
import { GameSession } from './game-session.svelte';

export class FakeSocket {
  static last: FakeSocket;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    // The page is hidden here, so nothing is animated; that it says so is tested in connection-visibility.test.ts.
    if (message.type !== 'visible') this.sent.push(message);
  }
  close(): void {}
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }
}

export let session: GameSession;
let tables = 0;
/** Milliseconds after which the cards have been dealt, and seen. */
const OPENING = 1420;

export function says(message: object): void {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
}

export function update(version: number, events: GameEvent[], now: Partial<View>, more: Partial<Update> = {}): void {
  says({ type: 'update', version, events, view: { ...view, ...now }, sheet: null, left: null, ...more });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', {
    baseURI: 'http://here/',
    querySelector: () => null,
    hidden: true,
    documentElement: { dataset: {}, toggleAttribute() {} },
    getAnimations: () => [],
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  session = new GameSession(`table ${tables++}`, 'key');
  session.start();
  FakeSocket.last.opened();
  says(table);
  update(1, [], {});
  await vi.advanceTimersByTimeAsync(OPENING);
});
afterEach(() => {
  clearItems(); // else one table after another would be remembered, each from a later hour than the next
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export const took: CardPlayed = {
  type: 'played',
  seat: 0,
  action: '9Cx4S5B',
  sweep: false,
};
export const after: Partial<View> = { hand: ['7D', '10S'], hands: [2, 3], table: ['7C', '3D'], turn: 1, legal: [] };

export async function sitDown(at: TableInfo, now: Partial<View> = {}): Promise<void> {
  session = new GameSession('t', at.watching ? null : 'key');
  session.start();
  FakeSocket.last.opened();
  says(at);
  update(1, [], now);
  await vi.advanceTimersByTimeAsync(OPENING);
}

export const four: Partial<View> = { seat: 2, hands: [3, 3, 3, 3], turn: 3, legal: [] };
export const people: TableInfo = { ...pair, seat: 2, seats: pair.seats.map((seat) => ({ ...seat, player: 'person' })) };
export const mine: CardPlayed = { ...took, seat: 0 };
