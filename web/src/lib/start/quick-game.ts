/** The game that the main button of the start page starts. */

import { savedTables, type SavedTable } from '../storage/saved-tables';
import type { HomeGame } from './home-game';
import { DEFAULT_LEVEL, gameAgainstComputers, OPEN_SEAT, type TableChoice } from './open-table';

/** The game played last, with computers at the seats of people, or the one of the reader's country. */
export function quickGame(home: HomeGame, saved: readonly SavedTable[] = savedTables()): TableChoice {
  const last = saved.find(({ variant }) => variant);
  if (!last) return gameAgainstComputers(home.variant, home.title, 2);
  const { variant, title, seats, settings = {} } = last;
  return {
    variant,
    title,
    seats,
    settings,
    against: last.against.map((who) => (who === OPEN_SEAT ? DEFAULT_LEVEL : who)),
  };
}
