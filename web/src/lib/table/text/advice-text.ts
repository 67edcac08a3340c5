/** Advice in words: what to do, and why. */

import { card, list, say, suit, t } from '../../i18n';
import type { Advice } from '../../protocol';
import { readPlay } from '../actions';

export function adviceText(advice: Advice): string {
  return say('advice-sentence', { what: actionText(advice.action), why: reasonText(advice) });
}

/** What is shown with the advice: the reason alone for a play, since its cards are marked. */
export function adviceNote(advice: Advice): string {
  return readPlay(advice.action) ? say('advice-note', { why: reasonText(advice) }) : adviceText(advice);
}

function actionText(action: string): string {
  const play = readPlay(action);
  if (!play) return t.actionName(action);
  if (!play.takes) return say('advice-lays', card(play.card));
  if (play.captured.length === 0) return say('advice-takes-itself', card(play.card));
  return say('advice-takes', { ...card(play.card), cards: t.cards(play.captured) });
}

function reasonText({ reason, cards, safe }: Advice): string {
  const first = say('advice-why', {
    reason,
    n: cards.length,
    cards: cards.length ? t.cards(cards) : list([]),
    suit: suit(cards[0]?.slice(-1) ?? 'D'),
  });
  return safe && reason !== 'safe' && reason !== 'only' && reason !== 'sweep'
    ? say('advice-safe', { why: first })
    : first;
}
