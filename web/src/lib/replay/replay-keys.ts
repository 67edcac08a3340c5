/** The keys of a replay. */

import { arrowDirection } from '../table/windows/shortcuts';
import type { ReplaySession } from './replay-session.svelte';

/** For the list of keys: the keys, and the message that says what they do. */
export const REPLAY_KEY_HELP: readonly [string, string][] = [
  ['← →', 'key-replay-step'],
  ['Home End', 'key-replay-ends'],
  ['PgUp PgDn', 'key-replay-rounds'],
  ['Space', 'key-replay-play'],
  ['A', 'key-replay-hands'],
  ['O', 'practice-play-on'],
  ['V', 'variation-vary'],
  ['Esc', 'variation-back'],
  ['T', 'key-t'],
  ['P', 'key-p'],
  ['S', 'key-s'],
  ['W', 'key-w'],
  ['K ?', 'key-k'],
];

type Command =
  'goForward' | 'goBack' | 'goToStart' | 'goToEnd' | 'goToNextRound' | 'goToPreviousRound' | 'toggleAutoplay';

const COMMANDS: Readonly<Record<string, Command>> = {
  Home: 'goToStart',
  End: 'goToEnd',
  PageUp: 'goToPreviousRound',
  PageDown: 'goToNextRound',
  ' ': 'toggleAutoplay',
};
/** They have their own keys; the slider uses the keys of the replay. */
const FIELDS = 'input:not([type=range]), select, textarea, [contenteditable], [data-testid=hand], .choices';
/** Space presses them. */
const PRESSED_BY_SPACE = 'button, a, summary';

/** The effect of the key in a replay, or null for none, or if it does something else where it was pressed. */
export function replayCommand(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.target as Partial<Element> | null; // a document has no `closest`
  if (target?.closest?.(FIELDS) || (event.key === ' ' && target?.closest?.(PRESSED_BY_SPACE))) return null;
  const direction = arrowDirection(event);
  if (direction) return direction > 0 ? 'goForward' : 'goBack';
  return COMMANDS[event.key] ?? null;
}

/** Does what the key does; whether it does anything. */
export function handleReplayKey(event: KeyboardEvent, session: Pick<ReplaySession, Command>): boolean {
  const command = replayCommand(event);
  if (command === null) return false;
  event.preventDefault();
  session[command]();
  return true;
}
