/** The table of a puzzle: its game, as the seat of the puzzle sees it. */

import type { TableInfo } from '../protocol';
import type { Puzzle } from './pack';

/** The others have no names, since nobody knows them: they are opponents, with a number if there are several. */
export function puzzleTable(
  table: TableInfo,
  { view }: Pick<Puzzle, 'view'>,
  { opponent, partner }: { opponent: string; partner: string },
): TableInfo {
  const own = view.seat ?? 0;
  const isPartner = (seat: number): boolean => table.seats[seat]?.side === table.seats[own]?.side;
  const opponents = table.seats.map((_, seat) => seat).filter((seat) => !isPartner(seat));
  const name = (seat: number): string => {
    if (isPartner(seat)) return partner;
    return opponents.length > 1 ? `${opponent} ${opponents.indexOf(seat) + 1}` : opponent;
  };
  return {
    ...table,
    seat: own,
    watching: false,
    seats: table.seats.map((info, seat) => ({ ...info, name: seat === own ? '' : name(seat) })),
  };
}
