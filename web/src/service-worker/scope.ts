/** What the worker uses of its global scope. The library of types for workers cannot stand beside that for pages. */

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

/** At installation a worker may name requests for which the browser need not start it. Not every browser has it. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

export interface ServiceWorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', handle: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', handle: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', handle: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', handle: (event: WorkerMessageEvent) => void): void;
}
