/** Caches for tests, and a server that they ask. */

import type { Load } from './requests';

export const ORIGIN = 'https://example.org';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;

/** As much of the browser's caches as the worker uses; `load` answers what is added. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  constructor(private readonly load: Load) {}

  get storage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  async open(name: string): Promise<MemoryCache> {
    const found = this.#caches.get(name) ?? new MemoryCache(this.load);
    this.#caches.set(name, found);
    return found;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(request: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.#caches) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(request) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

class MemoryCache {
  readonly #stored = new Map<string, Response>();

  constructor(private readonly load: Load) {}

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.#stored.get(addressOf(request))?.clone();
  }

  async put(request: RequestInfo, response: Response): Promise<void> {
    this.#stored.delete(addressOf(request));
    this.#stored.set(addressOf(request), response);
  }

  async addAll(requests: readonly RequestInfo[]): Promise<void> {
    const responses = await Promise.all(
      requests.map(async (request) => [request, await this.load(addressOf(request))] as const),
    );
    if (responses.some(([, response]) => !response.ok)) throw new TypeError('not all of them can be had');
    for (const [request, response] of responses) await this.put(request, response);
  }

  async keys(): Promise<Request[]> {
    return [...this.#stored.keys()].map((url) => new Request(url));
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#stored.delete(addressOf(request));
  }
}

/** A server whose answers are texts by path; it can be away or hang, and it counts what it is asked. */
export class MemoryServer {
  isAway = false;
  /** Whether it never answers. */
  isHung = false;
  status = 200;
  /** With what the body that is sent from a path was compressed, if it was. */
  encoding: (path: string) => string | null = () => null;
  readonly asked: string[] = [];

  constructor(public answers: Record<string, string | Uint8Array<ArrayBuffer>>) {}

  load: Load = async (request) => {
    const { pathname, search } = new URL(addressOf(request));
    this.asked.push(pathname + search);
    if (this.isHung) return new Promise(() => {});
    if (this.isAway) throw new TypeError('no network');
    if (this.status !== 200) return new Response('', { status: this.status });
    const body = this.answers[pathname + search] ?? this.answers[pathname];
    if (body === undefined) return new Response('', { status: 404 });
    const encoding = this.encoding(pathname);
    return new Response(body, { headers: encoding ? { 'content-encoding': encoding } : {} });
  };
}
