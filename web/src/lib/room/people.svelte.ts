/** The people at a table, what they say, and how long the seat on turn has, as last reported by the server. */

import { newSeatKey, type AnswerHandling, type RoomRequest } from '../connection';
import type { ShuffleParticipant, Seating } from '../shuffle/participant';
import type { Breach, OwnShare } from '../shuffle/memory';
import { say } from '../i18n';
import { settings } from '../settings/settings.svelte';
import { steadyNow } from '../steady-clock';
import { loadTable, saveTable } from '../storage/saved-tables';
import type { Phrase, RoomInfo, PhraseSaid, ShuffleInfo, TableInfo, TextSaid, Update } from '../protocol';
import { describeChanges, isPerson, isShared } from './room-changes';

const PHRASE_SHOWN = 5000;
/** Milliseconds between two phrases from here. The server accepts one every two seconds after the first three. */
const PHRASE_PAUSE = 1500;

/** Seconds left when the player is warned. */
const CLOCK_WARNING = 10;
/** Milliseconds of clock drift and network delay. */
const CLOCK_TOLERANCE = 500;

/** The latest texts of friends that are kept while the table is shown. */
const MOST_TEXTS = 50;

/** A text that somebody at the table has written. */
export interface WrittenText {
  n: number;
  seat: number;
  /** Their name at that time. */
  name: string;
  text: string;
}

export interface RoomActions {
  request(request: RoomRequest, handling?: AnswerHandling): void;
  sayPhrase(phrase: Phrase): void;
  sayText(text: string, onAnswer: (refusal: string) => void): void;
  readTexts(on: boolean): void;
  announce(words: string): void;
  notify(words: string): void;
}

const exchangeOf = ({ round, exchange }: OwnShare): { round: number; exchange: number } => ({ round, exchange });

export class People {
  room = $state.raw<RoomInfo | null>(null);
  /** The last phrase of each seat, while it is shown. */
  phrases = $state.raw<Readonly<Record<number, PhraseSaid>>>({});
  /** What friends have written here. */
  texts = $state.raw<readonly WrittenText[]>([]);
  #textCount = 0;
  /** The names of the people whose phrases and texts are not shown. */
  muted = $state.raw<readonly string[]>([]);
  /** Whether it is too soon for another phrase from here. */
  isPhrasePaused = $state(false);
  /** When the seat on turn runs out of time, on the steady clock; null without a clock. */
  deadline = $state<number | null>(null);
  /** Since when the person at a seat is away, on the steady clock, as far as this page has seen. */
  awaySince = $state.raw<Readonly<Record<number, number>>>({});
  /** The type of the last request from here. */
  lastRequest = $state<RoomRequest['type'] | null>(null);
  /** How often the key of the seat was renewed from here. */
  renewalCount = $state(0);
  /** Why the server has removed this device, in its words. */
  removalMessage = '';
  /** Whether time had run out for the last action. */
  wasLate = false;
  /** Who sits where. The server reports new seats before it reports the shuffle. */
  #seating: Seating | null = null;
  #clockWarning: ReturnType<typeof setTimeout> | undefined;
  /** The state of the next round's shuffle; null if unknown. */
  shuffle = $state.raw<ShuffleInfo | null>(null);
  /** A broken promise that has not been dismissed yet. */
  breach = $state.raw<Breach | null>(null);

  constructor(
    private readonly actions: RoomActions,
    readonly participant: ShuffleParticipant,
  ) {
    this.muted = loadTable(participant.id)?.muted ?? [];
    this.breach = participant.memory.breaches.at(-1) ?? null;
  }

  /** The side that has won a rated game because the others have left, or null if it was not decided this way. */
  forfeitedTo = $derived(this.room?.forfeited_to ?? null);

  /** Whether people play each other here, or could. */
  isShared = $derived(isShared(this.room));
  seat = $derived(this.room?.seat ?? null);
  /** The seat of the host; null if the lobby has brought the people together: nobody has opened such a table. */
  host = $derived(this.room === null || this.room.matched ? null : this.room.host);
  isHost = $derived(this.room !== null && this.room.seat !== null && this.room.seat === this.room.host);

  /**
   * Whether the table can be arranged from here. An acting host can only start the game, and nobody arranges strangers
   * that the lobby has paired.
   */
  canArrange = $derived(this.isHost && !(this.room?.acting ?? false) && !(this.room?.matched ?? false));
  isActingHost = $derived(this.isHost && (this.room?.acting ?? false));

  /** Handles the table info that comes after joining, after a reconnection and when seats have changed. */
  receiveTable(table: TableInfo): void {
    this.#seating = {
      seat: table.watching ? null : table.seat,
      people: table.seats.map(({ player }) => player === 'person'),
    };
    this.participant.startCatchingUp();
    this.breach = this.participant.receiveRules(table.rules) ?? this.breach;
  }

  receiveRoom(room: RoomInfo): void {
    const before = this.room;
    this.room = room;
    this.awaySince = Object.fromEntries(
      room.seats.flatMap((seat, n) => (isPerson(seat) && !seat.here ? [[n, this.awaySince[n] ?? steadyNow()]] : [])),
    );
    this.#seating = { seat: room.seat, people: room.seats.map(isPerson) };
    if (before) for (const words of describeChanges(before, room)) this.actions.announce(words);
    if (room.devices > 1 && (before?.devices ?? 0) < 2) this.actions.notify(say('seat-elsewhere'));
    if (room.phase === 'gathering') this.participant.awaitFirstRound();
    this.#takePartInShuffle();
  }

  receiveShuffle(shuffle: ShuffleInfo): void {
    this.shuffle = shuffle;
    this.#takePartInShuffle();
  }

  /** Sends whatever part of the shuffle this device owes now. */
  #takePartInShuffle(): void {
    if (this.#seating === null || this.shuffle === null) return;
    const { commit, reveal, breach } = this.participant.receiveShuffle(this.shuffle, this.#seating);
    if (commit)
      this.#send(
        { type: 'commit', ...exchangeOf(commit), commitment: commit.commitment, seat: commit.seat },
        { onAccepted: () => this.participant.markAccepted(commit) },
      );
    const onReceived = (): void => {
      if (reveal) this.participant.markRevealed(reveal);
    };
    if (reveal)
      this.#send(
        { type: 'reveal', ...exchangeOf(reveal), share: reveal.share },
        { onAccepted: onReceived, onPassedOver: onReceived },
      );
    if (breach) this.breach = breach;
  }

  #send(request: RoomRequest, handling: AnswerHandling): void {
    this.actions.request(request, { quiet: true, ...handling });
  }

  receiveUpdate({ events, view, left }: Update): void {
    this.wasLate = this.deadline !== null && steadyNow() > this.deadline - CLOCK_TOLERANCE;
    this.#scheduleClockWarning(view.legal.length > 0 ? left : null);
    this.deadline = left === null ? null : steadyNow() + 1000 * left;
    this.participant.observe(events, view);
  }

  /** Warns once when time is short. */
  #scheduleClockWarning(left: number | null): void {
    clearTimeout(this.#clockWarning);
    if (left === null || left <= CLOCK_WARNING) return;
    this.#clockWarning = setTimeout(
      () => this.actions.announce(say('clock-soon', { n: CLOCK_WARNING })),
      1000 * (left - CLOCK_WARNING),
    );
  }

  /** Shows or hides what a person says, at this table. */
  toggleMute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((one) => one !== name) : [...this.muted, name];
    const saved = loadTable(this.participant.id);
    if (saved) saveTable({ ...saved, muted: [...this.muted] });
  }

  receivePhrase(said: PhraseSaid, name: string): void {
    if (said.seat !== this.seat && (!settings.now.phrases || this.muted.includes(name))) return;
    this.phrases = { ...this.phrases, [said.seat]: said };
    this.actions.announce(say('phrase-said', { name, words: say('phrase', { phrase: said.phrase }) }));
    setTimeout(() => {
      if (this.phrases[said.seat] !== said) return;
      const { [said.seat]: _, ...others } = this.phrases;
      this.phrases = others;
    }, PHRASE_SHOWN);
  }

  sayPhrase(phrase: Phrase): void {
    if (this.isPhrasePaused || this.seat === null) return;
    this.isPhrasePaused = true;
    setTimeout(() => (this.isPhrasePaused = false), PHRASE_PAUSE);
    this.actions.sayPhrase(phrase);
  }

  receiveText({ seat, text }: TextSaid, name: string): void {
    if (seat !== this.seat && (!settings.now.phrases || this.muted.includes(name))) return;
    this.texts = [...this.texts.slice(1 - MOST_TEXTS), { n: ++this.#textCount, seat, name, text }];
    this.actions.announce(say('phrase-said', { name, words: text }));
  }

  /** Sends a text to friends here, and answers why it was refused, or nothing. */
  sayText(text: string): Promise<string> {
    return new Promise((resolve) => this.actions.sayText(text, resolve));
  }

  /** Says whether texts of friends are shown. */
  readTexts(on: boolean): void {
    this.actions.readTexts(on);
  }

  /** Gives the seat a new key; the old one is kept until the server has accepted the new one. */
  renewKey(table: string): void {
    const saved = loadTable(table);
    if (!saved) return;
    const renewed = newSeatKey();
    saveTable({ ...saved, renewed });
    const onAccepted = (): void => {
      const { renewed: _, ...now } = loadTable(table) ?? saved;
      saveTable({ ...now, key: renewed });
      this.renewalCount++;
    };
    this.request({ type: 'rekey', key: renewed }, { onAccepted });
  }

  request(request: RoomRequest, handling?: AnswerHandling): void {
    this.lastRequest = request.type;
    this.actions.request(request, handling);
  }

  /** Whether the person at a seat can be made host. */
  canHandTo(seat: number): boolean {
    const info = this.room?.seats[seat];
    return this.canArrange && seat !== this.seat && isPerson(info) && (info?.here ?? false) && !info?.stand_in;
  }

  /** The names of the other people who are not ready. */
  unreadyPeople(): string[] {
    const seats = (this.room?.seats ?? []).map((seat) => ({
      ...seat,
      ready: seat.ready || (this.isActingHost && !seat.here),
    }));
    return seats.filter((seat, n) => isPerson(seat) && !seat.ready && n !== this.seat).map((seat) => seat.name);
  }
}
