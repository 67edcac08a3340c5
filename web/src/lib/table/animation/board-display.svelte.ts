/** The contents of the board, which lag behind the server's last update while events are animated. */

import type { Card, TableInfo, View } from '../../protocol';
import { sweepCalls } from '../text/event-text';
import { settings } from '../../settings/settings.svelte';
import { sound, type Cue } from '../../sound/sound.svelte';
import { AnimationQueue } from './queue';
import { placeCards, type Slots } from './slots';
import { FlightAnimator } from './flights.svelte';

/** How long a sweep is called out, in milliseconds. */
const CALL_SHOWN = 1600;

/** A card just played, next to the cards it captures. */
export interface InPlay {
  card: Card;
  seat: number;
  captured: Card[];
}

export class BoardDisplay {
  /** Null until the first update is shown. */
  view = $state.raw<View | null>(null);
  /** The slots of the cards on the table. */
  slots = $state.raw<Slots>([]);
  inPlay = $state.raw<InPlay | null>(null);
  dealing = $state<'no' | 'hands' | 'all'>('no');
  /** The sweep being called out. */
  sweepCall = $state.raw<{ words: string; seat: number } | null>(null);

  readonly queue = new AnimationQueue(() => settings.tempo);
  readonly flightAnimator = new FlightAnimator(this.queue);

  /** Shows exactly this view, whatever was animated before. */
  show(view: View): void {
    this.flightAnimator.clear();
    this.inPlay = null;
    this.dealing = 'no';
    this.view = view;
    this.slots = placeCards(this.slots, view.table);
  }

  /** Makes a sound for the current animation; none if that is skipped. */
  playSound(cue: Cue): void {
    if (!this.queue.skipping) sound.play(cue);
  }

  /** Calls out a sweep for a while, or several. */
  callSweep(table: TableInfo | null, seat: number, sweeps = 1): void {
    const words = sweepCalls(table, sweeps);
    if (!words) return;
    this.playSound('sweep');
    this.call(words, seat);
  }

  /** Calls out words for a while. */
  call(words: string, seat: number): void {
    const call = { words, seat };
    this.sweepCall = call;
    setTimeout(() => {
      if (this.sweepCall === call) this.sweepCall = null;
    }, CALL_SHOWN);
  }
}
