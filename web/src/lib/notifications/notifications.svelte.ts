/** Notifications of what happens while the page cannot be seen: at a seat, or that a friend invites (Web Push). */

import { pushInfo, subscribeInvitations, subscribePush, unsubscribeInvitations, unsubscribePush } from '../api';
import type { SubscribeRequest } from '../http-messages';
import { profile } from '../profile/profile.svelte';
import { loadTable, saveTable } from '../storage/saved-tables';
import { readItem, removeItem, writeItem } from '../storage/storage';

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

export abstract class Notifications {
  state = $state<NotificationState>('unavailable');

  /** Whether the person has asked for them in this browser. */
  protected abstract get isWanted(): boolean;
  protected abstract remember(isWanted: boolean): void;
  protected abstract subscribe(wanted: SubscribeRequest): Promise<unknown>;
  protected abstract unsubscribe(endpoint: string): Promise<unknown>;

  /** Finds out whether there are notifications here, and renews the subscription if the person has asked for it. */
  async look(): Promise<void> {
    if (!isSupported()) return;
    try {
      if ((await askForKey()) === null) return;
      if (Notification.permission === 'denied') this.state = 'denied';
      else if (this.isWanted && Notification.permission === 'granted') await this.#subscribe();
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

  /** No more notifications of this kind; the browser stays subscribed for others. */
  async disable(): Promise<void> {
    this.state = 'busy';
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      const subscription = await pushManager.getSubscription();
      if (subscription) await this.unsubscribe(subscription.endpoint);
      this.remember(false);
      this.state = 'off';
    } catch {
      this.state = 'failed';
    }
  }

  async #subscribe(): Promise<void> {
    const key = await askForKey();
    if (key === null) return void (this.state = 'unavailable');
    const { endpoint, keys } = (await subscriptionFor(key)).toJSON();
    await this.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
    this.remember(true);
    this.state = 'on';
  }
}

/** Notifications of what happens at the own seat of a table. */
export class TableNotifications extends Notifications {
  constructor(private readonly table: string) {
    super();
  }

  protected get isWanted(): boolean {
    return loadTable(this.table)?.notify ?? false;
  }

  protected remember(notify: boolean): void {
    const saved = loadTable(this.table);
    if (!saved) return;
    const { notify: _, ...others } = saved;
    saveTable(notify ? { ...others, notify } : others);
  }

  protected subscribe(wanted: SubscribeRequest): Promise<unknown> {
    return subscribePush(this.table, loadTable(this.table)?.key ?? '', wanted);
  }

  protected unsubscribe(endpoint: string): Promise<unknown> {
    return unsubscribePush(this.table, loadTable(this.table)?.key ?? '', endpoint);
  }
}

const INVITATIONS_ITEM = 'notify-invitations';

/** Notifications that a friend of the own profile invites. */
export class InvitationNotifications extends Notifications {
  protected get isWanted(): boolean {
    return profile.stored !== null && readItem<string>(INVITATIONS_ITEM) === profile.stored.id;
  }

  protected remember(isWanted: boolean): void {
    if (isWanted && profile.stored) writeItem(INVITATIONS_ITEM, profile.stored.id);
    else removeItem(INVITATIONS_ITEM);
  }

  protected subscribe(wanted: SubscribeRequest): Promise<unknown> {
    return subscribeInvitations(profile.stored?.key ?? '', wanted);
  }

  protected unsubscribe(): Promise<unknown> {
    return unsubscribeInvitations(profile.stored?.key ?? '');
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
