/** Keyboard shortcuts at the table. */

import { settings } from '../../settings/settings.svelte';
import type { Topic } from '../text/table-text';

/** The keys, and the message key of what they do. */
export const KEY_HELP: readonly [string, string][] = [
  ['1 … 9 0', 'key-digits'],
  ['← →', 'key-arrows'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-escape'],
  ['Space', 'key-hurry'],
  ['Z', 'key-z'],
  ['N', 'key-n'],
  ['H', 'key-h'],
  ['T', 'key-t'],
  ['P', 'key-p'],
  ['S', 'key-s'],
  ['W', 'key-w'],
  ['I', 'key-i'],
  ['M', 'key-m'],
  ['R ?', 'key-r'],
  ['C', 'key-c'],
  ['K', 'key-k'],
];

export const TOPIC_KEYS: Readonly<Record<string, Topic>> = { h: 'hand', t: 'table', p: 'piles', s: 'score', w: 'turn' };
export const WINDOW_KEYS: Readonly<Record<string, 'rules' | 'unseen' | 'keys'>> = {
  r: 'rules',
  '?': 'rules',
  m: 'unseen',
  k: 'keys',
};

/** The key if it is a shortcut: a single character, pressed outside form fields. */
export function shortcutKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null;
  const target = event.target as Partial<Element> | null; // a document has no `closest`
  if (target?.closest?.('input, select, textarea, [contenteditable]')) return null;
  return event.key.toLowerCase();
}

/** The keys that do something else than hurrying the animation. */
const OTHER_KEYS: ReadonlySet<string> = new Set([
  ...[...Object.keys(TOPIC_KEYS), ...Object.keys(WINDOW_KEYS), 'c', 'n', "'", '/'],
  ...['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Escape', 'Unidentified'],
]);

/** Whether a key hurries the animation: most do, but single characters only if they are shortcuts. */
export function hurries(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (event.key.length === 1 && event.key !== ' ' && !settings.now.keys) return false;
  return !OTHER_KEYS.has(event.key.length === 1 ? event.key.toLowerCase() : event.key);
}

/** Forward (1) or back (-1) along a row, in the reading direction of the page. */
export function arrowDirection(event: KeyboardEvent): number | undefined {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  return event.key === forward ? 1 : -1;
}
