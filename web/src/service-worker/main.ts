/**
 * The service worker: starts the page without a network, and shows notifications. `dev/service-worker.ts` builds it.
 *
 * A new version takes over as soon as it is installed. That changes nothing for an open page, whose files stay in their
 * cache; the page itself is replaced at its next navigation.
 */

import type { PushNotification } from '../lib/http-messages';
import { openTable, showNotification } from './notifications';
import { OfflineCache, type Build } from './offline-cache';
import type { PageMessage, WorkerAnswer } from './messages';
import type { ServiceWorkerScope } from './scope';

declare const __BUILD__: Build;

const worker = globalThis as unknown as ServiceWorkerScope;
const build = __BUILD__;
const cache = new OfflineCache(build, worker.registration.scope);

worker.addEventListener('install', (event) => {
  void event.addRoutes?.([{ condition: { urlPattern: 'api/tables*' }, source: 'network' }]).catch(() => {});
  event.waitUntil(cache.install().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(cache.removeOldVersions().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const response = cache.respond(event.request, (work) => event.waitUntil(work));
  if (response) event.respondWith(response);
});

worker.addEventListener('message', (event) => {
  const { lang, files, answers } = event.data as PageMessage;
  event.ports[0]?.postMessage({ entry: build.entry } satisfies WorkerAnswer);
  event.waitUntil(cache.prepare(lang, files, answers));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotification(worker, event.data.json() as PushNotification));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(worker, event.notification.data));
});
