/** Installs the service worker and hands it what the page has loaded. A browser without one loses nothing else. */

import type { PageMessage, WorkerAnswer } from '../../service-worker/messages';
import { publicAnswers } from '../backends/backends.svelte';
import { language } from '../i18n';
import { router } from '../router.svelte';
import { siteAddress } from '../site';
import { storeFinishedGames } from './stored-games';

const SCRIPT = 'service-worker.js';
/** Milliseconds after which a page that comes back into sight asks for a new version. */
const CHECKED_EVERY = 3_600_000;

/** Installs the service worker, and stores the finished games of this browser. */
export async function startOffline(): Promise<void> {
  await startServiceWorker();
  await storeFinishedGames();
}

let started: Promise<void> | null = null;

/** Installs the service worker. Resolves once it answers the requests of this page, or if there can be none. */
export const startServiceWorker = (): Promise<void> =>
  (started ??= install().catch(() => {
    // There are none here, or the browser does not allow them or has no room: the page needs the network then.
  }));

async function install(): Promise<void> {
  const { serviceWorker: container } = navigator;
  const controlled = container.controller ? Promise.resolve() : untilControlled(container);
  const registration = await container.register(SCRIPT, { updateViaCache: 'none' });
  checkAgainWhenSeen(registration);
  container.addEventListener('controllerchange', () => introduce(container.controller, noteVersion));
  introduce((await container.ready).active);
  await controlled;
}

const untilControlled = (container: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => container.addEventListener('controllerchange', () => resolve(), { once: true }));

/** Tells the worker what this page has loaded; `note` is told which version of the page it has. */
function introduce(worker: ServiceWorker | null, note: (answer: WorkerAnswer) => void = () => {}): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => note(data);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const { lang } = language;
  worker?.postMessage({ lang, files, answers: publicAnswers(lang) } satisfies PageMessage, [port2]);
}

/** A new worker has taken over: if the page has a different version, the next navigation replaces it. */
function noteVersion({ entry }: WorkerAnswer): void {
  router.isOutdated = [...document.scripts].every(({ src }) => src !== siteAddress(`.${entry}`));
}

function checkAgainWhenSeen(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECKED_EVERY) return;
    checked = Date.now();
    registration.update().catch(() => {}); // the network is away
  });
}
