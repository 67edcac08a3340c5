/** Which page an address names. */

export type Page = { name: 'start' } | { name: 'table'; table: string };

export function pageOf(path: string): Page {
  const match = /^\/table\/([^/]+)\/?$/.exec(path);
  return match?.[1] ? { name: 'table', table: decodeURIComponent(match[1]) } : { name: 'start' };
}
