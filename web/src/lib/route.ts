/** The page of a place within the site. */

export type Page =
  | {
      name:
        | 'start'
        | 'rules'
        | 'history'
        | 'statistics'
        | 'profile'
        | 'best'
        | 'lesson'
        | 'pad'
        | 'drills'
        | 'daily'
        | 'puzzles'
        | 'explore'
        | 'missing';
    }
  | { name: 'table'; table: string }
  /** A match, or making one. */
  | { name: 'match'; match?: string }
  | { name: 'group'; group: string }
  | { name: 'review'; game: string }
  /** The replay of a table's game, of a game with a permanent link, or of a record that is opened there. */
  | { name: 'replay'; table?: string; game?: string };

const PLAIN: Readonly<Record<string, Page>> = {
  '/': { name: 'start' },
  '/index.html': { name: 'start' },
  '/rules': { name: 'rules' },
  '/yours': { name: 'history' },
  '/yours/statistics': { name: 'statistics' },
  '/profile': { name: 'profile' },
  '/best': { name: 'best' },
  '/lesson': { name: 'lesson' },
  '/pad': { name: 'pad' },
  '/drills': { name: 'drills' },
  '/daily': { name: 'daily' },
  '/match': { name: 'match' },
  '/puzzles': { name: 'puzzles' },
  '/explore': { name: 'explore' },
  '/replay': { name: 'replay' },
};

const REVIEW = /^\/game\/([^/]+)\/review\/?$/;
const NAMED = /^\/(table|match|group|replay|game)\/([^/]+)\/?$/;

export function pageOf(path: string): Page {
  const review = decoded(REVIEW.exec(path)?.[1] ?? '');
  if (review) return { name: 'review', game: review };
  const match = NAMED.exec(path);
  const id = match?.[2] && decoded(match[2]);
  if (id && match[1] === 'table') return { name: 'table', table: id };
  if (id && match[1] === 'group') return { name: 'group', group: id };
  if (id && match[1] === 'match') return { name: 'match', match: id };
  if (id) return { name: 'replay', [match[1] === 'game' ? 'game' : 'table']: id };
  return PLAIN[path.replace(/(.)\/$/, '$1')] ?? { name: 'missing' };
}

/**
 * The root of the site at a path that belongs to a page: the path without the longest ending that is a place. The folder
 * of the path if it belongs to none.
 */
export function rootOf(path: string): string {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
    if (pageOf(path.slice(slash)).name !== 'missing') return path.slice(0, slash + 1);
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
