import { beforeEach, expect, test } from 'vitest';
import { rankOf } from '../cards/card';
import { Lesson } from './lesson.svelte';
import { STEPS, type StepName } from './steps';

let lesson: Lesson;
const at = (name: StepName): void => lesson.go(STEPS.findIndex((step) => step.name === name));

beforeEach(() => {
  lesson = new Lesson();
});

test.each(STEPS.flatMap((step) => (step.find ? [step.find] : [])))(
  'what is to be found adds up: %j',
  ({ card, takes }) => {
    const step = STEPS.find((one) => one.find?.card === card && one.find.takes === takes);
    expect(step?.hand).toContain(card);
    for (const taken of takes) expect(step?.table).toContain(taken);
    if (takes.length) expect(takes.reduce((sum, one) => sum + rankOf(one), 0)).toBe(rankOf(card));
  },
);

test('every step is reached, none before the first or after the last', () => {
  lesson.go(-1);
  expect(lesson.at).toBe(0);
  lesson.go(STEPS.length);
  expect([lesson.at, lesson.step.name, lesson.count]).toEqual([STEPS.length - 1, 'score', STEPS.length]);
});

test('the right card that can take one way is found at once', () => {
  at('equal');
  lesson.play('7D');
  expect([lesson.done, lesson.played]).toEqual([true, '7D']);
  lesson.play('2C');
  expect([lesson.done, lesson.played]).toEqual([true, '7D']);
});

test('with several captures it asks which, and only the right one is accepted', () => {
  at('choice');
  lesson.play('10S');
  expect([lesson.played, lesson.options.length, lesson.done]).toEqual(['10S', 2, false]);
  lesson.take('10S', ['4B', '6C']);
  expect([lesson.done, lesson.played, lesson.options]).toEqual([false, null, []]);
  const wrong = lesson.words;
  lesson.take('10S', ['7D', '3S']);
  expect([lesson.done, lesson.words === wrong]).toEqual([true, false]);
});

test.each<[string, string, string[]]>([
  ['another card', '1C', ['3S', '7D']],
  ['a part of the cards', '10S', ['3S']],
  ['a card too many', '10S', ['3S', '7D', '4B']],
])('%s is not what was meant', (_, chosen, taken) => {
  at('choice');
  lesson.take(chosen, taken);
  expect(lesson.done).toBe(false);
  expect(lesson.words).not.toBe('');
});

test('laying is right if nothing can be taken, and only with the card that is meant', () => {
  at('lay');
  lesson.play('2C');
  expect([lesson.done, lesson.words.length > 0]).toEqual([false, true]);
  lesson.play('9B');
  expect(lesson.done).toBe(true);
  at('equal');
  expect([lesson.done, lesson.words, lesson.played]).toEqual([false, '', null]);
  lesson.play('10S');
  expect(lesson.done).toBe(false);
});

test('the first prime is the higher', () => {
  at('prime');
  lesson.answer(1);
  expect([lesson.done, lesson.words.length > 0]).toEqual([false, true]);
  lesson.answer(0);
  expect(lesson.done).toBe(true);
});
