/** A moment tried again: the position on the board, and what the person would do there. */

import { viewFrom, type Position } from '../replay/positions';
import type { GradedDecision } from '../review-types';
import type { PresenceInfo } from '../room/ui/SeatPresence.svelte';
import { otherActions, readPlay, type Play } from '../table/actions';
import { BoardDisplay } from '../table/animation/board-display.svelte';
import { CardChoice } from '../table/card-choice.svelte';
import type { OpenWindow } from '../table/windows/open-window';
import type { View } from '../protocol';
import { judgeAnswer, type Answer } from './moments';

/** The parts of the board see it as the session of a game. */
export class RetrySession {
  /** The action that was tried last. */
  tried = $state<string | null>(null);
  /** Whether the best action and the values are shown. */
  isRevealed = $state(false);
  openWindow = $state.raw<OpenWindow | null>(null);

  readonly display = new BoardDisplay();
  readonly people: PresenceInfo = { room: null, phrases: {}, deadline: null };
  /** The seat's view, with its legal actions. */
  readonly view: View;
  readonly choice = new CardChoice({
    legal: () => this.view.legal,
    isMyTurn: () => this.isMyTurn,
    mayChoose: () => true,
    act: (action) => this.act(action),
  });

  /** How good the last action tried is, or null if none was tried. */
  answer = $derived.by<Answer | null>(() => (this.tried === null ? null : judgeAnswer(this.decision, this.tried)));
  isMyTurn = $derived(!this.isRevealed);
  /** The card of the action that was right stays lifted, as while the server is asked in a game. */
  sentAction = $derived(this.isRevealed && this.answer !== 'worse' ? this.tried : null);

  /**
   * @param position the one before the decision
   * @param ownSide the side of the seat that decided
   */
  constructor(
    readonly decision: GradedDecision,
    position: Position,
    readonly ownSide: number,
  ) {
    const { seat, judgement } = decision;
    const legal = judgement?.actions.map(({ action }) => action) ?? [];
    this.view = { ...viewFrom(position, { seat, bottom: seat }), legal };
    this.display.show(this.view);
    this.display.slots = position.slots;
  }

  /** Buttons for actions that are not plays; a claim would need another question. */
  get otherActions(): string[] {
    return this.isMyTurn ? otherActions(this.view.legal).filter((action) => action !== 'claim') : [];
  }

  /** The best play, once it is shown. */
  get advisedPlay(): Play | null {
    return this.isRevealed ? readPlay(this.decision.best ?? '') : null;
  }

  /** Tries an action; one that is as good as the best ends the search for it. */
  act(action: string): void {
    if (!this.isMyTurn) return;
    this.choice.cancel();
    this.tried = action;
    this.isRevealed = this.answer !== 'worse';
  }

  reveal(): void {
    this.choice.cancel();
    this.isRevealed = true;
  }

  /** Begins again. */
  reset(): void {
    this.choice.cancel();
    this.tried = null;
    this.isRevealed = false;
  }
}
