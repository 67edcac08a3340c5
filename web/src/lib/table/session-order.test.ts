/** What is shown happens in the order of the events, however quickly they come. */

import { expect, test, vi } from 'vitest';
import type { GameEvent, View } from '../protocol';
import { DEAL_TIME } from './animation/deal';
import { dealt, table, view } from './example';
import { FakeSocket, says, update } from './session-test-harness';
import { GameSession } from './game-session.svelte';

/** Milliseconds between two looks at the board. */
const STEP = 20;

/** Numbers from 0 to 1, the same for the same seed (https://en.wikipedia.org/wiki/Lehmer_random_number_generator). */
function randomNumbers(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** A round that goes on: each seat lays the first card of its hand, or takes a single table card with it. */
class Round {
  now: View;
  readonly #stock: string[];
  readonly #hands: string[][] = [[], []];

  constructor(
    private readonly random: () => number,
    dealer: number,
  ) {
    this.#stock = [...table.cards].sort(() => random() - 0.5);
    const cards = this.#stock.splice(0, 4);
    this.now = { ...view, dealer, turn: 1 - dealer, table: cards, history: [], legal: [] };
    this.#deal();
  }

  /** The events of the next play. */
  play(): GameEvent[] {
    const seat = this.now.turn ?? 0;
    const card = this.#hands[seat]?.shift() ?? '';
    const [taken] = this.random() < 0.5 ? this.now.table : [];
    const action = taken ? `${card}x${taken}` : card;
    const gone = (cards: string[]): string[] => cards.filter((other) => other !== taken);
    this.now = {
      ...this.now,
      turn: 1 - seat,
      table: taken ? gone(this.now.table) : [...this.now.table, card],
      piles: this.now.piles.map((pile, side) => (side === seat && taken ? [...pile, taken, card] : pile)),
      history: [...this.now.history, { seat, action }],
    };
    this.#show();
    const events: GameEvent[] = [{ type: 'played', seat, action, sweep: false }];
    if (this.#hands.every((hand) => hand.length === 0) && this.#stock.length) {
      this.now = { ...this.now, deal: this.now.deal + 1 };
      this.#deal();
      events.push({ ...dealt, deal: this.now.deal, table: [] });
    }
    return events;
  }

  get isOver(): boolean {
    return this.#hands.every((hand) => hand.length === 0);
  }

  #deal(): void {
    for (const hand of this.#hands) hand.push(...this.#stock.splice(0, 3));
    this.now = { ...this.now, stock: this.#stock.length };
    this.#show();
  }

  #show(): void {
    this.now = { ...this.now, hand: [...(this.#hands[0] ?? [])], hands: this.#hands.map((hand) => hand.length) };
  }
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))('stream %i is shown in order', async (seed) => {
  const random = randomNumbers(seed);
  const round = new Round(random, seed % 2);
  const session = new GameSession(`stream ${seed}`, 'key');
  session.start();
  FakeSocket.last.opened();
  says(table);
  update(1, [], round.now);
  let plays = 0;
  let deal = 0;
  let landing: number = DEAL_TIME.all;
  const watch = async (milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += STEP) {
      await vi.advanceTimersByTimeAsync(STEP);
      const { view: shown, inPlay } = session.display;
      const length = shown?.history.length ?? 0;
      if (shown?.deal !== deal) landing = DEAL_TIME.hands;
      if (landing > 0) expect(inPlay, 'nobody plays before the cards have landed').toBeNull();
      landing -= STEP;
      expect(length === plays || length === plays + 1, `${plays} plays were shown, then ${length}`).toBe(true);
      expect(shown?.deal === deal || shown?.deal === deal + 1).toBe(true);
      [plays, deal] = [length, shown?.deal ?? 0];
    }
  };
  for (let version = 2; !round.isOver; version++) {
    update(version, round.play(), round.now);
    if (random() < 0.7) await watch(random() * 900);
  }
  for (let second = 0; second < 40 && session.display.view?.history.length !== round.now.history.length; second++)
    await watch(1000);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(session.display.view).toEqual(round.now);
  session.stop();
});
