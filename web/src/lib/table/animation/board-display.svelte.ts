/** What the board shows: behind the server's last update while events are animated. */

import type { Card, PlayedEvent, TableInfo, View } from '../../protocol';
import { say } from '../../i18n';
import { settings } from '../../settings/settings.svelte';
import { AnimationQueue } from './queue';
import { placeCards, type Slots } from './slots';
import { FlightAnimator } from './flights.svelte';

/** Milliseconds for which a sweep is called out. */
const CALL_SHOWN = 1600;

/** A card just played, lying by what it takes. */
export interface InPlay {
  card: Card;
  seat: number;
  captured: Card[];
}

export class BoardDisplay {
  /** Null until the first update is shown. */
  view = $state.raw<View | null>(null);
  /** Where each table card lies. */
  slots = $state.raw<Slots>([]);
  inPlay = $state.raw<InPlay | null>(null);
  dealing = $state<'no' | 'hands' | 'all'>('no');
  /** The sweep being called out. */
  called = $state.raw<{ words: string; seat: number } | null>(null);

  readonly queue = new AnimationQueue(() => settings.tempo);
  readonly stage = new FlightAnimator(this.queue);

  /** Shows exactly this view, whatever was animated before. */
  settle(view: View): void {
    this.stage.clear();
    this.inPlay = null;
    this.dealing = 'no';
    this.view = view;
    this.slots = placeCards(this.slots, view.table);
  }

  /** Calls out a sweep for a while. */
  call(table: TableInfo | null, { seat }: PlayedEvent): void {
    const called = { words: say('sweep-call', { idiom: table?.idiom ?? '' }), seat };
    this.called = called;
    setTimeout(() => {
      if (this.called === called) this.called = null;
    }, CALL_SHOWN);
  }
}
