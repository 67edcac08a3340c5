/** Reads the text of actions for display. The server decides what is legal, nothing here does. */

import type { Card, GameEvent, Move, View } from '../protocol';

export interface Play {
  action: string;
  card: Card;
  /** Whether it captures; false if the card is laid on the table. */
  takes: boolean;
  captured: Card[];
}

/** The two answers to the cut in Chkobba. */
export const KEEP = 'keep';
export const PLACE = 'place';
export const CLAIM = 'claim';

const CARD = /(?:1[0-3]|[1-9])[DCSB]/g;
const PLAY = /^((?:1[0-3]|[1-9])[DCSB])(x?)((?:(?:1[0-3]|[1-9])[DCSB])*)$/;

/** The play in the text of an action, or null for any other action (`keep`, `pass`…). */
export function readPlay(action: string): Play | null {
  const match = PLAY.exec(action);
  if (!match?.[1]) return null;
  return { action, card: match[1], takes: match[2] === 'x', captured: match[3]?.match(CARD) ?? [] };
}

/** The action of a seat that an event reports, or null if it reports something else. */
export function actionIn(event: GameEvent): Move | null {
  switch (event.type) {
    case 'cut':
    case 'declaration':
    case 'played':
      return event;
    case 'claim':
      return { seat: event.seat, action: CLAIM };
    default:
      return null;
  }
}

export function plays(legal: readonly string[]): Play[] {
  return legal.map(readPlay).filter((play): play is Play => play !== null);
}

export function playsOf(card: Card, legal: readonly string[]): Play[] {
  return plays(legal).filter((play) => play.card === card);
}

/** The cards of the hand that cannot be played on this turn: aces, if the first card of a round may not be one. */
export function barredCards({ phase, turn, seat, hand, legal }: View): Card[] {
  const chooses = phase === 'play' && turn === seat && legal.length > 0;
  return chooses ? hand.filter((card) => playsOf(card, legal).length === 0) : [];
}

/** The actions that play no card, which are shown as buttons. */
export function otherActions(legal: readonly string[]): string[] {
  return legal.filter((action) => readPlay(action) === null);
}

const NAMING = /^declare:((?:10|[1-9])[DCSB])=(10|[1-9])$/;

/** The matta in a declaration that names it (`declare:7C=1`), and the card that it stands for (`1C`); else null. */
export function readNaming(action: string): { matta: Card; as: Card } | null {
  const match = NAMING.exec(action);
  return match?.[1] ? { matta: match[1], as: `${match[2]}${match[1].slice(-1)}` } : null;
}

/** Whether an action declares a hand. */
export function declares(action: string): boolean {
  return action === 'declare' || readNaming(action) !== null;
}

/** The options that capture all of `picked`. */
export function narrowOptions(options: readonly Play[], picked: readonly Card[]): Play[] {
  return options.filter((option) => picked.every((card) => option.captured.includes(card)));
}

/** Picks or unpicks `card`. If no option fits it together with the others, it starts a new pick. */
export function togglePick(options: readonly Play[], picked: readonly Card[], card: Card): Card[] {
  if (picked.includes(card)) return picked.filter((other) => other !== card);
  const wider = [...picked, card];
  if (narrowOptions(options, wider).length > 0) return wider;
  return narrowOptions(options, [card]).length > 0 ? [card] : [...picked];
}
