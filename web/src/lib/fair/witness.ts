/** What this browser keeps of each round while it is played, to compare it with what is revealed afterwards. */

import type { Event, Room, View } from '../protocol';
import { drop, keep, kept, names } from '../store';
import { hex } from './shuffle';
import type { Dealt, Witness } from './verify';

const PREFIX = 'witness.';
/** Tables of which something is kept. */
const MOST = 20;

interface Kept {
  /** Commitments that were seen before their rounds, the last ones. */
  promised: string[];
  /** The same, by round. */
  rounds: Record<number, string>;
  /** By commitment, the share that the server has taken from this device. */
  shares: Record<string, string>;
  dealt: Record<number, Dealt>;
}

/** A share to be given upon a commitment. */
export interface Gift {
  commitment: string;
  share: string;
}

export class Witnesses {
  #kept: Kept;
  #offered = '';

  constructor(private readonly table: string) {
    this.#kept = kept<Kept>(PREFIX + table) ?? { promised: [], rounds: {}, shares: {}, dealt: {} };
  }

  /** Notes what is promised for the round to come; the share to give upon it, if there is one to give. */
  promised(room: Room): Gift | null {
    const commitment = room.next_commitment;
    if (commitment === null) return null;
    if (!this.#kept.promised.includes(commitment)) {
      this.#kept.promised = [...this.#kept.promised.slice(-2), commitment];
      this.#keep();
    }
    if (room.seat === null || room.seats[room.seat]?.shared || this.#offered === commitment) return null;
    this.#offered = commitment;
    return { commitment, share: hex(crypto.getRandomValues(new Uint8Array(32))) };
  }

  /** The server has taken a share; where it came too late, and counts for another round, nothing is noted. */
  given({ commitment, share }: Gift, room: Room | null): void {
    if (room?.next_commitment !== commitment) return;
    this.#kept.shares = { ...only(this.#kept.shares, this.#kept.promised), [commitment]: share };
    this.#keep();
  }

  /** Notes what is seen of a round. */
  saw(events: readonly Event[], view: View, commitment: string | null): void {
    const { round, dealer, seat, hand, hands, table } = view;
    const fresh = commitment !== null && this.#kept.rounds[round] !== commitment;
    if (fresh) this.#kept.rounds = { [round]: commitment };
    const first = events.some((event) => event.type === 'dealt' && event.first);
    const cut = events.some((event) => event.type === 'played');
    const redealt = events.filter((event) => event.type === 'redealt').length;
    if (first && !cut) this.#kept.dealt = { [round]: { redealt, dealer, seat, hand, hands, table } };
    if (fresh || first) this.#keep();
  }

  of(round: number): Witness {
    const commitment = this.#kept.rounds[round];
    const promised = commitment !== undefined && this.#kept.promised.includes(commitment);
    return {
      commitment: promised ? commitment : null,
      share: (promised && this.#kept.shares[commitment]) || null,
      dealt: this.#kept.dealt[round] ?? null,
    };
  }

  #keep(): void {
    const name = PREFIX + this.table;
    const others = names(PREFIX).filter((one) => one !== name);
    for (const old of others.slice(0, Math.max(0, others.length - MOST))) drop(old);
    keep(name, this.#kept);
  }
}

function only(those: Record<string, string>, wanted: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(those).filter(([key]) => wanted.includes(key)));
}
