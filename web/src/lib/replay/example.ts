/** A short game for the tests: two rounds, the second not over. */

import type { Replay, ReplayFrame } from '../http-messages';
import type { GameEvent, View } from '../protocol';
import { dealt, scored, sheet, table, view } from '../table/example';

function frame(action: number, events: GameEvent[], now: Partial<View>, hands: string[][]): ReplayFrame {
  const shown = { ...view, seat: null, hand: [], legal: [], hands: hands.map((hand) => hand.length), ...now };
  return { action, events, view: shown, hands, drawn: null };
}

const plays = (seat: number, action: string, sweep = false): GameEvent => ({ type: 'played', seat, action, sweep });
const moved = (seat: number, action: string): Pick<View, 'history'> => ({ history: [{ seat, action }] });

export const replay: Replay = {
  table: { ...table, id: '', watching: true, hints: false },
  lines: [{ key: 'primiera', label: 'Primiera', loss: 'gives the sevens away' }],
  rounds: [
    {
      number: 1,
      frames: [
        frame(0, [dealt], { turn: 1, table: ['4S', '5B'] }, [['7D'], ['9C', '2B']]),
        frame(1, [plays(1, '9Cx4S5B', true)], { turn: 0, table: [], ...moved(1, '9Cx4S5B') }, [['7D'], ['2B']]),
        frame(2, [plays(0, '7D')], { turn: 1, table: ['7D'], ...moved(0, '7D') }, [[], ['2B']]),
        frame(
          3,
          [plays(1, '2B'), { type: 'leftover', side: 1, cards: ['2B', '7D'] }, scored],
          { turn: null, phase: 'over', table: [], ...moved(1, '2B') },
          [[], []],
        ),
      ],
      sheet,
    },
    {
      number: 2,
      frames: [
        frame(0, [dealt], { round: 2, turn: 0, table: ['3D'] }, [['6D'], ['1B']]),
        frame(1, [plays(0, '6D')], { round: 2, turn: 1, table: ['3D', '6D'], ...moved(0, '6D') }, [[], ['1B']]),
      ],
      sheet: null,
    },
  ],
};
