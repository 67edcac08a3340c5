import { expect, test } from 'vitest';
import { decision, review } from './example';
import { canBeRetried, isGivenAway, isMarked, judgeAnswer, lossOf, momentsOf, openLosses, turnOf } from './moments';

test('moments are the marked decisions of a seat, by what they cost or as they were played', () => {
  expect(momentsOf(review, 0, 'game').map(turnOf)).toEqual(['1.2', '1.4', '2.1']);
  expect(momentsOf(review, 0, 'cost').map(turnOf)).toEqual(['2.1', '1.4', '1.2']);
  expect(momentsOf(review, 1, 'cost')).toEqual([]);
});

test('what costs less comes later', () => {
  const decisions = [
    { ...decision, points_lost: 9, graded_loss: 0.2 },
    { ...decision, number: 9 },
  ];
  expect(momentsOf({ ...review, decisions }, decision.seat, 'cost').map(turnOf)).toEqual(['1.9', turnOf(decision)]);
});

test('every mark is the one that the limits of the game give what the decision costs', () => {
  const { inaccuracy, mistake, blunder } = review.grade_limits;
  const marked = review.decisions.filter((one) => isMarked(one) && one.graded_loss !== null);
  const marks = marked.map(({ graded_loss: cost }) =>
    [blunder, mistake, inaccuracy].findIndex((limit) => (cost ?? 0) >= limit),
  );
  expect(marked.map(({ grade }) => ['blunder', 'mistake', 'inaccuracy'].indexOf(grade))).toEqual(marks);
});

test('what was played gives the answer away if there are two actions', () => {
  const [first, second, ...others] = decision.judgement?.actions ?? [];
  const two = { ...decision, judgement: { ...decision.judgement, actions: [first, second, others.at(-1)] } };
  expect([isGivenAway(decision), isGivenAway(two as typeof decision)]).toEqual([false, true]);
});

test('what has no values cannot be tried again', () => {
  expect(momentsOf(review, 0, 'game').map(canBeRetried)).toEqual([true, true, false]);
});

test.each([
  ['7Dx4S3C', 'best'],
  ['7Dx5B2C', 'as-good'], // 0.004 of 0.07 a point are less than 0.10 points
  ['7D', 'worse'],
  ['claim', 'worse'],
])('%s is %s', (action, answer) => expect(judgeAnswer(decision, action)).toBe(answer));

test('without a chance to win, points decide', () => {
  const values = decision.judgement?.actions.map((value) => ({ ...value, equity: null })) ?? [];
  const judgement = { actions: values, knowledge: 'sampled' as const, worlds: 9 };
  const inPoints = { ...decision, judgement, chance_lost: null, point_worth: null };
  expect(['7Dx5B2C', '7D'].map((action) => judgeAnswer(inPoints, action))).toEqual(['as-good', 'worse']);
  expect(lossOf(inPoints, '7D')?.chance).toBeNull();
});

test('a loss within two standard errors does not count', () => {
  const unsure = { ...decision, judgement: { ...decision.judgement, actions: wide(0.02) } } as typeof decision;
  expect(judgeAnswer(unsure, '7D')).toBe('as-good');
});

const wide = (error: number): object[] =>
  decision.judgement?.actions.map((value) => ({ ...value, equity_error: value.equity === 0.55 ? 0 : error })) ?? [];

test('what is within the error of the judge depends on the game', () => {
  expect(judgeAnswer({ ...decision, calibrated_error: 0.6 }, '7D')).toBe('as-good');
  expect(judgeAnswer({ ...decision, calibrated_error: 0.1 }, '7D')).toBe('worse');
});

test('what an action loses', () => {
  expect(lossOf(decision, '7D')).toMatchObject({ points: 0.4, isSlight: false });
  expect(lossOf(decision, '7D')?.chance).toBeCloseTo(0.03);
  expect([lossOf(decision, 'claim'), lossOf(decision, '10B')]).toEqual([null, null]);
});

test('with open cards something else may be best', () => {
  expect([...openLosses(decision)]).toEqual([
    ['7Dx4S3C', 2],
    ['7Dx5B2C', 0],
    ['7D', 1],
  ]);
  expect(openLosses({ ...decision, open_cards: [] }).size).toBe(0);
});
