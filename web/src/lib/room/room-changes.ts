/** Changes among the people of a table, in words for screen readers. */

import { say } from '../i18n';
import type { RoomInfo, RoomSeat } from '../protocol';

export const isPerson = (seat: RoomSeat | undefined): boolean => seat?.player === 'person';
export const isOpen = (seat: RoomSeat | undefined): boolean => seat?.player === 'open';

/** Whether people play each other here, or could. */
export function isShared(room: RoomInfo | null): boolean {
  return room !== null && (room.code !== null || room.seats.filter(isPerson).length > 1);
}

/** One sentence for each change. */
export function describeChanges(before: RoomInfo, now: RoomInfo): string[] {
  return [...describeComings(before, now), ...describeMoves(before, now), ...describeTable(before, now)];
}

const occupantsByName = (room: RoomInfo): Map<string, RoomSeat> =>
  new Map(room.seats.filter((seat) => !isOpen(seat)).map((seat) => [seat.name, seat]));

/** Who has come, left or changed. Of the reader only what others did is described. */
function describeComings(before: RoomInfo, now: RoomInfo): string[] {
  const [were, are] = [occupantsByName(before), occupantsByName(now)];
  const left = [...were].filter(([name, seat]) => isPerson(seat) && !are.has(name));
  const words = left.map(([name]) => say('room-stood', { name }));
  const own = now.seat === null ? '' : now.seats[now.seat]?.name;
  for (const [name, seat] of are) {
    const was = were.get(name);
    if (name !== own || !was) words.push(...(was ? describeChange(was, seat) : [describeArrival(seat)]));
    else if (was.stand_in && !seat.stand_in) words.push(say('room-you-back'));
  }
  return words.filter(Boolean);
}

const describeArrival = (seat: RoomSeat): string =>
  say(isPerson(seat) ? 'room-sat' : 'room-filled', { name: seat.name });

function describeChange(was: RoomSeat, is: RoomSeat): string[] {
  const { name } = is;
  if (is.stand_in !== was.stand_in) return [say(is.stand_in ? 'room-stand-in' : 'room-back', { name })];
  if (is.here !== was.here) return [say(is.here ? 'room-here' : 'room-gone', { name })];
  return is.ready && !was.ready ? [say('room-ready', { name })] : [];
}

function describeMoves(before: RoomInfo, now: RoomInfo): string[] {
  const [were, are] = [occupantsByName(before), occupantsByName(now)];
  const moved = [...are].some(
    ([name, seat]) => were.has(name) && before.seats.indexOf(were.get(name) as RoomSeat) !== now.seats.indexOf(seat),
  );
  return moved ? [say('room-moved')] : [];
}

function describeTable(before: RoomInfo, now: RoomInfo): string[] {
  const words: string[] = [];
  const host = now.host === null ? undefined : now.seats[now.host];
  const old = before.host === null ? undefined : before.seats[before.host];
  if (host && old && host.name !== old.name && !now.matched)
    words.push(now.host === now.seat ? say('room-you-host') : say('room-host', { name: host.name }));
  if (now.phase === 'closed' && before.phase !== 'closed') words.push(say('room-closed'));
  if (now.rematch !== null && before.rematch === null) words.push(say('room-rematch'));
  return words;
}
