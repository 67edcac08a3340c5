/** Notifications of what happens at a seat while its page cannot be seen (Web Push). */

import { pushInfo, subscribePush, unsubscribePush } from '../api';
import { loadTable, saveTable } from '../storage/saved-tables';

/**
 * `unavailable`: the browser or the server has none; `denied`: the person has refused them to this page, in the browser's
 * settings; `failed`: the browser could not subscribe, or the server not be reached.
 */
export type NotificationState = 'unavailable' | 'off' | 'on' | 'busy' | 'denied' | 'failed';

const isSupported = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The server's key, requested once for each page, or null if it sends no notifications. */
let serverKey: Promise<string | null> | null = null;

function askForKey(): Promise<string | null> {
  serverKey ??= pushInfo().then(({ key }) => key);
  serverKey.catch(() => (serverKey = null)); // asked again next time
  return serverKey;
}

export class TableNotifications {
  state = $state<NotificationState>('unavailable');

  constructor(private readonly table: string) {}

  /** Finds out whether there are notifications here, and renews the subscription if the person has asked for it. */
  async look(): Promise<void> {
    if (!isSupported()) return;
    try {
      if ((await askForKey()) === null) return;
      const wanted = loadTable(this.table)?.notify ?? false;
      if (Notification.permission === 'denied') this.state = 'denied';
      else if (wanted && Notification.permission === 'granted') await this.#subscribe();
      else this.state = 'off';
    } catch {
      this.state = 'failed';
    }
  }

  /** Asks the browser for notifications. It shows a question only after a gesture. */
  async enable(): Promise<void> {
    this.state = 'busy';
    try {
      const permission = await Notification.requestPermission();
      if (permission === 'granted') await this.#subscribe();
      else this.state = permission === 'denied' ? 'denied' : 'off';
    } catch {
      this.state = 'failed';
    }
  }

  /** No more notifications for this table; the browser stays subscribed for others. */
  async disable(): Promise<void> {
    this.state = 'busy';
    const saved = loadTable(this.table);
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      const subscription = await pushManager.getSubscription();
      if (saved && subscription) await unsubscribePush(this.table, saved.key, subscription.endpoint);
      this.#save(false);
      this.state = 'off';
    } catch {
      this.state = 'failed';
    }
  }

  async #subscribe(): Promise<void> {
    const [key, saved] = [await askForKey(), loadTable(this.table)];
    if (key === null || !saved) return void (this.state = 'unavailable');
    const { endpoint, keys } = (await subscriptionFor(key)).toJSON();
    await subscribePush(this.table, saved.key, {
      endpoint: endpoint ?? '',
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
    });
    this.#save(true);
    this.state = 'on';
  }

  #save(notify: boolean): void {
    const saved = loadTable(this.table);
    if (!saved) return;
    const { notify: _, ...others } = saved;
    saveTable(notify ? { ...others, notify } : others);
  }
}

/** The browser's subscription for that key of a server; one for another key is given up. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  const before = await pushManager.getSubscription();
  if (before && isSame(before.options.applicationServerKey, wanted)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join();

/** The bytes of URL-safe Base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
