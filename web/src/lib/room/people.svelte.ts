/** Who is at the table, as the server said last; what they say, and how long the one on turn has. */

import { newSeatKey, type AnswerHandling, type RoomRequest } from '../connection';
import type { ShuffleParticipant, Seating } from '../shuffle/participant';
import type { Breach, OwnShare } from '../shuffle/memory';
import { say } from '../i18n';
import { loadTable, saveTable } from '../storage/saved-tables';
import type { Phrase, RoomInfo, PhraseSaid, ShuffleInfo, TableInfo, Update } from '../protocol';
import { describeChanges, isPerson, isShared } from './room-changes';

const SHOWN = 5000;
/** Between two phrases of one's own, in milliseconds; the server takes one each two seconds, after the first three. */
const BREATH = 1500;

/** Seconds that are left when it is said that time is short. */
const SOON = 10;
/** Milliseconds by which clocks and the way may differ. */
const ALMOST = 500;

export interface RoomActions {
  step(step: RoomRequest, heed?: AnswerHandling): void;
  speak(phrase: Phrase): void;
  announce(words: string): void;
  notify(words: string): void;
}

const at = ({ round, exchange }: OwnShare): { round: number; exchange: number } => ({ round, exchange });

export class People {
  room = $state.raw<RoomInfo | null>(null);
  /** What was said last at each seat, while it is shown. */
  phrases = $state.raw<Readonly<Record<number, PhraseSaid>>>({});
  /** Whether a phrase has just been said from here. */
  breathing = $state(false);
  /** When the time of the seat on turn is over, in milliseconds since 1970; null: never. */
  deadline = $state<number | null>(null);
  /** What was asked for last from here. */
  asked = $state<RoomRequest['type'] | null>(null);
  /** How often the secret of the seat was renewed from here. */
  renewals = $state(0);
  /** Why the server has sent this device away, in its words. */
  farewell = '';
  /** Whether the time for the last action had run out. */
  late = false;
  /** Who sits where, as the server has said last: it tells of new seats before it tells of the shuffle. */
  #seated: Seating | null = null;
  #warning: ReturnType<typeof setTimeout> | undefined;
  /** How the shuffle of the round to come stands; null: not known, or this table's is of before. */
  shuffle = $state.raw<ShuffleInfo | null>(null);
  /** A broken promise that has not been put away yet. */
  breach = $state.raw<Breach | null>(null);

  constructor(
    private readonly line: RoomActions,
    readonly device: ShuffleParticipant,
  ) {
    this.breach = device.memory.breaches.at(-1) ?? null;
  }

  /** Whether people play each other here, or may. */
  shared = $derived(isShared(this.room));
  seat = $derived(this.room?.seat ?? null);
  host = $derived(this.room !== null && this.room.seat !== null && this.room.seat === this.room.host);

  /** Whether the table may be arranged from here; who stands in for the host only begins the game. */
  arranges = $derived(this.host && !(this.room?.acting ?? false));
  acts = $derived(this.host && (this.room?.acting ?? false));

  /** The page has come to the table or come back, or seats have changed. */
  came(table: TableInfo): void {
    this.#seated = {
      seat: table.watching ? null : table.seat,
      people: table.seats.map(({ player }) => player === 'person'),
    };
    this.device.came();
  }

  meet(room: RoomInfo): void {
    const before = this.room;
    this.room = room;
    this.#seated = { seat: room.seat, people: room.seats.map(isPerson) };
    if (before) for (const words of describeChanges(before, room)) this.line.announce(words);
    if (room.devices > 1 && (before?.devices ?? 0) < 2) this.line.notify(say('seat-elsewhere'));
    if (room.phase === 'gathering') this.device.waits();
    this.#takePart();
  }

  mix(shuffle: ShuffleInfo): void {
    this.shuffle = shuffle;
    this.#takePart();
  }

  /** Does this device's part in the shuffle, as far as it is due now. */
  #takePart(): void {
    if (this.#seated === null || this.shuffle === null) return;
    const { commit, reveal, breach } = this.device.meet(this.shuffle, this.#seated);
    if (commit)
      this.#offer({ type: 'commit', ...at(commit), commitment: commit.commitment, seat: commit.seat }, () =>
        this.device.accepted(commit),
      );
    if (reveal) this.#offer({ type: 'reveal', ...at(reveal), share: reveal.share }, () => this.device.revealed(reveal));
    if (breach) this.breach = breach;
  }

  #offer(step: RoomRequest, taken: () => void): void {
    this.line.step(step, { quiet: true, taken });
  }

  follow({ events, view, left }: Update): void {
    this.late = this.deadline !== null && Date.now() > this.deadline - ALMOST;
    this.#warn(view.legal.length > 0 ? (left ?? null) : null);
    this.deadline = left === null || left === undefined ? null : Date.now() + 1000 * left;
    this.device.saw(events, view);
  }

  /** Says once that time is short. */
  #warn(left: number | null): void {
    clearTimeout(this.#warning);
    if (left === null || left <= SOON) return;
    this.#warning = setTimeout(() => this.line.announce(say('clock-soon', { n: SOON })), 1000 * (left - SOON));
  }

  hear(said: PhraseSaid, name: string): void {
    this.phrases = { ...this.phrases, [said.seat]: said };
    this.line.announce(say('phrase-said', { name, words: say('phrase', { phrase: said.phrase }) }));
    setTimeout(() => {
      if (this.phrases[said.seat] !== said) return;
      const { [said.seat]: _, ...others } = this.phrases;
      this.phrases = others;
    }, SHOWN);
  }

  speak(phrase: Phrase): void {
    if (this.breathing || this.seat === null) return;
    this.breathing = true;
    setTimeout(() => (this.breathing = false), BREATH);
    this.line.speak(phrase);
  }

  /** Gives the seat another secret; the one that was is kept until the server has taken the new one. */
  renew(table: string): void {
    const saved = loadTable(table);
    if (!saved) return;
    const renewed = newSeatKey();
    saveTable({ ...saved, renewed });
    const taken = (): void => {
      const { renewed: _, ...now } = loadTable(table) ?? saved;
      saveTable({ ...now, key: renewed });
      this.renewals++;
    };
    this.step({ type: 'rekey', key: renewed }, { taken });
  }

  step(step: RoomRequest, heed?: AnswerHandling): void {
    this.asked = step.type;
    this.line.step(step, heed);
  }

  /** Whether the table may be handed over to who sits there. */
  mayHandTo(seat: number): boolean {
    const there = this.room?.seats[seat];
    return this.arranges && seat !== this.seat && isPerson(there) && (there?.here ?? false) && !there?.stand_in;
  }

  /** The people beside oneself who have not said that they are ready. */
  waitingFor(): string[] {
    const seats = (this.room?.seats ?? []).map((seat) => ({ ...seat, ready: seat.ready || (this.acts && !seat.here) }));
    return seats.filter((seat, n) => isPerson(seat) && !seat.ready && n !== this.seat).map((seat) => seat.name);
  }
}
