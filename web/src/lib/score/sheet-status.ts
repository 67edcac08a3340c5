/** How the game goes on after a score sheet, in one sentence. */

import { say, t } from '../i18n';

export interface SheetSituation {
  /** Whether the game is over. */
  ended: boolean;
  watching: boolean;
  nextRoundBegun: boolean;
  isMyTurn: boolean;
  /** The table of the next game with the same people, if there is one. */
  rematch: string | null;
}

/** The sentence below a score sheet; empty if the button says everything. */
export function sheetStatus({ ended, watching, nextRoundBegun, isMyTurn, rematch }: SheetSituation): string {
  if (ended) return rematch === null ? '' : say('room-rematch');
  if (nextRoundBegun) return [say('sheet-behind'), isMyTurn ? t.said.yourTurn : ''].filter(Boolean).join('\u{a0}');
  return watching ? say('watch-sheet') : '';
}
