/** A replay as the parts of the board see it: nobody plays from here, except in a variation. */

import type { HandSession } from '../table/board/Hand.svelte';
import type { TableSession } from '../table/board/TableCards.svelte';
import type { PresenceInfo } from '../room/ui/SeatPresence.svelte';
import type { ReplaySession } from './replay-session.svelte';

const NOBODY: PresenceInfo = { room: null, phrases: {}, deadline: null };

type Chooser = Pick<ReplaySession, 'otherActions'> & { act: (action: string) => void };

export function boardSession(session: ReplaySession): TableSession & HandSession & Chooser & { people: PresenceInfo } {
  return {
    display: session.display,
    choice: session.choice,
    get openWindow() {
      return session.openWindow;
    },
    set openWindow(window) {
      session.openWindow = window;
    },
    get isMyTurn() {
      return session.isMyTurn;
    },
    get sentAction() {
      return session.sentAction;
    },
    get otherActions() {
      return session.otherActions;
    },
    act: (action) => void session.act(action),
    ownSide: 0,
    people: NOBODY,
    advisedPlay: null,
  };
}
