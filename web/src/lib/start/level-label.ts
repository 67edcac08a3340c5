/** A level in a list: its number, its name, and in a word who plays so, from the beginning of what is said of it. */

import type { PlayerInfo } from '../http-messages';

export function levelLabel({ level, title, like = '' }: PlayerInfo): string {
  const [kind, ...rest] = like.split(':');
  return [level, title, rest.length ? kind?.trim() : ''].filter(Boolean).join(' · ');
}
