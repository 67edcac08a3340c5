/** A position on the board in which an action is tried: of a moment or of a puzzle. */

import type { PresenceInfo } from '../room/ui/SeatPresence.svelte';
import { otherActions, readPlay, type Play } from '../table/actions';
import { BoardDisplay } from '../table/animation/board-display.svelte';
import type { Slots } from '../table/animation/slots';
import { CardChoice } from '../table/card-choice.svelte';
import type { OpenWindow } from '../table/windows/open-window';
import type { View } from '../protocol';

/** The parts of the board see it as the session of a game. */
export abstract class TrialSession {
  /** The action that was tried last. */
  tried = $state<string | null>(null);
  /** Whether the best action and the values are shown. */
  isRevealed = $state(false);
  openWindow = $state.raw<OpenWindow | null>(null);

  readonly display = new BoardDisplay();
  readonly people: PresenceInfo = { room: null, phrases: {}, deadline: null };
  readonly choice = new CardChoice({
    legal: () => this.view.legal,
    isMyTurn: () => this.isMyTurn,
    mayChoose: () => true,
    act: (action) => this.act(action),
  });

  isMyTurn = $derived(!this.isRevealed);

  /**
   * @param view the seat's view, with its legal actions
   * @param ownSide the side of the seat
   */
  constructor(
    readonly view: View,
    slots: Slots,
    readonly ownSide: number,
  ) {
    this.display.show(view);
    this.display.slots = slots;
  }

  /** The best action, or null if it is not known. */
  abstract get best(): string | null;

  /** Whether an action is good enough to end the search for the best one. */
  abstract isRight(action: string): boolean;

  /** The card of the action that was right stays lifted, as while the server is asked in a game. */
  get sentAction(): string | null {
    return this.isRevealed && this.tried !== null && this.isRight(this.tried) ? this.tried : null;
  }

  /** Buttons for actions that are not plays; a claim would need another question. */
  get otherActions(): string[] {
    return this.isMyTurn ? otherActions(this.view.legal).filter((action) => action !== 'claim') : [];
  }

  /** The best play, once it is shown. */
  get advisedPlay(): Play | null {
    return this.isRevealed ? readPlay(this.best ?? '') : null;
  }

  /** Tries an action. */
  act(action: string): void {
    if (!this.isMyTurn) return;
    this.choice.cancel();
    this.tried = action;
    this.isRevealed = this.isRight(action);
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
