/** The order of the pack as a function of a seed, written from the description in docs/shuffle.md. */

import type { Card } from '../protocol';
import { sha256 } from './sha256';

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The 32 bytes that 64 hexadecimal digits write; null if they are none. */
export function bytesOf(digits: unknown): Uint8Array | null {
  if (typeof digits !== 'string' || !/^[0-9a-f]{64}$/.test(digits)) return null;
  return Uint8Array.from({ length: 32 }, (_, n) => Number.parseInt(digits.slice(2 * n, 2 * n + 2), 16));
}

export const commitment = (seed: Uint8Array): string => hex(sha256(seed));

/** The round's seed: the server's and the shares that were given, in seat order. */
export function combined(server: Uint8Array, shares: readonly (Uint8Array | null)[]): Uint8Array {
  const given = shares.filter((share) => share !== null);
  return given.length ? sha256(joined(server, ...given)) : server;
}

export function packOf(seed: Uint8Array, cards: readonly Card[], attempt = 1): Card[] {
  const numbers = stream(seed, `pack ${attempt}`);
  const pack = [...cards];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = draw(i + 1, numbers);
    [pack[i], pack[j]] = [pack[j] as Card, pack[i] as Card];
  }
  return pack;
}

function draw(below: number, numbers: Iterator<number, never>): number {
  const least = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const number = numbers.next().value;
    if (number < least) return number % below;
  }
}

function* stream(seed: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const count = new DataView(new ArrayBuffer(4));
    count.setUint32(0, block);
    const digest = sha256(joined(seed, new TextEncoder().encode(label), new Uint8Array(count.buffer)));
    for (let at = 0; at < 32; at += 4) yield new DataView(digest.buffer).getUint32(at);
  }
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
