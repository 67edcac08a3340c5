/** Shows what the server has sent to a browser, and opens the table of a notification. */

import type { PushNotification } from '../lib/http-messages';
import { siteAddress } from '../lib/site';
import type { ServiceWorkerScope, WindowClient } from './scope';

const ICON = 'icons/icon-192.png';
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

const addressOf = (worker: ServiceWorkerScope, table: string): string =>
  siteAddress(`table/${encodeURIComponent(table)}`, worker.registration.scope);

/** Shows a notification, unless its table can be seen in this browser just now. */
export async function showNotification(worker: ServiceWorkerScope, notice: PushNotification): Promise<void> {
  const address = addressOf(worker, notice.table);
  if ((await windows(worker)).some((one) => isAt(one, address) && one.visibilityState === 'visible')) return;
  await worker.registration.showNotification(notice.title, {
    body: notice.body,
    tag: address,
    lang: notice.lang,
    dir: RIGHT_TO_LEFT.has(notice.lang) ? 'rtl' : 'ltr',
    icon: siteAddress(ICON, worker.registration.scope),
    data: address,
  });
}

/** Brings the page of a table to the front, or opens it. */
export async function openTable(worker: ServiceWorkerScope, address: string): Promise<void> {
  const open = (await windows(worker)).find((one) => isAt(one, address));
  if (open) await open.focus();
  else await worker.clients.openWindow(address);
}

const windows = (worker: ServiceWorkerScope): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = ({ url }: WindowClient, address: string): boolean => url.replace(/[?#].*/, '') === address;
