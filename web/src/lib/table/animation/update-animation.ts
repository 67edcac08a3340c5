/** The animation of an update: its events in order, each computer's after a time to think. */

import type { GameEvent, Move, TableInfo, Update, View } from '../../protocol';
import { settings } from '../../settings/settings.svelte';
import { actionIn } from '../actions';
import type { BoardDisplay } from './board-display.svelte';
import { animateEvent, callOut, viewAfter } from './event-animation';
import { thinkingTime } from './pace';

interface Timing {
  /** When the last play was shown, in milliseconds; computers think from then on. */
  lastShownAt: number;
  /** Whether computers play without thinking. */
  hurries: () => boolean;
  /** Your play that is on the board already; null if there is none. */
  shownPlay: string | null;
}

/** Animates the events of an update on the board. `tell` is called before each, with the view that it leads to. */
export async function animateUpdate(
  display: BoardDisplay,
  table: TableInfo | null,
  update: Update,
  timing: Timing,
  tell: (event: GameEvent, view: View) => void,
): Promise<void> {
  for (const event of update.events) {
    const action = actionIn(event);
    if (isOfComputer(table, action) && !timing.hurries())
      await pauseToThink(display, table, action.seat, timing.lastShownAt);
    const view = viewAfter(event, update.events, update.view);
    tell(event, view);
    if (event.type === 'played' && event.action === timing.shownPlay) callOut(display, table, event);
    else await animateEvent(display, table, event, view);
  }
}

export function isOfComputer(table: TableInfo | null, action: Move | null): action is Move {
  return action !== null && (table?.seats[action.seat]?.player ?? 'person') !== 'person';
}

/** Waits for a computer's thinking time, less the time since the last play was shown. */
function pauseToThink(display: BoardDisplay, info: TableInfo | null, seat: number, lastShownAt: number): Promise<void> {
  const { hands = [], table = [] } = display.view ?? {};
  const long = thinkingTime(settings.now.pace, hands[seat] ?? 0, table.length, info?.seats.length ?? 2);
  return display.queue.wait(long - (performance.now() - lastShownAt));
}
