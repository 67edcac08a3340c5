/** A replay as the parts of the board see it: a session in which nobody plays from here. */

import { NO_CHOICE } from '../table/card-choice.svelte';
import type { TableSession } from '../table/board/TableCards.svelte';
import type { PresenceInfo } from '../room/ui/SeatPresence.svelte';
import type { ReplaySession } from './replay-session.svelte';

const NOBODY: PresenceInfo = { room: null, phrases: {}, deadline: null };

export function boardSession(session: ReplaySession): TableSession & { people: PresenceInfo } {
  return {
    display: session.display,
    get openWindow() {
      return session.openWindow;
    },
    set openWindow(window) {
      session.openWindow = window;
    },
    ownSide: 0,
    people: NOBODY,
    choice: NO_CHOICE,
    advisedPlay: null,
  };
}
