/** The symbols of which card images are composed: elements with an id, which refer to one another. */

const REFERENCES = /(?:href="|url\(&quot;|url\()#([\w-]+)/g;

/** An SVG file as a document of its own: outside of the page, it costs no layout. */
export const readDrawing = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');

/** The ids that a drawing refers to. */
export const referencesIn = (markup: string): string[] =>
  [...markup.matchAll(REFERENCES)].map(([, id]) => id as string);

/** The markup of all symbols that a drawing needs, and that these need in turn. `find` gives a symbol's markup. */
export function neededSymbols(markup: string, find: (id: string) => string | undefined): string {
  const found = new Map<string, string>();
  const collect = (part: string): void => {
    for (const id of referencesIn(part)) {
      if (found.has(id)) continue;
      const symbol = find(id) ?? '';
      found.set(id, symbol);
      collect(symbol);
    }
  };
  collect(markup);
  return [...found.values()].join('');
}
