/** A game of this browser in words: the players, whose turn it is, and when it was played. */

import { language, list, say, t } from '../i18n';
import { dateText } from '../i18n/date-text';
import { isByDay } from '../room/by-day';
import { timeLeftText } from '../room/room-text';
import type { SavedTable } from '../storage/saved-tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The other players, with the level of a computer, and the number of seats if there are more than two. */
export function playersText(game: SavedTable, levelTitle: (name: string) => string): string {
  const others = game.against.flatMap((player, n) => {
    const name = game.names?.[n] ?? '';
    const title = player === 'open' ? '' : levelTitle(player);
    return name && title ? say('player-level', { name, title }) : name || title || [];
  });
  const seats = game.seats > 2 ? say('seats-short', { counts: String(game.seats) }) : '';
  return [others.length ? say('continue-with', { names: list(others) }) : '', seats].filter(Boolean).join(' · ');
}

/** Whose turn it was; empty between the rounds, except in a game by the day. */
export function turnText(game: SavedTable): string {
  if (game.waiting) return say('waiting-for-players');
  if (game.turn === undefined) return isByDay(game.clock) ? say('round-waits') : '';
  if (isOwnTurn(game)) return t.yourTurn;
  const name = game.names?.[game.turn - 1] ?? '';
  return say(isByDay(game.clock) ? 'is-to-play' : 'was-to-play', { name });
}

/** How long the player on turn has left in a game by the day; empty for any other game. */
export function deadlineText({ waiting, deadline }: SavedTable, now: number): string {
  if (waiting || deadline === undefined) return '';
  return say('time-left', { time: timeLeftText((deadline - now) / 1000) });
}

/** The games in the order of the list: first the games by the day that wait for the player, the most urgent first. */
export function byUrgency(games: readonly SavedTable[]): SavedTable[] {
  const urgency = (game: SavedTable): number => (isOwnTurn(game) ? (game.deadline ?? Infinity) : Infinity);
  return [...games].sort((one, other) => {
    const [a, b] = [urgency(one), urgency(other)];
    return a === b ? 0 : a - b;
  });
}

/** Whether the game waits for the player. Computers play on without them, until it is their turn. */
export function isOwnTurn({ waiting, turn, against }: SavedTable): boolean {
  return !waiting && turn !== undefined && (turn === 0 || !against.includes('open'));
}

/** '5 minutes ago', 'yesterday', or the date if it is a week ago. */
export function timeText({ seen, opened }: SavedTable, now: number): string {
  const then = seen ?? opened;
  const ago = Math.max(0, now - then);
  if (ago >= WEEK) return dateText(then);
  const relative = new Intl.RelativeTimeFormat(language.locale, { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  return ago < DAY ? relative.format(-Math.floor(ago / HOUR), 'hour') : relative.format(-Math.floor(ago / DAY), 'day');
}
