/** The choice of a play: which card of the hand, and which cards it captures. */

import type { Card } from '../protocol';
import { narrowOptions, playsOf, togglePick, type Play } from './actions';
import type { DropTarget } from './drag.svelte';

interface Player {
  /** The text of the legal actions. */
  legal: () => readonly string[];
  isMyTurn: () => boolean;
  /** Whether a tap or key is meant for the card; it may have ended an animation instead. */
  mayChoose: () => boolean;
  act: (action: string) => void;
}

export class CardChoice {
  /** The hand card whose play is being chosen. */
  card = $state<Card | null>(null);
  /** The cards picked for it so far, on the table or on top of piles. */
  pickedCards = $state.raw<Card[]>([]);
  /** The cards that the card or option under the pointer would capture. */
  previewedCards = $state.raw<Card[]>([]);

  constructor(private readonly player: Player) {}

  /** The plays of the chosen card. */
  options = $derived.by<Play[]>(() => (this.card ? playsOf(this.card, this.player.legal()) : []));

  /** The options that take all cards picked so far. */
  remaining = $derived(narrowOptions(this.options, this.pickedCards));

  /** The numbers, from 1, of the options that capture a card. */
  optionNumbers(card: Card): number[] {
    return this.options.flatMap((option, n) => (option.captured.includes(card) ? [n + 1] : []));
  }

  /** The plays of a card; none when it is not this player's turn. */
  plays(card: Card): Play[] {
    return this.player.isMyTurn() ? playsOf(card, this.player.legal()) : [];
  }

  /** Plays the card if it has one legal play; asks which if it has several. */
  choose(card: Card): void {
    if (!this.player.mayChoose()) return;
    const plays = this.plays(card);
    const only = plays.length === 1 ? plays[0] : undefined;
    if (only) return this.player.act(only.action);
    const wasChosen = this.card === card;
    this.cancel();
    if (!wasChosen && plays.length > 1) this.card = card;
  }

  /**
   * Handles a card dragged onto the table, or onto a card there or on top of a pile: plays it if that has one meaning,
   * else asks. A pile that it cannot steal gives it back.
   */
  drop(card: Card, { card: target, isPile }: DropTarget): void {
    if (!this.player.mayChoose()) return;
    const plays = this.plays(card);
    const fitting = target === null ? plays : plays.filter((play) => play.captured.includes(target));
    if (isPile && fitting.length === 0) return;
    const only = fitting.length === 1 ? fitting[0] : plays.length === 1 ? plays[0] : undefined;
    if (only) return this.player.act(only.action);
    this.cancel();
    if (plays.length === 0) return;
    this.card = card;
    if (target !== null && fitting.length > 0) this.pickedCards = [target];
  }

  /** Picks a card on the table or on top of a pile while choosing; plays the option if only one remains. */
  pickTableCard(card: Card): void {
    this.pickedCards = togglePick(this.options, this.pickedCards, card);
    const only = this.remaining.length === 1 && this.pickedCards.length > 0 ? this.remaining[0] : undefined;
    if (only) this.player.act(only.action);
  }

  /** Marks the cards that a hand card could capture. */
  previewCard(card: Card | null): void {
    this.previewedCards = card ? this.plays(card).flatMap((play) => play.captured) : [];
  }

  previewOption(option: Play | null): void {
    this.previewedCards = option?.captured ?? [];
  }

  cancel(): void {
    this.card = null;
    this.previewedCards = [];
    this.pickedCards = [];
  }
}
