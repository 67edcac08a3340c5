/** The manifest of the app in every language: the English one in `public`, with translated words. */

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const ROOT = new URL('..', import.meta.url);
const OTHERS = ['it', 'fr', 'es', 'de', 'ar'];
/** The messages that name the pages with shortcuts in the app. */
const SHORTCUTS: Readonly<Record<string, string>> = {
  rules: 'house-rules',
  yours: 'your-games',
  lesson: 'learn',
  pad: 'pad-title',
};

export interface Manifest {
  name: string;
  description: string;
  lang: string;
  dir: string;
  shortcuts: { name: string; url: string }[];
}

export function manifestIn(lang: string, root: URL = ROOT): Manifest {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`src/lib/i18n/locales/${lang}.ftl`, root), 'utf8')));
  const say = (key: string): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`the manifest has no ${key} in ${lang}`);
    return bundle.formatPattern(pattern);
  };
  const english = JSON.parse(readFileSync(new URL('public/manifest.webmanifest', root), 'utf8')) as Manifest;
  return {
    ...english,
    description: say('tagline'),
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    shortcuts: english.shortcuts.map(({ url }) => ({ name: say(SHORTCUTS[url] ?? url), url })),
  };
}

export function manifests(): Plugin {
  return {
    name: 'manifests',
    generateBundle() {
      for (const lang of OTHERS) {
        const source = JSON.stringify(manifestIn(lang), null, 2);
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}
