/**
 * A game as one seat sees it in the page: the server's last message, the part of it shown so far, and the player's
 * actions.
 */

import { tick } from 'svelte';
import { openTableSocket } from '../api';
import { ShuffleParticipant } from '../shuffle/participant';
import { Connection, type ConnectionState, type Refusal } from '../connection';
import { People } from '../room/people.svelte';
import { deck } from '../cards/deck.svelte';
import type { Advice, GameEvent, ScoreSheet, ServerMessage, TableInfo, Update, View } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { sound } from '../sound/sound.svelte';
import { actionIn, CLAIM, otherActions, readPlay, type Play } from './actions';
import { hasNothingToDeclare, passingDelay } from './declarations';
import { CardChoice } from './card-choice.svelte';
import { adviceText } from './text/advice-text';
import { eventText, seatName } from './text/event-text';
import { describeView } from './text/table-text';
import { say, t } from '../i18n';
import { isOwn, sideOf } from './seating';
import { isBehind, mustCatchUp } from './animation/backlog';
import type { OpenWindow } from './windows/open-window';
import { BoardDisplay } from './animation/board-display.svelte';
import { waitForDeal } from './animation/deal';
import { animateEvent, openingEvents, viewWhenDealt } from './animation/event-animation';
import { animateUpdate, isOfComputer } from './animation/update-animation';

const PASS = 'pass';
const MAX_ANNOUNCEMENTS = 12;
const NOTICE_SHOWN = 7000;
/** For how many milliseconds at least a spectator can read a score sheet. */
const SHEET_SHOWN = 4000;
/** Milliseconds during which a tap belongs to the animation it skipped, and plays no card. */
const SKIP_TAP = 350;

export class GameSession {
  table = $state.raw<TableInfo | null>(null);
  /** The last view that the server sent. */
  latestView = $state.raw<View | null>(null);
  latestSheet: ScoreSheet | null = null;
  /** The seat that claimed the game, if this page saw it. */
  claimer = $state<number | null>(null);
  sheet = $state.raw<ScoreSheet | null>(null);
  /** Whether somebody looks at the table below the final sheet. */
  isSheetClosed = $state(false);
  /** The last view of the round on the score sheet: the others may have started the next round since. */
  scoredView = $state.raw<View | null>(null);
  connectionState = $state<ConnectionState>('connecting');
  refusal = $state<Refusal | null>(null);
  notice = $state('');
  announcements = $state.raw<{ n: number; words: string }[]>([]);
  /** The action chosen and not yet answered by the server; `next` for the next round. */
  sentAction = $state<string | null>(null);
  /** A play that has not been sent yet and can be taken back, and for how long. */
  heldPlay = $state.raw<{ action: string; milliseconds: number } | null>(null);
  advice = $state.raw<Advice | null>(null);
  openWindow = $state.raw<OpenWindow | null>(null);

  /** How many plays of computers have not been shown yet: nobody plays before having seen them. */
  unshownPlays = $state(0);
  /** How many updates have not been shown yet. */
  unshownUpdates = $state(0);

  readonly choice = new CardChoice({
    legal: () => this.latestView?.legal ?? [],
    isMyTurn: () => this.isMyTurn,
    mayChoose: () => !this.skipAnimation(),
    act: (action) => this.act(action),
  });
  /** The view on the board, which lags behind `latestView` while events are animated. */
  readonly display = new BoardDisplay();
  readonly people: People;
  #version = 0;
  #lastShownAt = 0;
  #sheetShownAt = 0;
  #skippedAt = -SKIP_TAP;
  #actedAt = -SKIP_TAP;
  /** Whether what the others play is shown at once. */
  #hurries = false;
  #announcementCount = 0;
  #passTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the unanswered action is a pass that the page made by itself. */
  #passedByItself = false;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** The held or sent play that is already on the board, until it comes back in an update. */
  #shownPlay: string | null = null;
  /** The last action sent from here, until it comes back in an update. */
  #lastSentAction: string | null = null;
  /** Whether the next update has the events that were missed while the connection was down. */
  #catchingUp = false;
  #connection: Connection;

  constructor(
    table: string,
    key: string | null,
    private readonly changed: (session: GameSession) => void = () => {},
    /** The storage of the shuffle's memory: people who share a device have a memory each. */
    memory: string = table,
  ) {
    const participant = new ShuffleParticipant(table, memory);
    this.#connection = new Connection(() => openTableSocket(table), key, {
      shareToJoin: () => participant.shareToJoin(),
      onSharePassedOver: () => participant.markJoinShareRevealed(),
      onMessage: (message) => this.#receive(message),
      onStateChange: (state) => (this.connectionState = state),
      onRefusal: (why) => (this.refusal = why),
    });
    this.people = new People(
      {
        request: (request, handling) => this.#connection.request(request, handling),
        sayPhrase: (phrase) => this.#connection.sayPhrase(phrase),
        sayText: (text, onAnswer) => this.#connection.sayText(text, onAnswer),
        readTexts: (on) => this.#connection.readTexts(on),
        announce: (words) => this.announce(words),
        notify: (words) => this.notify(words),
      },
      participant,
    );
  }

  /** Whether this seat passes without being asked, as its hand cannot be declared. */
  passesByItself = $derived(this.latestView !== null && hasNothingToDeclare(this.latestView));
  isMyTurn = $derived(
    (this.latestView?.legal.length ?? 0) > 0 &&
      this.sentAction === null &&
      this.unshownPlays === 0 &&
      !this.passesByItself,
  );
  /** Shown as buttons, but not before the view they belong to. */
  otherActions = $derived(
    this.sentAction === null && this.display.view === this.latestView && !this.passesByItself
      ? otherActions(this.latestView?.legal ?? []).filter((action) => action !== CLAIM)
      : [],
  );
  advisedPlay = $derived<Play | null>(this.advice && readPlay(this.advice.action));
  canAskAdvice = $derived((this.table?.hints ?? false) && settings.now.hints && this.isMyTurn);
  canClaim = $derived(this.sentAction === null && (this.latestView?.may_claim ?? false));
  ownSide = $derived(this.table ? sideOf(this.table, this.table.seat) : 0);
  /** Whether the round after the one on the score sheet has begun. */
  nextRoundBegun = $derived(
    this.sheet !== null && (this.latestView?.phase !== 'over' || this.latestView.round !== this.scoredView?.round),
  );
  /** Whether a spectator sees what happened some plays ago. */
  isBehind = $derived(isBehind(this.table, this.unshownUpdates));

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    clearTimeout(this.#passTimer);
    if (this.heldPlay) this.#send(this.heldPlay.action);
    this.#connection.stop();
    this.display.queue.skip();
  }

  /** Reconnects, so the server uses the new language of the page. */
  reconnect(): void {
    this.#connection.reconnect();
  }

  retryConnection(): void {
    this.#connection.retryNow();
  }

  /**
   * Skips the animation, and what the others play until your turn; returns whether the tap that called for it was
   * meant for nothing else.
   */
  skipAnimation(): boolean {
    if (performance.now() - this.#actedAt < SKIP_TAP) return false; // the second half of a double click
    if (this.unshownPlays > 0) this.#skippedAt = performance.now();
    this.#hurries = this.latestView?.phase === 'play' && this.latestView.legal.length === 0;
    this.display.queue.skip();
    return performance.now() - this.#skippedAt < SKIP_TAP;
  }

  /** Claims out, after a confirmation: a wrong claim loses the game. */
  claim(): void {
    this.act(CLAIM);
  }

  act(action: string): void {
    if (this.sentAction !== null) return;
    this.choice.cancel();
    this.notice = '';
    this.advice = null;
    this.sentAction = action;
    this.#actedAt = performance.now();
    const milliseconds = settings.now.takeBack * 1000;
    if (milliseconds === 0 || readPlay(action) === null) return this.#send(action);
    this.heldPlay = { action, milliseconds };
    this.#holdTimer = setTimeout(() => this.#send(action), milliseconds);
    this.#showPlay(action);
  }

  /** Shows your play before it is sent. Whether it is a sweep is called out once the server has said so. */
  #showPlay(action: string): void {
    const view = this.latestView;
    if (view === null || view.turn === null) return;
    const event: GameEvent = { type: 'played', seat: view.turn, action, sweep: false };
    this.#shownPlay = action;
    this.display.queue.push(() => animateEvent(this.display, this.table, event, view));
  }

  /** Shows the table as it was before your play. */
  #withdrawPlay(): void {
    if (this.#shownPlay === null) return;
    this.#shownPlay = null;
    this.display.queue.skip();
    this.display.queue.push(async () => {
      if (this.latestView) this.display.show(this.latestView);
    });
  }

  #send(action: string): void {
    clearTimeout(this.#holdTimer);
    this.heldPlay = null;
    this.#lastSentAction = action;
    this.#connection.act(this.#version, action);
  }

  /** Takes back a play that has not been sent yet. */
  takeBack(): void {
    if (this.heldPlay === null) return;
    clearTimeout(this.#holdTimer);
    this.heldPlay = this.sentAction = null;
    this.#withdrawPlay();
    this.announce(say('taken-back'));
  }

  #passByItself(version: number): void {
    if (!this.passesByItself || version !== this.#version || this.sentAction !== null) return;
    clearTimeout(this.#passTimer);
    this.#passTimer = setTimeout(() => {
      if (version !== this.#version || this.sentAction !== null) return;
      this.sentAction = PASS;
      this.#passedByItself = true;
      this.#send(PASS);
    }, passingDelay(this.people.isShared));
  }

  /** Asks the server for advice. */
  requestAdvice(): void {
    if (this.canAskAdvice) this.#connection.requestAdvice(this.#version);
  }

  /** Shows a spectator the table as it is now. */
  jumpToLive(): void {
    this.sheet = null;
    this.display.queue.skip();
  }

  continueGame(): void {
    if (this.table?.watching) return this.jumpToLive();
    if (this.nextRoundBegun) this.sheet = null;
    if (this.sentAction !== null || this.latestView?.phase !== 'over') return;
    this.sentAction = 'next';
    this.#connection.requestNextRound(this.#version);
  }

  announce(words: string): void {
    if (words)
      this.announcements = [
        ...this.announcements.slice(1 - MAX_ANNOUNCEMENTS),
        { n: ++this.#announcementCount, words },
      ];
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#catchingUp = this.latestView !== null;
        this.table = message;
        this.people.receiveTable(message);
        deck.use(message);
        break;
      case 'advice':
        this.#receiveAdvice(message);
        break;
      case 'update':
        this.people.receiveUpdate(message);
        this.#receiveUpdate(message);
        break;
      case 'room':
        this.people.receiveRoom(message);
        this.changed(this);
        break;
      case 'shuffle':
        this.people.receiveShuffle(message);
        break;
      case 'said':
        if (this.table) this.people.receivePhrase(message, seatName(this.table, message.seat));
        break;
      case 'wrote':
        if (this.table) this.people.receiveText(message, seatName(this.table, message.seat));
        break;
      case 'error':
        if (message.id === null) this.people.removalMessage = message.message;
        this.#receiveError(message.message);
        break;
      case 'ok':
        break;
    }
  }

  #receiveAdvice(advice: Advice): void {
    if (advice.version !== this.#version || this.sentAction !== null) return;
    this.choice.cancel();
    this.advice = advice;
    this.announce(adviceText(advice));
  }

  /** Shows a notice for a while. */
  notify(words: string): void {
    this.notice = words;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ''), NOTICE_SHOWN);
  }

  #receiveError(words: string): void {
    if (!this.#passedByItself) this.notify(words); // the seat may have passed on another device
    if (this.#connection.isBusy || this.heldPlay) return; // the refusal is about something else
    this.sentAction = null;
    this.choice.cancel();
    this.display.queue.skip();
    this.#withdrawPlay();
  }

  #receiveUpdate(update: Update): void {
    const before = this.latestView;
    this.latestView = update.view;
    this.latestSheet = update.view.phase === 'over' ? update.sheet : null;
    const isRepeated = update.version === this.#version;
    const shownPlay = isRepeated ? null : this.#shownPlay;
    if (!isRepeated) this.#dropOutdated();
    this.#version = update.version;
    if (update.view.phase !== 'over' && this.sentAction === 'next') this.sheet = null;
    if (this.sentAction !== 'next' || update.view.phase !== 'over') this.sentAction = null;
    if (this.choice.card && !this.choice.options.length) this.choice.cancel();
    const computers = update.events.filter((event) => isOfComputer(this.table, actionIn(event))).length;
    this.unshownPlays += computers;
    this.unshownUpdates++;
    this.#passedByItself = false;
    const catchingUp = this.#catchingUp;
    this.#catchingUp = false;
    const late = this.people.wasLate;
    this.display.queue.push(async () => {
      if (this.table?.watching && update.view.round !== this.scoredView?.round) await this.#closeSheet();
      if (this.display.view !== null && before !== null) await this.#animate(update, shownPlay);
      if (!catchingUp) this.#explainOwnPlay(update, late);
      const turnChanged = this.display.view?.turn !== update.view.turn;
      if (this.display.view === null) await this.#showFirst(update);
      else if (!isRepeated || this.#shownPlay === null) this.#showUpdate(update);
      if (before !== null && before.phase !== 'over') this.#soundEnd(update);
      this.unshownPlays -= computers;
      this.unshownUpdates--;
      this.#lastShownAt = performance.now();
      if (turnChanged && update.view.legal.length > 0 && !hasNothingToDeclare(update.view)) this.#tellOwnTurn();
      this.#passByItself(update.version);
    });
    if (catchingUp || this.#hurries || mustCatchUp(this.table, this.unshownUpdates)) this.display.queue.skip();
    if (update.view.legal.length > 0 || update.view.phase !== 'play') this.#hurries = false;
    this.changed(this);
  }

  /** With one computer, its card shows that it is your turn. */
  #tellOwnTurn(): void {
    this.announce(t.said.yourTurn);
    if (this.people.isShared || (this.table?.seats.length ?? 0) > 2) sound.play('turn');
  }

  #soundEnd({ sheet }: Update): void {
    if (!sheet?.winners.length) return;
    sound.play(this.table?.watching || sheet.winners.includes(this.ownSide) ? 'won' : 'lost');
  }

  /** Closes the sheet of a spectator once there was time to read it. */
  async #closeSheet(): Promise<void> {
    if (this.sheet !== null) await this.display.queue.wait(SHEET_SHOWN - (performance.now() - this.#sheetShownAt));
    this.sheet = null;
  }

  /** Tells the player why their seat has played if they did not play here. */
  #explainOwnPlay({ events }: Update, late: boolean): void {
    const mine = events.map(actionIn).find((action) => this.table && action && isOwn(this.table, action.seat));
    if (!mine) return;
    const own = this.#lastSentAction === mine.action;
    this.#lastSentAction = null;
    if (own || mine.action === CLAIM) return;
    this.notify(say(late ? 'clock-out' : 'played-elsewhere'));
  }

  /** Drops your play and the advice: they belong to an older state of the table. */
  #dropOutdated(): void {
    clearTimeout(this.#holdTimer);
    this.heldPlay = null;
    this.#shownPlay = null;
    this.advice = null;
  }

  /** Announces the state of the game once the page can announce it. */
  async #showFirst(update: Update): Promise<void> {
    const events = openingEvents(update.view);
    const view = viewWhenDealt(events, update.view);
    this.#showUpdate({ ...update, view });
    if (view.history.length === 0 && view.phase !== 'over') this.display.dealing = 'all';
    await tick();
    this.announce(describeView(view));
    await waitForDeal(this.display);
    await this.#animate({ ...update, events }, null);
    this.#showUpdate(update);
  }

  async #animate(update: Update, shownPlay: string | null): Promise<void> {
    const timing = { lastShownAt: this.#lastShownAt, hurries: () => this.isBehind, shownPlay };
    await animateUpdate(this.display, this.table, update, timing, (event, view) => {
      const words = this.table ? eventText(this.table, event, view) : '';
      if (event.type === 'dealer-capture') this.notify(words);
      else if (words) this.announce(words);
      if (event.type === 'claim') this.claimer = event.seat;
    });
  }

  /** Shows the view of an update as it is, whatever was animated before. */
  #showUpdate(update: Update): void {
    this.display.show(update.view);
    if (update.view.phase !== 'over') return;
    this.sheet = update.sheet;
    this.isSheetClosed = false;
    this.scoredView = update.view;
    this.#sheetShownAt = performance.now();
  }
}
