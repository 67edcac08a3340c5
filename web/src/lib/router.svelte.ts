/** The page in view, and going to another. */

import { pageOf, type Page } from './route';

class Router {
  page = $state<Page>(pageOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.page = pageOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageOf(path);
    scrollTo(0, 0);
  }

  /** For links: follows inside the page, but leaves "open in a new tab" to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  };
}

export const router = new Router();
