/** Has the kernel score a round by the cards that each side took. */

import type { ScoreRequest, ScoreResponse } from '../http-messages';
import type { Card } from '../protocol';
import type { NamedGame, PadLine, Seating } from './named-games';
import { firstSideOf, OTHER_POINTS, sideNames, type PadGame, type PadRound } from './pad-game';

/** The lines that cards do not tell: the kernel is told their points, or how many sweeps there were. */
const TOLD: readonly string[] = ['sweeps', 'declarations', 'captures'];

/** The side that has taken a card, or -1. */
export const takerOf = (round: PadRound, card: Card): number => round.piles.findIndex((pile) => pile.includes(card));

/** The round with a card in the pile of a side, or in no pile if the side has it already. */
export function withTaken(round: PadRound, card: Card, side: number, sides: number): PadRound {
  const taken = takerOf(round, card) !== side;
  const piles = Array.from({ length: sides }, (_, other) => {
    const rest = (round.piles[other] ?? []).filter((one) => one !== card);
    return taken && other === side ? [...rest, card] : rest;
  });
  return { ...round, piles };
}

/** The round with the cards that nobody has in the pile of a side. */
export function withRest(round: PadRound, pack: readonly Card[], side: number, sides: number): PadRound {
  return pack
    .filter((card) => takerOf(round, card) < 0)
    .reduce((all, card) => withTaken(all, card, side, sides), round);
}

export function scoreRequest(
  { game, seating, pad, index, lang }: { game: NamedGame; seating: Seating; pad: PadGame; index: number; lang: string },
  round: PadRound,
): ScoreRequest {
  const sides = sideNames(pad).length;
  const told = (key: string): number[] => {
    const line = seating.lines.find((one) => one.key === key);
    if (!line) return [];
    const each = key === 'sweeps' ? line.step : 1;
    return Array.from({ length: sides }, (_, side) => (round.points[key]?.[side] ?? 0) / each);
  };
  return {
    variant: game.variant,
    seats: seating.seats,
    settings: game.settings,
    piles: Array.from({ length: sides }, (_, side) => (round.piles[side] ?? []).join(' ')),
    sweeps: told('sweeps'),
    declared: told('declarations'),
    captures: told('captures'),
    first: firstSideOf(pad, index),
    lang,
  };
}

/**
 * The round with the points that its cards score. What was told stays as it is; if the cards make sweeps count twice, the
 * second time is in the other points.
 */
export function withScore(round: PadRound, score: ScoreResponse, lines: readonly PadLine[]): PadRound {
  const points = { ...round.points };
  for (const { key } of lines) {
    const scored = score.lines.find((line) => line.key === key)?.points;
    if (!scored) continue;
    const more = scored.map((one, side) => one - (round.points[key]?.[side] ?? 0));
    if (!TOLD.includes(key)) points[key] = [...scored];
    else if (more.some((one) => one !== 0)) points[OTHER_POINTS] = more;
  }
  return { ...round, points, outright: score.outright ?? round.outright, king: score.king };
}
