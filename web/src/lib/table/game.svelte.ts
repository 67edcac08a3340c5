/** The state of a table in the page: what the server said last, and what is shown of it so far. */

import { tick } from 'svelte';
import { ShuffleParticipant } from '../shuffle/participant';
import { Connection, type Link, type Refusal } from '../connection';
import { People } from '../room/people.svelte';
import { deck } from '../cards/deck.svelte';
import type {
  Advice,
  Card,
  GameEvent,
  PlayedEvent,
  ScoreSheet,
  ServerMessage,
  TableInfo,
  Update,
  View,
} from '../protocol';
import { settings } from '../settings/settings.svelte';
import { narrowOptions, otherActions, togglePick, playsOf, readPlay, type Play } from './actions';
import { adviceText } from './text/advice-text';
import { eventText, seatName } from './text/event-text';
import { say, t } from '../i18n';
import { isOwn, sideOf } from './seating';
import { thinkingTime } from './animation/pace';
import { BoardDisplay } from './animation/board-display.svelte';
import { animateEvent } from './animation/event-animation';

/** What is open over the table. */
export type Window =
  'menu' | 'rules' | 'settings' | 'keys' | 'unseen' | 'people' | 'phrases' | 'fair' | { pile: number };

/** Asked about once more before it is sent: a wrong claim loses the game. */
const CLAIM = 'claim';
const LINES_KEPT = 12;
const NOTICE_SHOWN = 7000;
/** A tap that passes over a computer's thinking plays no card. */
const PASSED = 350;

/** How things stand, for who comes in. */
function standing({ round, table, hand }: View): string {
  return [t.round(round) + '.', t.said.tableIs(table), hand.length ? t.said.handIs(hand) : '']
    .filter(Boolean)
    .join(' ');
}

export class Game {
  table = $state.raw<TableInfo | null>(null);
  /** The server's last word. */
  latest = $state.raw<View | null>(null);
  latestSheet: ScoreSheet | null = null;
  /** The seat that has claimed the game, where this page saw it. */
  claimer = $state<number | null>(null);
  sheet = $state.raw<ScoreSheet | null>(null);
  /** The round that the sheet is of, as it ended: others may have gone on since. */
  scored = $state.raw<View | null>(null);
  link = $state<Link>('connecting');
  refusal = $state<Refusal | null>(null);
  notice = $state('');
  lines = $state.raw<{ n: number; words: string }[]>([]);
  /** The card whose options are being chosen from, and the table cards picked so far. */
  choosing = $state<Card | null>(null);
  picked = $state.raw<Card[]>([]);
  /** The table cards that the card or option being looked at would take. */
  preview = $state.raw<Card[]>([]);
  /** The action on its way to the server, `next` for the next round. */
  sent = $state<string | null>(null);
  /** A play that is not on its way yet, so that it can be taken back, and how long that lasts. */
  held = $state.raw<{ action: string; milliseconds: number } | null>(null);
  advice = $state.raw<Advice | null>(null);
  window = $state.raw<Window | null>(null);

  /** Plays of computers that have not been shown yet: nobody plays before having seen them. */
  coming = $state(0);

  /** What the board shows: behind `latest` while events are animated. */
  readonly display = new BoardDisplay();
  readonly people: People;
  #version = 0;
  #rested = 0;
  #passed = -PASSED;
  #spoken = 0;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** What was sent last from here, until it is seen. */
  #own: string | null = null;
  /** Whether the next update tells what was missed while the connection was away. */
  #missed = false;
  #connection: Connection;

  constructor(
    table: string,
    address: () => string,
    key: string | null,
    private readonly changed: (game: Game) => void = () => {},
  ) {
    const device = new ShuffleParticipant(table);
    this.#connection = new Connection(address, key, {
      share: () => device.join(),
      message: (message) => this.#receive(message),
      link: (state) => (this.link = state),
      refused: (why) => (this.refusal = why),
    });
    this.people = new People(
      {
        step: (step, heed) => this.#connection.step(step, heed),
        speak: (phrase) => this.#connection.speak(phrase),
        announce: (words) => this.say(words),
        notify: (words) => this.notify(words),
      },
      device,
    );
  }

  myTurn = $derived((this.latest?.legal.length ?? 0) > 0 && this.sent === null && this.coming === 0);
  options = $derived<Play[]>(this.choosing && this.latest ? playsOf(this.choosing, this.latest.legal) : []);
  /** Buttons appear with what they answer to, never before it has been shown. */
  otherActions = $derived(
    this.sent === null && this.display.view === this.latest
      ? otherActions(this.latest?.legal ?? []).filter((action) => action !== CLAIM)
      : [],
  );
  advised = $derived<Play | null>(this.advice && readPlay(this.advice.action));
  mayAsk = $derived((this.table?.hints ?? false) && settings.now.hints && this.myTurn);
  mayClaim = $derived(this.sent === null && (this.latest?.may_claim ?? false));
  side = $derived(this.table ? sideOf(this.table, this.table.seat) : 0);
  /** Whether the round after the one on the score sheet has begun. */
  behind = $derived(this.sheet !== null && this.latest?.phase !== 'over');

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    if (this.held) this.#send(this.held.action);
    this.#connection.stop();
    this.display.queue.hurry();
  }

  /** Hears everything in the language of the page, which has changed. */
  hearAnew(): void {
    this.#connection.again();
  }

  wake(): void {
    this.#connection.hurry();
  }

  /** Shows at once what is still to be shown; whether that is what was meant. */
  hurry(): boolean {
    if (this.coming > 0) this.#passed = performance.now();
    this.display.queue.hurry();
    return performance.now() - this.#passed < PASSED;
  }

  ways(card: Card): Play[] {
    return this.myTurn && this.latest ? playsOf(card, this.latest.legal) : [];
  }

  /** Plays the card if there is one way to, asks which if there are several. */
  choose(card: Card): void {
    if (this.hurry()) return;
    const ways = this.ways(card);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only) return this.act(only.action);
    const again = this.choosing === card;
    this.cancel();
    if (!again && ways.length > 1) this.choosing = card;
  }

  /** A card dragged to the table, or upon a card there: plays what it can only mean, asks about what it could mean. */
  drop(card: Card, upon: Card | null): void {
    if (this.hurry()) return;
    const ways = this.ways(card);
    const fitting = upon === null ? ways : ways.filter((way) => way.captured.includes(upon));
    const only = fitting.length === 1 ? fitting[0] : ways.length === 1 ? ways[0] : undefined;
    if (only) return this.act(only.action);
    this.cancel();
    if (ways.length === 0) return;
    this.choosing = card;
    if (upon !== null && fitting.length > 0) this.picked = [upon];
  }

  /** Picks a table card while choosing; the option that is left alone is played. */
  pickTable(card: Card): void {
    this.picked = togglePick(this.options, this.picked, card);
    const left = narrowOptions(this.options, this.picked);
    const only = left.length === 1 && this.picked.length > 0 ? left[0] : undefined;
    if (only) this.act(only.action);
  }

  /** Points out what a hand card may take. */
  look(card: Card | null): void {
    this.preview = card ? this.ways(card).flatMap((way) => way.captured) : [];
  }

  show(option: Play | null): void {
    this.preview = option?.captured ?? [];
  }

  cancel(): void {
    this.choosing = null;
    this.preview = [];
    this.picked = [];
  }

  claim(): void {
    this.act(CLAIM);
  }

  act(action: string): void {
    if (this.sent !== null) return;
    this.cancel();
    this.#forget();
    this.sent = action;
    const milliseconds = settings.now.takeBack * 1000;
    if (milliseconds === 0 || readPlay(action) === null) return this.#send(action);
    this.held = { action, milliseconds };
    this.#holding = setTimeout(() => this.#send(action), milliseconds);
  }

  #send(action: string): void {
    clearTimeout(this.#holding);
    this.held = null;
    this.#own = action;
    this.#connection.act(this.#version, action);
  }

  /** Nobody has heard of the play yet: it is as if it had not been made. */
  takeBack(): void {
    if (this.held === null) return;
    clearTimeout(this.#holding);
    this.held = this.sent = null;
    this.say(say('taken-back'));
  }

  /** Asks what a good player would do. */
  ask(): void {
    if (this.mayAsk) this.#connection.ask(this.#version);
  }

  #forget(): void {
    this.notice = '';
    this.advice = null;
  }

  next(): void {
    if (this.behind) this.sheet = null;
    if (this.sent !== null || this.latest?.phase !== 'over') return;
    this.sent = 'next';
    this.#connection.next(this.#version);
  }

  say(words: string): void {
    if (words) this.lines = [...this.lines.slice(1 - LINES_KEPT), { n: ++this.#spoken, words }];
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#missed = this.latest !== null;
        this.table = message;
        this.people.came(message);
        deck.use(message);
        break;
      case 'advice':
        this.#advised(message);
        break;
      case 'update':
        this.people.follow(message);
        this.#update(message);
        break;
      case 'room':
        this.people.meet(message);
        break;
      case 'shuffle':
        this.people.mix(message);
        break;
      case 'said':
        if (this.table) this.people.hear(message, seatName(this.table, message.seat));
        break;
      case 'error':
        if (message.id === null) this.people.farewell = message.message;
        this.#refused(message.message);
        break;
      case 'ok':
        break;
    }
  }

  #advised(advice: Advice): void {
    if (advice.version !== this.#version || this.sent !== null) return;
    this.cancel();
    this.advice = advice;
    this.say(adviceText(advice));
  }

  /** Shows a notice for a while. */
  notify(words: string): void {
    this.notice = words;
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.notice = ''), NOTICE_SHOWN);
  }

  #refused(words: string): void {
    this.notify(words);
    if (this.#connection.busy || this.held) return; // it was something beside the play
    this.sent = null;
    this.cancel();
    this.display.queue.hurry();
  }

  #update(update: Update): void {
    const before = this.latest;
    this.latest = update.view;
    this.latestSheet = update.view.phase === 'over' ? update.sheet : null;
    if (update.version !== this.#version) this.#overtaken();
    this.#version = update.version;
    if (update.view.phase !== 'over' && (this.sent === 'next' || this.table?.watching)) this.sheet = null;
    if (this.sent !== 'next' || update.view.phase !== 'over') this.sent = null;
    if (this.choosing && !playsOf(this.choosing, update.view.legal).length) this.cancel();
    const computers = update.events.filter((event) => this.#isComputers(event)).length;
    this.coming += computers;
    const missed = this.#missed;
    this.#missed = false;
    const late = this.people.late;
    this.display.queue.push(async () => {
      if (this.display.view !== null && before !== null) await this.#play(update);
      if (!missed) this.#explain(update, late);
      const turned = this.display.view?.turn !== update.view.turn;
      if (this.display.view === null) await this.#enter(update);
      else this.#settle(update);
      this.coming -= computers;
      this.#rested = performance.now();
      if (turned && update.view.legal.length > 0) this.say(t.said.yourTurn);
    });
    if (missed) this.display.queue.hurry();
    this.changed(this);
  }

  /** Says so if one's own seat has played, and not from here. */
  #explain({ events }: Update, late: boolean): void {
    const mine =
      this.table && events.find((event) => event.type === 'played' && isOwn(this.table as TableInfo, event.seat));
    if (mine?.type !== 'played') return;
    const own = this.#own === mine.action;
    this.#own = null;
    if (own || mine.action === CLAIM) return;
    this.notify(say(late ? 'clock-out' : 'played-elsewhere'));
  }

  /** What was waiting or advised belongs to a table that is not there any more. */
  #overtaken(): void {
    clearTimeout(this.#holding);
    this.held = null;
    this.advice = null;
  }

  /** Says how things stand, once the page is there to say it. */
  async #enter(update: Update): Promise<void> {
    this.#settle(update);
    await tick();
    this.say(standing(update.view));
  }

  async #play(update: Update): Promise<void> {
    for (const event of update.events) {
      if (this.#isComputers(event)) await this.#think(event.seat);
      if (this.table) this.say(eventText(this.table, event, update.view));
      if (event.type === 'played' && event.action === CLAIM) this.claimer = event.seat;
      await animateEvent(this.display, this.table, event, update.view);
    }
  }

  #isComputers(event: GameEvent): event is PlayedEvent {
    return event.type === 'played' && (this.table?.seats[event.seat]?.player ?? 'person') !== 'person';
  }

  /** A computer takes its time, less what has gone by since the last play was shown. */
  #think(seat: number): Promise<void> {
    const { hands = [], table = [] } = this.display.view ?? {};
    const long = thinkingTime(settings.now.pace, hands[seat] ?? 0, table.length);
    return this.display.queue.wait(long - (performance.now() - this.#rested));
  }

  /** Shows exactly what the server said, whatever was animated before. */
  #settle(update: Update): void {
    this.display.settle(update.view);
    if (update.view.phase !== 'over') return;
    this.sheet = update.sheet;
    this.scored = update.view;
  }
}
