/**
 * The backend of a static site: the application in this tab. What is the same for everybody lies in files, so the start
 * page and the rules of the named games need no Python.
 */

import type { ComposedRules, ComposeRulesRequest } from '../http-messages';
import { tab } from '../in-browser/tab.svelte';
import type { Backend } from './backend';

const FILES: ReadonlySet<string> = new Set(['variants', 'players']);

/** The file with the answer to `GET api/NAME?lang=LANG`. */
export const answerFile = (name: string, lang: string): string => `answers/${name}.${lang}.json`;

export const staticSite: Backend = {
  async fetch(place, init) {
    return (await answerFromFiles(place, init)) ?? tab.fetch(place, init);
  },
  openSocket: (place) => tab.openSocket(place),
};

async function answerFromFiles(place: string, { method = 'GET', body }: RequestInit): Promise<Response | null> {
  const [path = '', query] = place.split('?');
  const name = path.replace('api/', '');
  if (method === 'GET' && FILES.has(name)) return load(name, new URLSearchParams(query).get('lang') ?? 'en');
  if (method === 'POST' && name === 'rules' && typeof body === 'string')
    return namedRules(JSON.parse(body) as ComposeRulesRequest);
  return null;
}

/** Null if there is no such file, or no network and none is stored. */
async function load(name: string, lang: string): Promise<Response | null> {
  const response = await fetch(answerFile(name, lang)).catch(() => null);
  return response?.ok ? response : null;
}

/** The rules of a named game as they are. */
async function namedRules({ variant, seats, settings, lang = 'en' }: ComposeRulesRequest): Promise<Response | null> {
  if (Object.keys(settings ?? {}).length > 0) return null;
  const all = (await (await load('rules', lang))?.json()) as ComposedRules[] | undefined;
  const found = all?.find((rules) => rules.game === variant && (!seats || rules.seats === seats));
  return found ? Response.json(found) : null;
}
