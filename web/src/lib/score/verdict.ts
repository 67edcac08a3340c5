/** How a game ended, in words. */

import { flag, list, say, t } from '../i18n';
import type { ScoreSheet, TableInfo } from '../protocol';
import { seatName, sideName } from '../table/text/event-text';
import { isOwn, members, sideOf } from '../table/seating';

export interface Verdict {
  ours: boolean;
  title: string;
  /** The reason, if not simply points, and the sides that have lost doubly. */
  notes: string[];
}

/** The verdict, or null while the game continues. `claimer` is the seat whose claim ended it, if one did. */
export function verdict(table: TableInfo, sheet: ScoreSheet, claimer: number | null): Verdict | null {
  const own = table.watching ? -1 : sideOf(table, table.seat);
  if (sheet.winners.length === 0) return null;
  return {
    ours: sheet.winners.includes(own),
    title: titleText(table, sheet.winners, own),
    notes: [reasonText(table, sheet, claimer), doubleLossText(table, sheet.doubly_lost, own)].filter(Boolean),
  };
}

/** The sides in the order of the final score: the winners first. */
export function winnersFirst(sides: readonly number[], { winners }: Pick<ScoreSheet, 'winners'>): number[] {
  return [...sides.filter((side) => winners.includes(side)), ...sides.filter((side) => !winners.includes(side))];
}

function titleText(table: TableInfo, winners: readonly number[], own: number): string {
  if (winners.length > 1) return say('share-win', { names: sideNames(table, winners) });
  if (winners[0] !== own) return t.wins(sideName(table, winners[0] ?? 0));
  return members(table.seats, own).length > 1 ? t.yourSideWins : t.youWin;
}

function reasonText(table: TableInfo, { lines, reason, winners }: ScoreSheet, claimer: number | null): string {
  if (reason === 'outright')
    return say('won-outright', { name: lines.find(({ key }) => key === 'outright')?.label ?? '' });
  if (reason !== 'claim' || claimer === null) return '';
  const right = winners.includes(sideOf(table, claimer));
  return say(right ? 'claim-right' : 'claim-wrong', {
    name: seatName(table, claimer),
    you: flag(isOwn(table, claimer)),
  });
}

function doubleLossText(table: TableInfo, lost: readonly number[], own: number): string {
  if (lost.length === 0) return '';
  if (lost.length === 1 && lost[0] === own && members(table.seats, own).length === 1) return say('double-lost-you');
  const many = lost.length > 1 || members(table.seats, lost[0] ?? 0).length > 1;
  return say('double-lost', { names: sideNames(table, lost), many: flag(many) });
}

function sideNames(table: TableInfo, sides: readonly number[]): string {
  return list(sides.map((side) => sideName(table, side)));
}
