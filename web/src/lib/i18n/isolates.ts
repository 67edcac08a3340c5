/** Isolates of the Unicode bidirectional algorithm, for text that runs from left to right in a right-to-left sentence. */

import type { FluentFunction } from '@fluent/bundle';

const ISOLATE = '\u2068';
const POP = '\u2069';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A right-to-left language's messages, which isolate each argument that they show. */
export function withIsolatedArguments(source: string): string {
  return source.replaceAll(/\{\s*(\$[\w-]+)\s*\}/g, '{ ISOLATE($1) }');
}

/** The function `ISOLATE` of these messages. */
export const isolateArgument: FluentFunction = ([value = '']) => (typeof value === 'string' ? isolate(value) : value);

/**
 * A text as it can be inserted into right-to-left text. It is isolated unless it runs from right to left itself: an
 * isolate takes its direction from its own letters, so one around isolates would run from left to right.
 */
export function isolate(text: string): string {
  const plain = withoutIsolates(text);
  const letter = /\p{L}/u.exec(plain)?.[0];
  const runsLeft = letter === undefined ? plain !== text : RIGHT_TO_LEFT.test(letter);
  return runsLeft || text === '' ? text : ISOLATE + text + POP;
}

function withoutIsolates(text: string): string {
  let depth = 0;
  let plain = '';
  for (const letter of text) {
    if (letter === ISOLATE) depth++;
    else if (letter === POP) depth--;
    else if (depth === 0) plain += letter;
  }
  return plain;
}
