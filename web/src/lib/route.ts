/** The page of a place within the site. */

export type Page =
  | { name: 'start' | 'rules' | 'history' | 'profile' | 'best' | 'lesson' | 'missing' }
  | { name: 'table'; table: string }
  | { name: 'review'; game: string }
  /** The replay of a table's game, of a game with a permanent link, or of a record that is opened there. */
  | { name: 'replay'; table?: string; game?: string };

const PLAIN: Readonly<Record<string, Page>> = {
  '/': { name: 'start' },
  '/index.html': { name: 'start' },
  '/rules': { name: 'rules' },
  '/yours': { name: 'history' },
  '/profile': { name: 'profile' },
  '/best': { name: 'best' },
  '/lesson': { name: 'lesson' },
  '/replay': { name: 'replay' },
};

export function pageOf(path: string): Page {
  const review = decoded(/^\/game\/([^/]+)\/review\/?$/.exec(path)?.[1] ?? '');
  if (review) return { name: 'review', game: review };
  const match = /^\/(table|replay|game)\/([^/]+)\/?$/.exec(path);
  const id = match?.[2] && decoded(match[2]);
  if (id && match[1] === 'table') return { name: 'table', table: id };
  if (id) return { name: 'replay', [match[1] === 'game' ? 'game' : 'table']: id };
  return PLAIN[path.replace(/(.)\/$/, '$1')] ?? { name: 'missing' };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
