/** What this browser keeps of each round while it is played, to compare it with what is revealed afterwards. */

import type { Event, Room, View } from '../protocol';
import { drop, keep, kept, names } from '../store';
import { hex } from './shuffle';
import { KEPT, PLACED, type Dealt, type Witness } from './verify';

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
  /** Whether the next update is the first, which tells how things stand and not how they came about. */
  #coming = true;
  /** How often the round that is being cut for was dealt already; null: not all of it was seen. */
  #redealt: number | null = null;
  /** The round that was seen last. */
  #round = 0;

  constructor(private readonly table: string) {
    this.#kept = kept<Kept>(PREFIX + table) ?? { promised: [], rounds: {}, shares: {}, dealt: {} };
  }

  /** The page has come to the table, for the first time or anew, and may have missed something. */
  came(): void {
    this.#coming = true;
  }

  /** Notes what is promised for the round to come; the share to give upon it, if there is one to give. */
  promised(room: Room): Gift | null {
    if (room.phase === 'gathering') this.#coming = false;
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
    if (view.phase === 'cut') this.#count(round, events);
    const last = events.at(-1);
    const first = last?.type === 'dealt' && last.first;
    if (first) this.#kept.dealt = { [round]: { ...this.#way(events), dealer, seat, hand, hands, table } };
    this.#coming = false;
    this.#round = round;
    if (fresh || first) this.#keep();
  }

  /** A round is cut for: for the first time, or again. */
  #count(round: number, events: readonly Event[]): void {
    if (this.#coming) this.#redealt = null;
    else if (round !== this.#round) this.#redealt = 0;
    if (this.#redealt !== null) this.#redealt += events.filter(({ type }) => type === 'redealt').length;
  }

  /** How the first cards came to be dealt, where these events are the last before. */
  #way(events: readonly Event[]): { redealt: number | null; placed: boolean } {
    const before = events.findLastIndex(({ type }) => type !== 'dealt' && type !== 'redealt');
    const cut = events[before];
    if (cut?.type !== 'played' || (cut.action !== KEPT && cut.action !== PLACED))
      return { redealt: events.length - before - 2, placed: false };
    return { redealt: this.#coming ? null : this.#redealt, placed: cut.action === PLACED };
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
