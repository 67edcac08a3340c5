/** A room for the tests. */

import type { RoomInfo, RoomSeat } from '../protocol';

export const person = (name: string, part: Partial<RoomSeat> = {}): RoomSeat => ({
  name,
  player: 'person',
  side: 0,
  here: true,
  ready: false,
  stand_in: false,
  profile: '',
  program: false,
  won: 0,
  ...part,
});
export const free: RoomSeat = person('', { player: 'open', here: false });
export const bot = (name: string): RoomSeat => person(name, { player: 'greedy', ready: true });

export const room: RoomInfo = {
  type: 'room',
  version: 1,
  phase: 'gathering',
  seat: 0,
  devices: 1,
  host: 0,
  seats: [person('Nonna'), person('Rosa')],
  watchers: 0,
  code: 'ABC2346',
  grace: 60,
  clock: null,
  level: 'amico',
  may_watch: true,
  rematch: null,
  acting: false,
  connected: [],
  removed: [],
  rated: false,
  pool: 'basic/2',
  matched: false,
  listed: false,
  dissolved: false,
  forfeited_to: null,
};
