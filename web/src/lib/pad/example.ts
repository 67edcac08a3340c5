/** A game for tests. */

import { emptyRound, type PadGame } from './pad-game';

export const example: PadGame = {
  id: 'g1',
  game: 'scopa',
  target: 11,
  players: ['Ada', 'Bruno'],
  teams: [],
  dealer: 0,
  rounds: [
    { ...emptyRound(), points: { cards: [1, 0], coins: [0, 1], sweeps: [2, 0] } },
    { ...emptyRound(), points: { settebello: [0, 1], other: [-1, 0] } },
  ],
  current: { ...emptyRound(), points: { sweeps: [0, 1] } },
  opened: 1_700_000_000_000,
  changed: 1_700_000_100_000,
};
