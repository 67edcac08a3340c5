/**
 * Where the site is: at the root of a host, or below a path such as `/settebello/`. Addresses within it are relative to
 * the base of the document, as in `lesson` or `table/ID`.
 */

/** The complete address of a place within the site. */
export const siteAddress = (place: string, base: string = document.baseURI): string => new URL(place, base).href;

/** The place of a path within the site: `/lesson` for `/settebello/lesson`. */
export function placeOf(path: string, base: string = document.baseURI): string {
  const root = new URL('.', base).pathname;
  return path.startsWith(root) ? `/${path.slice(root.length)}` : path;
}
