/** Which backend answers which requests. */

import { tab } from '../in-browser/tab.svelte';
import { network } from '../offline/network.svelte';
import { tableOfKeptGame } from '../storage/kept-games';
import { loadTable, type SavedTable } from '../storage/saved-tables';
import type { Backend } from './backend';
import { server } from './server';
import { answerFile, staticSite } from './static-site';

const TAG = 'meta[name=settebello-host]';

/** Whether the page is a static site, without a server. */
export const isStaticSite =
  typeof document !== 'undefined' && document.querySelector<HTMLMetaElement>(TAG)?.content === 'browser';

class Backends {
  /** Whether games are opened in this tab while the server cannot be reached. */
  #playsMeanwhile = $state(false);

  /** Whether new games are played in this browser. */
  get opensHere(): boolean {
    return isStaticSite || (this.#playsMeanwhile && network.isAway);
  }

  /** Games are played in this tab from now on, until the server is back. */
  playMeanwhile(): void {
    this.#playsMeanwhile = true;
    tab.want();
  }

  /** Whether a table is in this browser. */
  isHere(table: string): boolean {
    return isStaticSite || loadTable(table)?.inBrowser === true;
  }

  /** Whether something about a table is answered without Python being started for it. */
  answersNow(table: string): boolean {
    return !this.isHere(table) || tab.state.name === 'ready';
  }

  /** Somebody opens a table: returns whether it will be in this browser, for which Python may be downloaded. */
  openHere(): boolean {
    if (this.opensHere) tab.want();
    return this.opensHere;
  }

  /** The backend of a place: of a table or kept game of this browser where it was opened, else where new games are. */
  of(place: string): Backend {
    if (isStaticSite) return staticSite;
    const saved = savedTableOf(place);
    return (saved ? saved.inBrowser : this.opensHere) ? tab : server;
  }
}

const OWNED = /^api\/(tables|games)\/([^/?]+)/;

function savedTableOf(place: string): SavedTable | null {
  const [, kind, id] = OWNED.exec(place) ?? [];
  if (id === undefined) return null;
  return kind === 'tables' ? loadTable(decodeURIComponent(id)) : tableOfKeptGame(decodeURIComponent(id));
}

export const backends = new Backends();

/** The places of the answers that the page needs without a network. */
export const publicAnswers = (lang: string): string[] =>
  ['variants', 'players', 'rules'].map((name) => (isStaticSite ? answerFile(name, lang) : `api/${name}?lang=${lang}`));
