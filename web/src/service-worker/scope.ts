/**
 * The parts of its global scope that the worker uses. The type library for workers cannot be combined with the one for
 * pages.
 */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** At installation a worker may name requests that the browser need not start it for. Not every browser has it. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

interface PushMessageEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: string; close(): void };
}

/** A page of this site in a window or tab. */
export interface WindowClient {
  readonly url: string;
  readonly visibilityState: 'hidden' | 'visible';
  focus(): Promise<unknown>;
}

export interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', handle: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', handle: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', handle: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'push', handle: (event: PushMessageEvent) => void): void;
  addEventListener(type: 'notificationclick', handle: (event: NotificationEvent) => void): void;
}
