/** The current page, and navigation to others. */

import { pageOf, type Page } from './route';
import { placeOf } from './site';
import { storageTrouble } from './storage/storage';

class Router {
  page = $state<Page>(pageOf(placeOf(location.pathname)));
  /** The part of the address from the # on. */
  hash = $state(location.hash);
  /** Whether the server has a newer version of the page: the next navigation loads it. */
  isOutdated = false;

  constructor() {
    addEventListener('popstate', () => this.#readLocation());
  }

  #readLocation(): void {
    this.page = pageOf(placeOf(location.pathname));
    this.hash = location.hash;
  }

  /** Goes to an address within the site, such as `table/ID`. What could not be stored would be lost with the page. */
  go(address: string): void {
    if (this.isOutdated && storageTrouble() === null) return location.assign(address);
    history.pushState(null, '', address);
    this.#readLocation();
    scrollTo(0, 0);
  }

  /** Replaces the part after the #, without an entry for the back button. */
  setHash(hash: string): void {
    history.replaceState(history.state, '', `${location.pathname}#${hash}`);
    this.hash = location.hash;
  }

  /** Removes the part after the #: a key must not stay in the address. */
  removeHash(): void {
    history.replaceState(history.state, '', location.pathname);
    this.hash = '';
  }

  /** Handles clicks on links within the site, but leaves "open in a new tab" to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
    this.go(pathname + hash);
  };
}

export const router = new Router();
