/** The page in view, and going to another. */

import { pageOf, type Page } from './route';

class Router {
  page = $state<Page>(pageOf(location.pathname));
  /** What stands after the #. */
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#see());
  }

  #see(): void {
    this.page = pageOf(location.pathname);
    this.hash = location.hash;
  }

  /** Goes to an address of this page, with what stands after its #. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.#see();
    scrollTo(0, 0);
  }

  /** Writes what stands after the # without a step for the back button. */
  note(hash: string): void {
    history.replaceState(history.state, '', `${location.pathname}#${hash}`);
    this.hash = location.hash;
  }

  /** Takes away what stands after the #: a secret must not stay in the address. */
  bare(): void {
    history.replaceState(history.state, '', location.pathname);
    this.hash = '';
  }

  /** For links: follows inside the page, but leaves "open in a new tab" to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
    this.go(pathname + hash);
  };
}

export const router = new Router();
