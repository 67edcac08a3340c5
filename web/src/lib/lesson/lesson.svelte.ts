/** The progress of somebody in the lesson. */

import { rankOf } from '../cards/card';
import { card, say, t } from '../i18n';
import type { Card } from '../protocol';
import { capturesOf, STEPS, type Step } from './steps';

const same = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

export class Lesson {
  at = $state(0);
  done = $state(false);
  /** The card played, and its captures to choose from. */
  played = $state<Card | null>(null);
  options = $state.raw<Card[][]>([]);
  words = $state('');
  step = $derived<Step>(STEPS[this.at] ?? STEPS[0]);
  readonly count = STEPS.length;

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.count - 1, to));
    this.#clear();
    this.words = '';
    this.done = false;
  }

  /** Plays a card of the hand. */
  play(chosen: Card): void {
    const { name, table, find } = this.step;
    if (this.done || !table || !find) return;
    this.#clear();
    const options = capturesOf(name, chosen);
    if (options.length === 0) this.#lay(chosen);
    else if (options.length === 1 && options[0]) this.take(chosen, options[0]);
    else [this.played, this.options, this.words] = [chosen, options, say('lesson-what')];
  }

  take(chosen: Card, taken: readonly Card[]): void {
    const { find, name } = this.step;
    if (chosen === find?.card && same(taken, find.takes))
      return this.#succeed(chosen, say('lesson-may-take', { cards: t.cards(taken) }));
    const wrong =
      name === 'choice' ? say('lesson-choice-wrong') : say('lesson-other', { ...card(chosen), cards: t.cards(taken) });
    this.#clear();
    this.words = wrong;
  }

  /** Answers which side has the higher prime. */
  answer(side: number): void {
    if (side === 0) this.#succeed(null, '');
    else this.words = say('lesson-prime-wrong');
  }

  #lay(chosen: Card): void {
    const { find, name, table = [] } = this.step;
    if (chosen === find?.card && find.takes.length === 0) return this.#succeed(chosen, '');
    const n = [chosen, ...table].reduce((sum, one) => sum + rankOf(one), 0);
    this.words = name === 'lay' ? say('lesson-lay-wrong', { n }) : say('lesson-lays', card(chosen));
  }

  #succeed(chosen: Card | null, first: string): void {
    this.played = chosen;
    this.options = [];
    this.done = true;
    this.words = [say('lesson-well'), this.step.name === 'single' ? first : '', say(`lesson-${this.step.name}-done`)]
      .filter(Boolean)
      .join(' ');
  }

  #clear(): void {
    this.played = null;
    this.options = [];
  }
}
