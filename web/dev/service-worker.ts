/** Builds the service worker, which knows every file of the page. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';
import type { Build } from '../src/service-worker/offline-cache';

const SCRIPT = 'service-worker.js';
const SOURCE = 'src/service-worker/main.ts';
/** Files of the folder `public` that the page needs without a network. */
const PUBLIC = ['favicon.svg'];

/**
 * Files that only some people need: files with such a source, and the files loaded with them. The name becomes the
 * group's.
 */
const GROUPS: readonly RegExp[] = [
  /\/locales\/(\w+)[./]/,
  /\/decks\/([\w-]+)\/deck\.svg\?/,
  /\/study\/(puzzles)\/pack\.json/,
];
const FONT = /\/([\w-]+)-[\w-]{8}\.woff2$/;

export interface BuiltFile {
  /** Its address. */
  path: string;
  /** The modules of the source in it. */
  sources: readonly string[];
  /** The addresses of the files loaded with it. */
  imports: readonly string[];
  isEntry: boolean;
}

/** The files of a build: those that every page needs, and the groups of the others. */
export function sortFiles(files: readonly BuiltFile[]): Pick<Build, 'files' | 'groups'> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const withImports = (path: string, into = new Set<string>()): Set<string> => {
    if (into.has(path)) return into;
    into.add(path);
    for (const next of byPath.get(path)?.imports ?? []) withImports(next, into);
    return into;
  };
  const first = new Set(files.filter((file) => file.isEntry).flatMap(({ path }) => [...withImports(path)]));
  const groups: Record<string, string[]> = {};
  for (const { path, sources } of files) {
    const group = first.has(path) ? undefined : groupOf(path, sources);
    if (group) groups[group] = [...new Set([...(groups[group] ?? []), ...withImports(path)])];
  }
  for (const [group, paths] of Object.entries(groups)) groups[group] = paths.filter((path) => !first.has(path)).sort();
  const special = new Set(Object.values(groups).flat());
  return { files: files.map(({ path }) => path).filter((path) => !special.has(path)), groups };
}

function groupOf(path: string, sources: readonly string[]): string | undefined {
  const font = FONT.exec(path)?.[1];
  if (font) return font;
  const found = GROUPS.flatMap((group) => sources.map((source) => group.exec(source)?.[1])).filter(Boolean);
  return found[0];
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).flatMap(describeFile);
      const sorted = sortFiles(files);
      const plain = ['/', ...PUBLIC.map((name) => `/${name}`)];
      const version = createHash('sha256').update(JSON.stringify(sorted));
      for (const name of ['index.html', ...PUBLIC]) version.update(readFileSync(resolve(dir, name)));
      const entry = files.find((file) => file.isEntry)?.path ?? this.error('the page has no script');
      const known: Build = {
        version: version.digest('hex').slice(0, 16),
        entry,
        files: [...plain, ...sorted.files],
        groups: sorted.groups,
      };
      writeFileSync(resolve(dir, SCRIPT), await bundleScript(SOURCE, { __BUILD__: JSON.stringify(known) }));
    },
  };
}

function describeFile(file: Rolldown.OutputAsset | Rolldown.OutputChunk): BuiltFile[] {
  if (!file.fileName.startsWith('assets/')) return [];
  const path = `/${file.fileName}`;
  if (file.type === 'asset') return [{ path, sources: [], imports: [], isEntry: false }];
  const { moduleIds: sources, isEntry } = file;
  return [{ path, sources, imports: file.imports.map((name) => `/${name}`), isEntry }];
}
