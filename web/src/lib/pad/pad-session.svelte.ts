/** A game of the score pad while it is open: what was tapped is stored at once, and can be undone. */

import type { ScoreLine } from '../protocol';
import { emptyRound, isEmpty, MOST_ROUNDS, type PadGame, type PadRound } from './pad-game';
import { loadPadGame, savePadGame } from './saved-pad-games';

/** How many changes can be undone. */
const MOST_CHANGES = 500;

export class PadSession {
  game = $state.raw<PadGame>() as PadGame;
  /** The index of the round that is being corrected; null for the one that is being played. */
  corrected = $state<number | null>(null);
  /** Why the round shown has the points that its cards score, after they were counted. */
  reasons = $state.raw<readonly ScoreLine[]>([]);
  #before = $state.raw<readonly PadGame[]>([]);

  constructor(game: PadGame) {
    this.game = game;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** The index of the round shown. */
  get index(): number {
    return this.corrected ?? this.game.rounds.length;
  }

  /** The round shown. */
  get round(): PadRound {
    return this.game.rounds[this.index] ?? this.game.current;
  }

  get isFull(): boolean {
    return this.game.rounds.length >= MOST_ROUNDS;
  }

  change(changes: Partial<PadGame>): void {
    this.#before = [...this.#before, this.game].slice(-MOST_CHANGES);
    this.#store({ ...this.game, ...changes });
  }

  changeRound(round: PadRound, reasons: readonly ScoreLine[] = []): void {
    const { corrected } = this;
    this.change(corrected === null ? { current: round } : { rounds: this.game.rounds.with(corrected, round) });
    this.reasons = reasons;
  }

  /** Ends the round that is being played, or its correction. */
  endRound(): void {
    const { rounds, current } = this.game;
    if (this.corrected === null) this.change({ rounds: [...rounds, current], current: emptyRound() });
    this.showRound(null);
  }

  removeRound(index: number): void {
    this.change({ rounds: this.game.rounds.filter((_, n) => n !== index) });
    this.showRound(null);
  }

  /** Shows a round to correct it, or the one that is being played. */
  showRound(index: number | null): void {
    this.corrected = index;
    this.reasons = [];
  }

  /** Takes back the last change. */
  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#store(last);
    if (this.corrected !== null && this.corrected >= last.rounds.length) this.corrected = null;
    this.reasons = [];
  }

  /** Whether there is nothing in the game yet that could be lost. */
  get isUnused(): boolean {
    return this.game.rounds.length === 0 && isEmpty(this.game.current);
  }

  /** Takes over what another tab has stored. */
  reload(): void {
    const stored = loadPadGame(this.game.id);
    if (!stored || JSON.stringify(stored) === JSON.stringify(this.game)) return;
    this.game = stored;
    this.#before = [];
    this.showRound(null);
  }

  #store(game: PadGame): void {
    this.game = { ...game, changed: Date.now() };
    savePadGame(this.game);
  }
}
