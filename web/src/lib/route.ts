/** The page of an address. */

export type Page = { name: 'start' | 'rules' | 'history' | 'lesson' | 'missing' } | { name: 'table'; table: string };

const PLAIN: Readonly<Record<string, Page>> = {
  '/': { name: 'start' },
  '/rules': { name: 'rules' },
  '/yours': { name: 'history' },
  '/lesson': { name: 'lesson' },
};

export function pageOf(path: string): Page {
  const match = /^\/table\/([^/]+)\/?$/.exec(path);
  const name = match?.[1] && decoded(match[1]);
  if (name) return { name: 'table', table: name };
  return PLAIN[path.replace(/(.)\/$/, '$1')] ?? { name: 'missing' };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
