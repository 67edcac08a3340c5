/** Refuses a build if the pictures of a deck are too large. */

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The most bytes that a deck may have after compression. */
const MOST = 40_000;

export interface BuiltFile {
  fileName: string;
  /** Bytes after compression. */
  size: number;
  isEntry: boolean;
  /** The source that is loaded on demand with this file. */
  source: string;
  /** The files that are loaded with it. */
  imports: readonly string[];
}

/** The bytes of each deck: its file and those that it imports, without what the page has loaded before. */
export function deckSizes(files: readonly BuiltFile[]): Map<string, number> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const collect = (name: string, into: Set<string>): Set<string> => {
    if (byName.has(name) && !into.has(name)) {
      into.add(name);
      for (const next of byName.get(name)?.imports ?? []) collect(next, into);
    }
    return into;
  };
  const first = files
    .filter((file) => file.isEntry)
    .reduce((all, file) => collect(file.fileName, all), new Set<string>());
  const sizes = new Map<string, number>();
  for (const { fileName, source } of files) {
    const deck = /\/cards\/decks\/([\w-]+)\/Art\.svelte$/.exec(source)?.[1];
    const own = [...collect(fileName, new Set())].filter((name) => !first.has(name));
    if (deck)
      sizes.set(
        deck,
        own.reduce((sum, name) => sum + (byName.get(name)?.size ?? 0), 0),
      );
  }
  return sizes;
}

export function deckSize(): Plugin {
  return {
    name: 'deck-size',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file): BuiltFile[] => {
        if (file.type !== 'chunk') return [];
        const { fileName, code, isEntry, imports, facadeModuleId } = file;
        return [{ fileName, size: gzipSync(code).length, isEntry, imports, source: facadeModuleId ?? '' }];
      });
      for (const [deck, size] of deckSizes(files)) {
        const sentence = `The deck ${deck} has ${size} bytes compressed; at most ${MOST} are allowed.`;
        if (size > MOST) this.error(sentence);
        else this.info(sentence);
      }
    },
  };
}
