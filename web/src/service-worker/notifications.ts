/** Shows what the server has sent to a browser, and opens the table of a notification. */

import type { PushNotification } from '../lib/http-messages';
import type { ServiceWorkerScope, WindowClient } from './scope';

const ICON = '/icons/icon-192.png';
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

const pathOf = (table: string): string => `/table/${encodeURIComponent(table)}`;

/** Shows a notification, unless its table can be seen in this browser just now. */
export async function showNotification(worker: ServiceWorkerScope, notice: PushNotification): Promise<void> {
  const path = pathOf(notice.table);
  if ((await windows(worker)).some((one) => isAt(one, path) && one.visibilityState === 'visible')) return;
  await worker.registration.showNotification(notice.title, {
    body: notice.body,
    tag: path,
    lang: notice.lang,
    dir: RIGHT_TO_LEFT.has(notice.lang) ? 'rtl' : 'ltr',
    icon: ICON,
    data: path,
  });
}

/** Brings the page of a table to the front, or opens it. */
export async function openTable(worker: ServiceWorkerScope, path: string): Promise<void> {
  const open = (await windows(worker)).find((one) => isAt(one, path));
  if (open) await open.focus();
  else await worker.clients.openWindow(path);
}

const windows = (worker: ServiceWorkerScope): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = (window: WindowClient, path: string): boolean => new URL(window.url).pathname === path;
