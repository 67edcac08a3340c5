/** This device's part in the shuffles of a table: it commits, reveals when it is safe, and records broken promises. */

import type { GameEvent, ShuffleInfo, Transcript, View } from '../protocol';
import { DealWatcher } from './deal-watcher';
import { bytesOf, newShare, rulesDigest, shareCommitment, tableName, transcriptDigest } from './hashes';
import {
  removeMemory,
  saveMemory,
  loadMemory,
  type Breach,
  type ExchangeFault,
  type OwnShare,
  type TableMemory,
} from './memory';

/** The seats, as far as the shuffle is concerned. */
export interface Seating {
  /** The seat of this device; null for a spectator. */
  seat: number | null;
  /** By seat, whether a person sits there. */
  people: readonly boolean[];
}

/** The messages that this device has to send now, and its findings. */
export interface DueMessages {
  commit: OwnShare | null;
  reveal: OwnShare | null;
  /** A breach just found. */
  breach: Breach | null;
}

export class ShuffleParticipant {
  /** The public name of the table. */
  readonly table: string;
  #memory: TableMemory;
  #deals = new DealWatcher();
  /** The names of the messages that this page has sent, so each is sent once. */
  #sent = new Set<string>();
  /** The name of the message whose share went with the first message. */
  #sentOnJoin: string | null = null;
  /** Digests of transcripts that were fixed while this page was away and that it does not trust. */
  #doubted = new Set<string>();
  /** Whether the server has not reported the state of the shuffle yet since the page joined. */
  #catchingUp = true;

  constructor(
    /** The id of the table. */
    readonly id: string,
    /** Under which name the browser remembers the table. */
    private readonly memoryName: string = id,
  ) {
    this.table = tableName(id);
    this.#memory = loadMemory(memoryName);
  }

  /** Everything remembered of the table. */
  get memory(): Readonly<TableMemory> {
    return this.#memory;
  }

  /** The page has joined or rejoined the table: commitments that were not fixed may have been dropped meanwhile. */
  startCatchingUp(): void {
    this.#catchingUp = true;
    this.#deals.startCatchingUp();
  }

  /** The page is waiting for the first round. */
  awaitFirstRound(): void {
    this.#deals.awaitFirstRound();
  }

  /** The commitment for the first round of a table that this device is about to open. It is saved before it is sent. */
  commitToOpen(seat = 0): string {
    this.#save({ opening: true });
    return this.#getOrDrawShare(1, 1, seat).commitment;
  }

  /** Forgets the table: it was not opened. */
  discard(): void {
    removeMemory(this.memoryName);
  }

  /** The table was opened. `shuffle` is null if the server says nothing about it although this device has committed. */
  recordOpening(shuffle: ShuffleInfo | null, seated: Seating): Breach | null {
    if (shuffle === null) {
      this.#save({ opening: false });
      return this.#noteBreach('no-exchange', 1, 1, []);
    }
    this.#catchingUp = false;
    const own = this.#findShare(1, 1, seated.seat);
    if (own) this.markAccepted(own);
    this.#save({ people: this.#peopleSeen(seated), since: { round: 1, exchange: 1 } });
    return this.#checkTranscripts(shuffle, seated);
  }

  /** The share to send with the first message to a table that this device has just opened; null if it may not. */
  shareToJoin(): string | null {
    this.#sentOnJoin = null;
    const list = this.#memory.transcripts.find(({ round, exchange }) => round === 1 && exchange === 1);
    if (!this.#memory.opening || !list || this.#isBroken(list)) return null;
    const own = this.#memory.shares.find((one) => one.round === 1 && one.exchange === 1 && isListed(list, one));
    this.#sentOnJoin = own ? messageName('reveal', own) : null;
    return own?.share ?? null;
  }

  /** Handles the state of the shuffle as the server reports it. */
  receiveShuffle(shuffle: ShuffleInfo, seated: Seating): DueMessages {
    const { round, exchange, aborted } = shuffle;
    this.#save({ opening: false, people: this.#peopleSeen(seated), since: this.#knowsPeopleSince(shuffle) });
    const breach = this.#checkTranscripts(shuffle, seated);
    this.#catchingUp = false;
    if (this.#isPast(round)) return { breach, reveal: null, commit: null };
    this.#save({ aborted: { before: round, count: aborted - exchange + 1 } });
    return { breach, reveal: this.#toReveal(shuffle, seated), commit: this.#toCommit(shuffle, seated) };
  }

  /** The server has accepted a commitment. */
  markAccepted(own: OwnShare): void {
    this.#updateShare(own, { accepted: true });
  }

  /** The server has received a share: it has accepted it, or passed it over and answered something sent later. */
  markRevealed(own: OwnShare): void {
    this.#updateShare(own, { revealed: true });
  }

  /** The same of the share that went with the first message. */
  markJoinShareRevealed(): void {
    const own = this.#memory.shares.find((one) => messageName('reveal', one) === this.#sentOnJoin);
    if (own) this.markRevealed(own);
  }

  /** Notes the rules of the table, which bind how the cards are dealt: every transcript has to name their digest. */
  receiveRules(rules: string): Breach | null {
    const [digest, before] = [rulesDigest(rules), this.#memory.rules];
    if ((before ?? digest) === digest) {
      if (before === null) this.#save({ rules: digest });
      return null;
    }
    const round = this.#memory.aborted?.before ?? 1;
    return this.#memory.breaches.find(({ fault }) => fault === 'rules') ?? this.#noteBreach('rules', round, 1, []);
  }

  /** Notes the cards that an update shows. */
  observe(events: readonly GameEvent[], view: View): void {
    const { round, dealer, hands } = view;
    const before = this.#memory.seen[round] ?? null;
    const now = this.#deals.observe(events, view, before);
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    const rounds = hands.length * round;
    const firstDealer = this.#memory.firstDealer ?? (dealer + 1 - round + rounds) % hands.length;
    this.#save({ seen: { ...this.#memory.seen, [round]: now }, firstDealer });
  }

  /** The rounds that this device remembers something about, up to and including the given one. */
  roundsUpTo(round: number): number[] {
    const { seen, transcripts, breaches } = this.#memory;
    const rounds = [...Object.keys(seen).map(Number), ...[...transcripts, ...breaches].map((one) => one.round), round];
    return [...new Set(rounds)].filter((one) => one <= round).sort((one, other) => one - other);
  }

  /** Everything remembered of the rounds up to this one agrees with a record. */
  markChecked(round: number): void {
    if (round > this.#memory.checked) this.#save({ checked: round });
  }

  /** This device's share in the transcript of an exchange; null if it has none there. */
  ownShareIn({ round, exchange }: { round: number; exchange: number }): OwnShare | null {
    const list = this.#rememberedTranscript(round, exchange);
    return (
      this.#memory.shares.find(
        (own) => own.round === round && own.exchange === exchange && list && isListed(list, own),
      ) ?? null
    );
  }

  #toReveal({ round, exchange, transcript, revealed }: ShuffleInfo, { seat }: Seating): OwnShare | null {
    if (!transcript || seat === null || this.#isBroken(transcript) || !this.#isTrusted(transcript)) return null;
    if (transcript.round !== round || transcript.exchange !== exchange) return null;
    const own = this.#findShare(transcript.round, transcript.exchange, seat);
    if (!own || !isListed(transcript, own)) return null;
    if (!revealed.includes(seat)) return this.#unlessSent('reveal', own);
    if (!own.revealed) this.markRevealed(own);
    return null;
  }

  #toCommit({ open, round, exchange, committed, refused }: ShuffleInfo, { seat }: Seating): OwnShare | null {
    if (!open || seat === null || committed.includes(seat) || refused.includes(seat)) return null;
    const own = this.#getOrDrawShare(round, exchange, seat);
    if (own.accepted) {
      this.#updateShare(own, { accepted: false });
      this.#sent.delete(messageName('commit', own));
    }
    return this.#unlessSent('commit', own);
  }

  /** The share if the message has not been sent yet, else null. */
  #unlessSent(what: 'commit' | 'reveal', own: OwnShare): OwnShare | null {
    const name = messageName(what, own);
    if (this.#sent.has(name) || this.#sentOnJoin === name) return null;
    this.#sent.add(name);
    return own;
  }

  #peopleSeen({ people }: Seating): boolean[] {
    return people.map((person, seat) => person || (this.#memory.people[seat] ?? false));
  }

  /** Seats change until the first list is fixed; from then on people leave, and none comes. */
  #knowsPeopleSince({ round, exchange, transcript }: ShuffleInfo): TableMemory['since'] {
    const { since, transcripts } = this.#memory;
    if (since !== null && !(this.#catchingUp && transcripts.length === 0)) return since;
    return { round, exchange: transcript === null ? exchange : exchange + 1 };
  }

  #checkTranscripts(shuffle: ShuffleInfo, seated: Seating): Breach | null {
    const { last, transcript } = shuffle;
    return (
      [last, transcript].map((list) => list && this.#checkTranscript(list, shuffle, seated)).find((one) => one) ?? null
    );
  }

  /** Checks a transcript, and remembers it if it is the first of its exchange. */
  #checkTranscript(list: Transcript, shuffle: ShuffleInfo, seated: Seating): Breach | null {
    if (this.#isBroken(list)) return null;
    const before = this.#rememberedTranscript(list.round, list.exchange);
    if (before && transcriptDigest(before) === transcriptDigest(list)) return null;
    const fault = before ? 'second' : this.#findFault(list, shuffle, seated);
    if (!before)
      this.#save({ rules: this.#memory.rules ?? list.rules, transcripts: [...this.#memory.transcripts, list] });
    if (fault === null) return null;
    const { round, exchange } = list === shuffle.last ? list : shuffle;
    return this.#noteBreach(fault, round, exchange, before ? [before, list] : [list]);
  }

  #noteBreach(fault: ExchangeFault, round: number, exchange: number, transcripts: Transcript[]): Breach {
    const breach = { fault, round, exchange, transcripts };
    this.#save({ breaches: [...this.#memory.breaches, breach] });
    return breach;
  }

  /** The fault of a transcript that was not seen before, in whatever message it comes. */
  #findFault(list: Transcript, shuffle: ShuffleInfo, { seat, people }: Seating): ExchangeFault | null {
    const { table, round, exchange, rules, commitments } = list;
    if (table !== this.table) return 'table';
    if (rules !== (this.#memory.rules ?? rules)) return 'rules';
    if (commitments.length !== people.length) return 'seats';
    if (this.#isPast(shuffle.round)) return null;
    const [isLast, due] = [list === shuffle.last, list === shuffle.last ? this.#lastDue(shuffle) : shuffle];
    if (round !== due.round || exchange !== (due.exchange ?? exchange) || (!isLast && this.#isDealt(round)))
      return 'round';
    const present = isLast ? this.#memory.people : people;
    const hasComputer = commitments.some((one, n) => one !== null && !present[n]);
    if (this.#catchingUp) {
      // It is not known who sat there when it was fixed, nor who was away.
      if (hasComputer) this.#doubted.add(transcriptDigest(list));
      return null;
    }
    if (hasComputer) return 'computer';
    const own = this.#findShare(round, exchange, seat);
    return own?.accepted && !isListed(list, own) ? 'left-out' : null;
  }

  /** The exchange that the last round must have been dealt from; its number is null if this page does not know it. */
  #lastDue({ round, exchange, aborted }: ShuffleInfo): { round: number; exchange: number | null } {
    const before = this.#memory.aborted;
    const known = before !== null && before.before === round - 1;
    return { round: round - 1, exchange: known ? aborted - exchange + 2 - before.count : null };
  }

  /** Whether it is over by what the server said before: one of several processes may repeat an earlier state. */
  #isPast(round: number): boolean {
    return round < (this.#memory.aborted?.before ?? 0);
  }

  #isDealt(round: number): boolean {
    return Object.keys(this.#memory.seen).some((known) => Number(known) >= round);
  }

  #isBroken(list: Transcript): boolean {
    const digest = transcriptDigest(list);
    return this.#memory.breaches.some(({ transcripts }) => transcripts.some((one) => transcriptDigest(one) === digest));
  }

  /** Whether it is the transcript remembered for its exchange. */
  #isTrusted(list: Transcript): boolean {
    const [before, digest] = [this.#rememberedTranscript(list.round, list.exchange), transcriptDigest(list)];
    return before !== null && transcriptDigest(before) === digest && !this.#doubted.has(digest);
  }

  #rememberedTranscript(round: number, exchange: number): Transcript | null {
    return this.#memory.transcripts.find((list) => list.round === round && list.exchange === exchange) ?? null;
  }

  #findShare(round: number, exchange: number, seat: number | null): OwnShare | null {
    return (
      this.#memory.shares.find((own) => own.round === round && own.exchange === exchange && own.seat === seat) ?? null
    );
  }

  /** This device's share in an exchange from that seat, drawn if there is none yet. */
  #getOrDrawShare(round: number, exchange: number, seat: number): OwnShare {
    const before = this.#findShare(round, exchange, seat);
    if (before) return before;
    const [at, share] = [{ table: this.table, round, exchange }, newShare()];
    const commitment = shareCommitment(at, seat, bytesOf(share) as Uint8Array);
    const own = { ...at, seat, share, commitment, accepted: false, revealed: false };
    this.#save({ shares: [...this.#memory.shares, own] });
    return own;
  }

  #updateShare(own: OwnShare, part: Partial<OwnShare>): void {
    this.#save({
      shares: this.#memory.shares.map((one) => (one.commitment === own.commitment ? { ...one, ...part } : one)),
    });
  }

  #save(part: Partial<TableMemory>): void {
    this.#memory = { ...this.#memory, ...part };
    saveMemory(this.memoryName, this.#memory);
  }
}

const isListed = ({ commitments }: Transcript, { seat, commitment }: OwnShare): boolean =>
  commitments[seat] === commitment;
const messageName = (what: string, { commitment }: OwnShare): string => `${what} ${commitment}`;
