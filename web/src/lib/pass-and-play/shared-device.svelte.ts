/** The people who share this device at a table: a session for each of them, and whose cards are shown. */

import { isOpen } from '../room/room-changes';
import { GameSession } from '../table/game-session.svelte';

/** How long the board is still shown after somebody's turn, in milliseconds. */
export const HANDOVER_DELAY = 1500;

export class SharedDevice {
  readonly sessions: readonly GameSession[];
  /** Whose cards are shown, or were before they were covered. */
  shown: GameSession = $state.raw() as GameSession;
  /** Whether no cards are shown. */
  isCovered = $state(true);
  /** Those who have said that they are ready, and were not answered yet. */
  readonly #asked = new WeakSet<GameSession>();
  /** The round that was in progress when they were uncovered. */
  #round = $state(0);

  constructor(
    table: string,
    /** The keys of the seats of this device, its owner's first. */
    keys: readonly string[],
    changed: (owner: GameSession) => void = () => {},
  ) {
    this.sessions = keys.map(
      (key, n) =>
        new GameSession(
          table,
          key,
          (session) => this.#handleChange(session, changed),
          n === 0 ? table : `${table}.${n}`, // the owner's has the commitment that the table was opened with
        ),
    );
    this.shown = this.owner;
  }

  /** The session of the table's host. */
  get owner(): GameSession {
    return this.sessions[0] as GameSession;
  }

  /** Those who still have their seats. */
  seated = $derived.by(() => this.sessions.filter((session) => session.refusal === null));

  /** Which person at this device plays next: the one on turn, or else the next one after that seat. */
  next = $derived.by(() => {
    const { seated } = this;
    const [view, table] = [seated[0]?.latestView, seated[0]?.table];
    if (!view || !table) return null;
    const inTurn = table.seats.map((_, n) => ((view.turn ?? table.seat) + n) % table.seats.length);
    const bySeat = (seat: number): GameSession | undefined => seated.find((session) => session.table?.seat === seat);
    return inTurn.map(bySeat).find((session) => session !== undefined) ?? null;
  });

  /** Whether somebody else at this device is on turn, and all earlier events have been shown. */
  mustHandOver = $derived.by(() => {
    const { shown, next } = this;
    if (this.isCovered || !next || shown === next || shown.sheet !== null) return false;
    return shown.unshownUpdates === 0 && shown.display.view?.turn === next.table?.seat;
  });

  /** Whether a new round has begun since the cards were uncovered: everybody has looked at the score sheet. */
  hasNewRound = $derived.by(() => {
    const { shown } = this;
    return !this.isCovered && shown.sheet === null && (shown.latestView?.round ?? 0) > this.#round;
  });

  start(): void {
    for (const session of this.sessions) session.start();
  }

  stop(): void {
    for (const session of this.sessions) session.stop();
  }

  reconnect(): void {
    for (const session of this.sessions) session.reconnect();
  }

  retryConnection(): void {
    for (const session of this.sessions) session.retryConnection();
  }

  cover(): void {
    this.isCovered = true;
  }

  /** Shows the cards of the person who has the device now. */
  uncover(session: GameSession): void {
    session.display.queue.skip();
    this.#round = session.latestView?.round ?? 0;
    this.shown = session;
    this.isCovered = false;
  }

  /** Goes on after a round for everybody at this device. */
  continueAll(): void {
    for (const session of this.sessions) if (session !== this.shown) session.continueGame();
  }

  #handleChange(session: GameSession, changed: (owner: GameSession) => void): void {
    if (this.isCovered || session !== this.shown) session.display.queue.skip();
    this.#getReady(session);
    if (session === this.owner) changed(session);
  }

  /** Says that somebody is ready as soon as nobody is missing: they all have agreed by opening the table. */
  #getReady(session: GameSession): void {
    const { room } = session.people;
    if (room?.seat == null || room.phase !== 'gathering' || room.seats.some(isOpen)) return;
    if (room.seats[room.seat]?.ready) return void this.#asked.delete(session);
    if (this.#asked.has(session)) return;
    this.#asked.add(session);
    session.people.request({ type: 'ready', ready: true });
  }
}
