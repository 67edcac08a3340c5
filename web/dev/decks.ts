/** The drawings of `decks/` as the page gets them: without what drawing programs keep for themselves. */

import { readFileSync } from 'node:fs';
import { optimize, type PluginConfig } from 'svgo';
import type { Plugin } from 'vite';

const DRAWING = /\/decks\/[\w-]+\/[\w-]+\.svg\?raw$/;
/** The symbols that the page asks for; a name that nothing refers to is removed. */
const ASKED_FOR = ['paper', 'card-', 'number-', 'back-', 'index-'];

/** Steps that do not change how a drawing looks; in paths, relative coordinates already do. */
const STEPS: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeXlink',
  { name: 'cleanupIds', params: { minify: false, preservePrefixes: ASKED_FOR } },
];

export const slim = (drawing: string): string => optimize(drawing, { plugins: STEPS }).data;

export function decks(): Plugin {
  return {
    name: 'decks',
    enforce: 'pre',
    load(id) {
      if (!DRAWING.test(id)) return null;
      const path = id.replace(/\?raw$/, '');
      this.addWatchFile(path);
      return `export default ${JSON.stringify(slim(readFileSync(path, 'utf8')))}`;
    },
  };
}
