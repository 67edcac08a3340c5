/** The keys of the table, except the keys of the hand. */

import type { TableInfo, View } from '../../protocol';
import { settings } from '../../settings/settings.svelte';
import type { GameSession } from '../game-session.svelte';
import { describeTopic } from '../text/table-text';
import { hurries, shortcutKey, TOPIC_KEYS, WINDOW_KEYS } from '../windows/shortcuts';

export function handleKey(event: KeyboardEvent, session: GameSession, table: TableInfo, view: View): void {
  if (hurries(event)) session.skipAnimation();
  const inWindow = document.querySelector('dialog[open]:not([data-testid=score-sheet])') !== null;
  if (event.key === 'Escape' && !inWindow) return session.heldPlay ? session.takeBack() : session.choice.cancel();
  const key = settings.now.keys ? shortcutKey(event) : null;
  if (key === null || inWindow) return;
  const topic = TOPIC_KEYS[key];
  if (topic) session.announce(describeTopic(topic, table, view));
  else if (!session.sheet || session.isSheetClosed) handleShortcut(key, session);
  if (key === '?' || key === "'" || key === '/') event.preventDefault();
}

function handleShortcut(key: string, session: GameSession): void {
  const window = WINDOW_KEYS[key];
  if (window && (window !== 'unseen' || settings.now.memory)) session.openWindow = window;
  else if (key === 'i') session.requestAdvice();
  else if (key === 'z') session.takeBack();
  else if (key === 'c' && session.people.isShared && !session.table?.watching) session.openWindow = 'phrases';
  else if (key === 'n') document.querySelector<HTMLElement>('[data-testid=hand] button')?.focus();
}
