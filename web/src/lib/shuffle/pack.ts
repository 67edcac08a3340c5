/** The order of the pack and the first dealer, derived from a seed (docs/shuffle.md). */

import type { Card } from '../protocol';
import { fourBytes, concatenate, sha256 } from './hashes';

export function packOf(seed: Uint8Array, cards: readonly Card[], attempt = 1): Card[] {
  const numbers = numberStream(seed, `pack ${attempt}`);
  const pack = [...cards];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = draw(i + 1, numbers);
    [pack[i], pack[j]] = [pack[j] as Card, pack[i] as Card];
  }
  return pack;
}

/** The seat that deals the first round, from the seed of that round. */
export const firstDealer = (seed: Uint8Array, seats: number): number => draw(seats, numberStream(seed, 'dealer'));

/** A number below `below`, each equally likely. */
function draw(below: number, numbers: Iterator<number, never>): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const number = numbers.next().value;
    if (number < limit) return number % below;
  }
}

function* numberStream(seed: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = sha256(concatenate(seed, new TextEncoder().encode(label), fourBytes(block)));
    for (let at = 0; at < 32; at += 4) yield new DataView(digest.buffer, digest.byteOffset).getUint32(at);
  }
}
