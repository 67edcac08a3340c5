import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayCommand } from './replay-keys';

const pressed = (key: string, more: object = {}): KeyboardEvent => ({ key, ...more }) as KeyboardEvent;
const page = { dir: 'ltr' };

beforeEach(() => vi.stubGlobal('document', { documentElement: page }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ArrowRight', 'goForward'],
  ['ArrowLeft', 'goBack'],
  ['Home', 'goToStart'],
  ['End', 'goToEnd'],
  ['PageUp', 'goToPreviousRound'],
  ['PageDown', 'goToNextRound'],
  [' ', 'toggleAutoplay'],
  ['x', null],
  ['ArrowUp', null],
])('%s: %s', (key, command) => expect(replayCommand(pressed(key))).toBe(command));

test('forward is where the page is read to', () => {
  page.dir = 'rtl';
  expect([replayCommand(pressed('ArrowLeft')), replayCommand(pressed('ArrowRight'))]).toEqual(['goForward', 'goBack']);
  page.dir = 'ltr';
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('with %s it means something else', (held) =>
  expect(replayCommand(pressed('ArrowRight', { [held]: true }))).toBeNull(),
);

test('a field and a button keep their own keys', () => {
  const within = (name: string): object => ({
    target: { closest: (those: string) => those.split(', ').includes(name) },
  });
  expect(replayCommand(pressed('ArrowRight', within('select')))).toBeNull();
  expect(replayCommand(pressed(' ', within('button')))).toBeNull();
  expect(replayCommand(pressed('ArrowRight', within('button')))).toBe('goForward');
});
