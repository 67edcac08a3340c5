/**
 * The script of `404.html`, which a static host sends for every address that has no file: the base of the document is
 * what precedes the page's own part of the address.
 */

import { rootOf } from './lib/route';

const base = document.createElement('base');
base.href = rootOf(location.pathname);
document.head.prepend(base);
