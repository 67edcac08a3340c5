/** A replay in the page: which position is shown, whose cards are seen, and autoplay. */

import { loadVariation, recordedPosition } from '../api';
import { deck } from '../cards/deck.svelte';
import type { Replay } from '../http-messages';
import { language, say, t } from '../i18n';
import { settings } from '../settings/settings.svelte';
import { readItem, writeItem } from '../storage/storage';
import { otherActions } from '../table/actions';
import { CardChoice } from '../table/card-choice.svelte';
import { animateEvent, viewAfter } from '../table/animation/event-animation';
import { BoardDisplay } from '../table/animation/board-display.svelte';
import { thinkingTime } from '../table/animation/pace';
import type { OpenWindow } from '../table/windows/open-window';
import { eventText, seatName } from '../table/text/event-text';
import {
  addressOf,
  findPosition,
  isGameOver,
  openHands,
  positionsOf,
  roundStarts,
  serverAddress,
  tableFrom,
  viewFrom,
  type Position,
  type Viewpoint,
} from './positions';
import { variationLine, withVariation, type VariationLine } from './variation';
import { refusalText } from '../refusal-text';

const LINES_KEPT = 12;
/** Milliseconds between two steps of autoplay, in addition to the computers' pace. */
const BETWEEN = 1000;
/** How long autoplay shows a score sheet, in milliseconds. */
const SHEET_SHOWN = 5000;
/** Milliseconds. */
const NOTICE_SHOWN = 9000;
const SPOILERS_HIDDEN = 'replay-spoilers-hidden';

interface Options {
  /** The text of the record. */
  record?: string;
  /** Where it begins, as in `#3.14`. */
  address?: string;
  /** The viewer's seat, if known. */
  ownSeat?: number | null;
  /** Is told the address of every position that is shown. */
  onmove?: (address: string) => void;
}

export class ReplaySession {
  #replay = $state.raw<Replay>() as Replay;
  #bottom = $state(0);
  #ownSeat = $state<number | null>(null);
  /** The position that is shown, or about to be shown. */
  index = $state(0);
  /** The furthest position that has been shown so far. */
  reached = $state(0);
  /** The only seat whose hand is shown, or null if all hands are. */
  seat = $state<number | null>(null);
  isPlaying = $state(false);
  /** Whether positions that have not been reached are kept secret. */
  hidesSpoilers = $state(readItem<boolean>(SPOILERS_HIDDEN) ?? false);
  /** Why another position is shown than the address says. */
  notice = $state('');
  announcements = $state.raw<{ n: number; words: string }[]>([]);
  openWindow = $state.raw<OpenWindow | null>(null);
  /** Whether the dialog asks for the seat and level to play on with from here. */
  isPlayingOn = $state(false);

  /** The variation that is tried, or null if the game is shown. */
  variation = $state.raw<VariationLine | null>(null);
  /** The seat at the bottom of the board in a variation: the one on turn. */
  #turned = $state<number | null>(null);
  /** The action of a variation that the server is asked about. */
  sentAction = $state<string | null>(null);

  #game = $derived(positionsOf(this.#replay));
  positions = $derived(withVariation(this.#game, this.variation));
  viewpoint = $derived<Viewpoint>(
    this.variation ? { seat: null, bottom: this.#turned ?? this.#bottom } : { seat: this.seat, bottom: this.#bottom },
  );
  table = $derived(tableFrom(this.#replay.table, this.viewpoint));
  current = $derived(this.positions[this.index] as Position);
  /** The part after the # for the current position. */
  address = $derived(addressOf(this.#game[Math.min(this.index, this.variation?.from ?? Infinity)] as Position));
  lastIndex = $derived(this.positions.length - 1);
  /** The positions that may be described: those reached, if spoilers are hidden. */
  known = $derived(this.hidesSpoilers && !this.variation ? this.positions.slice(0, this.reached + 1) : this.positions);
  roundStarts = $derived(roundStarts(this.positions));
  /** The seat to play on with from here, unless another is chosen. */
  seatToPlayOn = $derived(this.seat ?? this.#ownSeat ?? this.current.frame.view.turn ?? 0);
  /** Whether the game goes on after the current position. */
  canPlayOn = $derived(!this.variation && !isGameOver(this.current, this.#replay));
  /** Whether other actions can be tried: the round goes on after the current position. */
  canVary = $derived(!this.variation && this.current.frame.view.turn !== null);
  /** Whether somebody has something to decide in the current position. */
  canExplore = $derived(this.current.frame.view.turn !== null && !this.current.sheet);
  /** The legal actions of the seat on turn, in a variation. */
  legal = $derived(this.current.sheet ? [] : (this.variation?.legal[this.index - this.variation.from] ?? []));
  isMyTurn = $derived(this.legal.length > 0 && this.sentAction === null);
  otherActions = $derived(this.isMyTurn ? otherActions(this.legal) : []);

  /** Which position is shown, in words. */
  label = $derived.by(() => {
    const { round, action, sheet } = this.current;
    if (sheet) return say('replay-at-score', { round });
    return action ? say('replay-at-action', { round, action }) : say('replay-at-deal', { round });
  });

  /** The player whose action is being chosen in the variation; empty if none is. */
  variationWords = $derived.by(() => {
    const { turn } = this.current.frame.view;
    if (!this.variation) return '';
    if (turn === null || !this.legal.length) return say('variation-ended');
    return say('variation-choose', { name: seatName(this.table, turn) });
  });

  readonly display = new BoardDisplay();
  /** The text of the record. */
  readonly record: string;
  readonly choice = new CardChoice({
    legal: () => this.legal,
    isMyTurn: () => this.isMyTurn,
    mayChoose: () => true,
    act: (action) => void this.act(action),
  });
  #announced = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onmove: (address: string) => void;

  constructor(replay: Replay, { record = '', address = '', ownSeat = null, onmove = () => {} }: Options = {}) {
    this.#replay = replay;
    this.record = record;
    this.#ownSeat = ownSeat;
    this.#bottom = ownSeat ?? 0;
    this.#onmove = onmove;
    deck.use(replay.table);
    if (this.positions.length > 0 && !this.goToAddress(address)) this.goTo(0);
  }

  /** Shows the same game in another language. */
  translate(replay: Replay): void {
    this.#leaveVariation();
    this.#replay = replay;
    this.#showCurrent();
  }

  /** Goes to the position with that address, or to the nearest one with a notice; false if it is not an address. */
  goToAddress(address: string): boolean {
    this.#leaveVariation();
    const found = findPosition(this.positions, address);
    if (!found) return false;
    this.goTo(found.index);
    if (!found.exact) this.#notify(say('replay-no-turn', { turn: address.replace('#', ''), nearest: this.label }));
    return true;
  }

  /** Shows a position at once, and ends autoplay. */
  goTo(index: number): void {
    this.stopAutoplay();
    this.display.queue.skip();
    this.#moveTo(Math.min(Math.max(index, 0), this.lastIndex));
    this.#showCurrent();
    this.display.queue.push(() => Promise.resolve(this.#showCurrent())); // after what was still to be animated
    this.announce(this.#positionWords());
  }

  goForward(): void {
    this.stopAutoplay();
    this.#advance();
  }

  goBack(): void {
    this.goTo(this.index - 1);
  }

  goToStart(): void {
    this.goTo(0);
  }

  /** To the last position that may be described. */
  goToEnd(): void {
    this.goTo(this.known.length - 1);
  }

  goToNextRound(): void {
    this.goTo(this.roundStarts.find((start) => start > this.index) ?? this.known.length - 1);
  }

  /** To the beginning of this round, or from there of the round before. */
  goToPreviousRound(): void {
    this.goTo(this.roundStarts.findLast((start) => start < this.index) ?? 0);
  }

  toggleAutoplay(): void {
    if (this.isPlaying) return this.stopAutoplay();
    if (this.index === this.lastIndex) this.goTo(0);
    this.isPlaying = true;
    this.#playOn();
  }

  stopAutoplay(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** The page is left. */
  stop(): void {
    this.stopAutoplay();
    this.display.queue.skip();
    deck.use();
  }

  /** Asks for the seat and level to play on with from the current position. */
  playOn(): void {
    if (this.variation) return;
    if (!this.canPlayOn) return this.#notify(say('practice-over'));
    this.stopAutoplay();
    this.isPlayingOn = true;
  }

  /** Begins a variation: from the current position on, actions are chosen for every seat. */
  async vary(): Promise<void> {
    if (this.variation) return;
    if (!this.canVary) return this.#notify(say('variation-over'));
    this.stopAutoplay();
    await this.#loadVariation(this.index, []);
  }

  /** The current position of the seat on turn, in one line, or null if there is nothing to decide or no answer. */
  async positionToExplore(): Promise<string | null> {
    if (!this.canExplore) {
      this.#notify(say('variation-over'));
      return null;
    }
    const from = this.variation?.from ?? this.index;
    const actions = this.variation?.actions.slice(0, this.index - from) ?? [];
    const position = serverAddress(this.#game[from] as Position);
    try {
      return (await recordedPosition({ record: this.record, position, actions, lang: language.lang })).position;
    } catch (error) {
      this.#notify(refusalText(error));
      return null;
    }
  }

  /** Takes an action in the variation. */
  async act(action: string): Promise<void> {
    const line = this.variation;
    if (!line || !this.isMyTurn) return;
    this.choice.cancel();
    const before = line.actions.slice(0, this.index - line.from);
    if (line.actions[before.length] === action) return this.goForward();
    this.sentAction = action;
    await this.#loadVariation(line.from, [...before, action]);
    this.sentAction = null;
  }

  /** Goes back to the game, to where the variation departed from it. */
  endVariation(): void {
    const { variation } = this;
    if (!variation) return;
    this.#leaveVariation();
    this.goTo(variation.from);
  }

  #leaveVariation(): void {
    if (!this.variation) return;
    this.choice.cancel();
    this.index = Math.min(this.index, this.variation.from);
    this.variation = this.#turned = this.sentAction = null;
  }

  async #loadVariation(from: number, actions: readonly string[]): Promise<void> {
    const [departure, before] = [this.#game[from] as Position, this.variation];
    const position = serverAddress(departure);
    const wanted = { record: this.record, position, actions: [...actions], lang: language.lang };
    try {
      const found = await loadVariation(wanted);
      if (this.variation !== before || this.index !== from + Math.max(actions.length - 1, 0)) return;
      this.variation = variationLine(from, departure, actions, found);
    } catch (error) {
      return this.#notify(refusalText(error));
    }
    if (actions.length) this.#advance();
    else this.goTo(from);
  }

  /** Shows all hands (null), or only what one seat knew. */
  showHandsOf(seat: number | null): void {
    this.seat = seat;
    this.#bottom = seat ?? this.#bottom;
    this.#showCurrent();
    this.announce(this.#handWords(this.current));
  }

  /** Shows all hands, or only that at the bottom of the board. */
  toggleHands(): void {
    this.showHandsOf(this.seat === null ? this.#bottom : null);
  }

  hideSpoilers(hidden: boolean): void {
    this.hidesSpoilers = hidden;
    this.reached = this.index;
    writeItem(SPOILERS_HIDDEN, hidden);
  }

  announce(words: string): void {
    if (!words) return;
    this.announcements = [...this.announcements.slice(1 - LINES_KEPT), { n: ++this.#announced, words }];
  }

  #playOn(): void {
    if (!this.isPlaying) return;
    if (this.index === this.lastIndex) return this.stopAutoplay();
    this.#advance();
    this.display.queue.push(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#playOn(), this.#restTime());
      return Promise.resolve();
    });
  }

  /** How long autoplay shows the position, in milliseconds. */
  #restTime(): number {
    if (this.current.sheet) return SHEET_SHOWN;
    const { hands, table, turn } = this.current.frame.view;
    return BETWEEN + thinkingTime(settings.now.pace, hands[turn ?? 0] ?? 0, table.length, hands.length);
  }

  /** To the next position, with what happens on the way. */
  #advance(): void {
    if (this.index >= this.lastIndex) return;
    this.display.queue.skip();
    this.#moveTo(this.index + 1);
    const position = this.current;
    this.display.queue.push(async () => {
      for (const event of position.events) {
        this.announce(this.#eventWords(position, event));
        const view = viewAfter(event, position.events, viewFrom(position, this.viewpoint));
        await animateEvent(this.display, this.table, event, view);
      }
      if (position.events.some(({ type }) => type === 'dealt')) this.announce(this.#handWords(position));
      this.announce(this.variationWords);
      if (this.current === position) this.#showCurrent();
    });
  }

  #notify(words: string): void {
    this.notice = words;
    setTimeout(() => {
      if (this.notice === words) this.notice = '';
    }, NOTICE_SHOWN);
  }

  #moveTo(index: number): void {
    if (this.variation && index < this.variation.from) this.#leaveVariation();
    this.choice.cancel();
    this.index = index;
    if (!this.variation) this.reached = Math.max(this.reached, index);
    this.notice = '';
    this.#onmove(this.address);
  }

  #showCurrent(): void {
    if (this.positions.length === 0) return;
    if (this.variation) this.#turned = this.current.frame.view.turn ?? this.#turned;
    this.display.show(viewFrom(this.current, this.viewpoint));
    this.display.slots = this.current.slots;
  }

  // Announcements

  #eventWords({ frame, events }: Position, event: Position['events'][number]): string {
    return eventText(this.table, event, { ...viewAfter(event, events, frame.view), hand: [] });
  }

  /** Describes the position after a jump: its place, the events that led to it, and what can be seen. */
  #positionWords(): string {
    const { sheet, events, frame } = this.current;
    const happened = events
      .filter(({ type }) => type !== 'dealt')
      .map((event) => this.#eventWords(this.current, event));
    const seen = sheet ? [] : [t.said.tableIs(frame.view.table), this.#handWords(this.current)];
    return [`${this.label}.`, ...happened, ...seen, this.variationWords].filter(Boolean).join(' ');
  }

  /** The hands that are seen. */
  #handWords(position: Position): string {
    return openHands(position, this.viewpoint)
      .map((hand, seat) =>
        hand?.length ? say('replay-holds', { name: seatName(this.table, seat), cards: t.cards(hand) }) : '',
      )
      .filter(Boolean)
      .join(' ');
  }
}
