/** This device's part in the shuffles of a table: it commits, reveals when it may, and notes what is not as promised. */

import type { GameEvent, ShuffleInfo, Transcript, View } from '../protocol';
import { DealWatcher } from './deals';
import { bytesOf, newShare, shareCommitment, tableName, transcriptDigest } from './hashes';
import {
  removeMemory,
  saveMemory,
  loadMemory,
  type Breach,
  type ExchangeFault,
  type OwnShare,
  type TableMemory,
} from './memory';

/** Who sits where, as far as the shuffle is concerned. */
export interface Seating {
  /** One's own seat; null: a spectator. */
  seat: number | null;
  /** By seat, whether a person sits there. */
  people: readonly boolean[];
}

/** What this device has to say now. */
export interface DueMessages {
  commit: OwnShare | null;
  reveal: OwnShare | null;
  /** What has just been found broken. */
  breach: Breach | null;
}

export class ShuffleParticipant {
  /** The public name of the table. */
  readonly table: string;
  #memory: TableMemory;
  #deals = new DealWatcher();
  /** What has been said by this page, so that it is said once. */
  #said = new Set<string>();
  /** What was revealed with the first message. */
  #joined: string | null = null;
  /** Transcripts, by digest, that were fixed while this page was away and that it does not trust. */
  #doubted = new Set<string>();
  /** Whether nobody has told this page yet how the shuffle stands. */
  #coming = true;

  constructor(
    /** The address of the table. */
    readonly id: string,
  ) {
    this.table = tableName(id);
    this.#memory = loadMemory(id);
  }

  /** Everything that is kept of the table. */
  get memory(): Readonly<TableMemory> {
    return this.#memory;
  }

  /** The page has come to the table, or come back: what was not fixed before may have been dropped meanwhile. */
  startCatchingUp(): void {
    this.#coming = true;
    this.#deals.startCatchingUp();
  }

  /** The page waits for the first round. */
  awaitFirstRound(): void {
    this.#deals.awaitFirstRound();
  }

  /** The commitment for the first round of a table that this device is about to open, kept before it is sent. */
  commitToOpen(seat = 0): string {
    this.#note({ opening: true });
    return this.#own(1, 1, seat).commitment;
  }

  /** The table was not opened. */
  discard(): void {
    removeMemory(this.id);
  }

  /** The table was opened; `shuffle`: null at a server of before. */
  recordOpening(shuffle: ShuffleInfo | null, seated: Seating): Breach | null {
    if (shuffle === null) {
      this.#note({ opening: false, shares: [] });
      return null;
    }
    this.#coming = false;
    const own = this.#find(1, 1, seated.seat);
    if (own) this.markAccepted(own);
    this.#note({ people: this.#met(seated) });
    return this.#judge(shuffle, seated);
  }

  /** The share that goes with the first message to a table that this device has just opened. */
  shareToJoin(): string | null {
    this.#joined = null;
    const list = this.#memory.transcripts.find(({ round, exchange }) => round === 1 && exchange === 1);
    if (!this.#memory.opening || !list || this.#broken(list)) return null;
    const own = this.#memory.shares.find((one) => one.round === 1 && one.exchange === 1 && listed(list, one));
    this.#joined = own ? saying('reveal', own) : null;
    return own?.share ?? null;
  }

  /** The server says how the shuffle stands. */
  receiveShuffle(shuffle: ShuffleInfo, seated: Seating): DueMessages {
    const breach = this.#judge(shuffle, seated);
    this.#coming = false;
    const { round, exchange, aborted } = shuffle;
    this.#note({
      opening: false,
      people: this.#met(seated),
      aborted: { before: round, count: aborted - exchange + 1 },
    });
    return { breach, reveal: this.#toReveal(shuffle, seated), commit: this.#toCommit(shuffle, seated) };
  }

  /** The server has taken a commitment. */
  markAccepted(own: OwnShare): void {
    this.#change(own, { accepted: true });
  }

  /** The server has taken a share. */
  markRevealed(own: OwnShare): void {
    this.#change(own, { revealed: true });
  }

  /** Notes what is seen of a round. */
  observe(events: readonly GameEvent[], view: View): void {
    const { round } = view;
    const before = this.#memory.seen[round] ?? null;
    const now = this.#deals.observe(events, view, before);
    if (JSON.stringify(now) !== JSON.stringify(before)) this.#note({ seen: { ...this.#memory.seen, [round]: now } });
  }

  /** Whether this device's share is in the cards of the round, as far as the server has said before. */
  ownShareIn({ round, exchange }: { round: number; exchange: number }): OwnShare | null {
    const list = this.#remembered(round, exchange);
    return (
      this.#memory.shares.find(
        (own) => own.round === round && own.exchange === exchange && list && listed(list, own),
      ) ?? null
    );
  }

  #toReveal({ transcript, revealed }: ShuffleInfo, { seat }: Seating): OwnShare | null {
    if (!transcript || seat === null || this.#broken(transcript) || !this.#trusted(transcript)) return null;
    const own = this.#find(transcript.round, transcript.exchange, seat);
    if (!own || !listed(transcript, own)) return null;
    if (!revealed.includes(seat)) return this.#once('reveal', own);
    if (!own.revealed) this.markRevealed(own);
    return null;
  }

  #toCommit({ open, round, exchange, committed, refused }: ShuffleInfo, { seat }: Seating): OwnShare | null {
    if (!open || seat === null || committed.includes(seat) || refused.includes(seat)) return null;
    const own = this.#own(round, exchange, seat);
    if (own.accepted) {
      this.#change(own, { accepted: false });
      this.#said.delete(saying('commit', own));
    }
    return this.#once('commit', own);
  }

  /** Says a thing once. */
  #once(what: 'commit' | 'reveal', own: OwnShare): OwnShare | null {
    const name = saying(what, own);
    if (this.#said.has(name) || this.#joined === name) return null;
    this.#said.add(name);
    return own;
  }

  #met({ people }: Seating): boolean[] {
    return people.map((person, seat) => person || (this.#memory.people[seat] ?? false));
  }

  #judge(shuffle: ShuffleInfo, seated: Seating): Breach | null {
    const { last, transcript } = shuffle;
    return [last, transcript].map((list) => list && this.#judged(list, shuffle, seated)).find((one) => one) ?? null;
  }

  /** Looks at a transcript, and remembers it if it is the first of its exchange; what is wrong with it. */
  #judged(list: Transcript, shuffle: ShuffleInfo, seated: Seating): Breach | null {
    if (this.#broken(list)) return null;
    const before = this.#remembered(list.round, list.exchange);
    if (before && transcriptDigest(before) === transcriptDigest(list)) return null;
    const fault = before ? 'second' : this.#fault(list, shuffle, seated);
    if (!before)
      this.#note({ rules: this.#memory.rules ?? list.rules, transcripts: [...this.#memory.transcripts, list] });
    if (fault === null) return null;
    const { round, exchange } = list === shuffle.last ? list : shuffle;
    const breach = { fault, round, exchange, transcripts: before ? [before, list] : [list] };
    this.#note({ breaches: [...this.#memory.breaches, breach] });
    return breach;
  }

  /** What is wrong with a transcript that was not seen before. */
  #fault(list: Transcript, shuffle: ShuffleInfo, { seat, people }: Seating): ExchangeFault | null {
    const { table, round, exchange, rules, commitments } = list;
    if (table !== this.table) return 'table';
    if (rules !== (this.#memory.rules ?? rules)) return 'rules';
    if (commitments.length !== people.length) return 'seats';
    if (list !== shuffle.last && (round !== shuffle.round || exchange !== shuffle.exchange || this.#dealt(round)))
      return 'round';
    const strange = list !== shuffle.last && commitments.some((one, n) => one !== null && !people[n]);
    if (this.#coming) {
      // Who sat there when it was fixed, and who was away, is not known.
      if (strange) this.#doubted.add(transcriptDigest(list));
      return null;
    }
    if (strange) return 'computer';
    const own = this.#find(round, exchange, seat);
    return own?.accepted && !listed(list, own) ? 'left-out' : null;
  }

  #dealt(round: number): boolean {
    return Object.keys(this.#memory.seen).some((known) => Number(known) >= round);
  }

  #broken(list: Transcript): boolean {
    const digest = transcriptDigest(list);
    return this.#memory.breaches.some(({ transcripts }) => transcripts.some((one) => transcriptDigest(one) === digest));
  }

  /** Whether it is the transcript that was remembered. */
  #trusted(list: Transcript): boolean {
    const [before, digest] = [this.#remembered(list.round, list.exchange), transcriptDigest(list)];
    return before !== null && transcriptDigest(before) === digest && !this.#doubted.has(digest);
  }

  #remembered(round: number, exchange: number): Transcript | null {
    return this.#memory.transcripts.find((list) => list.round === round && list.exchange === exchange) ?? null;
  }

  #find(round: number, exchange: number, seat: number | null): OwnShare | null {
    return (
      this.#memory.shares.find((own) => own.round === round && own.exchange === exchange && own.seat === seat) ?? null
    );
  }

  /** This device's share in an exchange from that seat, drawn where there is none yet. */
  #own(round: number, exchange: number, seat: number): OwnShare {
    const before = this.#find(round, exchange, seat);
    if (before) return before;
    const [at, share] = [{ table: this.table, round, exchange }, newShare()];
    const commitment = shareCommitment(at, seat, bytesOf(share) as Uint8Array);
    const own = { ...at, seat, share, commitment, accepted: false, revealed: false };
    this.#note({ shares: [...this.#memory.shares, own] });
    return own;
  }

  #change(own: OwnShare, part: Partial<OwnShare>): void {
    this.#note({
      shares: this.#memory.shares.map((one) => (one.commitment === own.commitment ? { ...one, ...part } : one)),
    });
  }

  #note(part: Partial<TableMemory>): void {
    this.#memory = { ...this.#memory, ...part };
    saveMemory(this.id, this.#memory);
  }
}

const listed = ({ commitments }: Transcript, { seat, commitment }: OwnShare): boolean =>
  commitments[seat] === commitment;
const saying = (what: string, { commitment }: OwnShare): string => `${what} ${commitment}`;
