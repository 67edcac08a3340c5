import { expect, test } from 'vitest';
import { bundleOf } from './language.svelte';
import { isolate } from './isolates';

const wrapped = (text: string): string => `\u2068${text}\u2069`;

test.each([
  ['Rosa', wrapped('Rosa')],
  ['7 Rosa', wrapped('7 Rosa')],
  ['−0.41', wrapped('−0.41')],
  ['', ''],
  ['ملك كوبي', 'ملك كوبي'],
  [`${wrapped('Rosa')} و${wrapped('Bruno')}`, `${wrapped('Rosa')} و${wrapped('Bruno')}`],
  [`${wrapped('7')} – ${wrapped('3')}`, `${wrapped('7')} – ${wrapped('3')}`],
])('%j becomes %j', (text, expected) => {
  expect(isolate(text)).toBe(expected);
});

test('a message isolates its arguments, and not the messages that it is made of', () => {
  const bundle = bundleOf('ar', 'suit = { $suit -> \n   *[cups] كوبي\n }\ncard = { $name }: ملك { suit }');
  const { value } = bundle.getMessage('card') ?? {};
  expect(bundle.formatPattern(value ?? '', { name: 'Rosa', suit: 'cups' }, [])).toBe(`${wrapped('Rosa')}: ملك كوبي`);
});
