/**
 * The caches that the page starts from without a network: the files of the page, and answers of the server that are the
 * same for everybody. Tables, invitations, games, reviews and whatever needs a key are never stored here.
 */

import { placeOf } from '../lib/site';
import { AnswerCache } from './answer-cache';
import { addressOf, type Load, MATCH, networkFirst } from './requests';

/** The facts about a build that `dev/service-worker.ts` provides. */
export interface Build {
  /** Changes with every file. */
  version: string;
  /** The script of the page, which names all others. */
  entry: string;
  /** Stored when the worker is installed: what every page needs. */
  files: readonly string[];
  /** Files that only some people need, such as a language's, by name: stored once one of them is used. */
  groups: Readonly<Record<string, readonly string[]>>;
}

const FILES = 'settebello-files-';
/** In the cache of files, a mark for each group that is stored; `NAME` follows. */
const GROUP_MARK = '/offline-group/';
const PAGE = '/';
/** What a static host sends at the addresses of other pages; a server has no such file, and sends its page there. */
const OTHER_PAGES = '/404.html';
/** The folder of Python's files, which the page stores itself. */
const PYTHON = '/python/';
/** Small files without a digest in their names. */
const PLAIN_FILES: ReadonlySet<string> = new Set(['/favicon.svg']);
/** Addresses that are not pages. */
const NO_PAGE = /^\/(?:api|assets|icons)\/|^\/(?:health|ready|metrics)$|\.\w+$/;

/** Lets work go on after the response. */
export type WaitUntil = (work: Promise<unknown>) => void;

export class OfflineCache {
  readonly #answers: AnswerCache;
  readonly #name: string;
  /** Of the files that belong to one group only. */
  readonly #groupOf: ReadonlyMap<string, string>;

  constructor(
    private readonly build: Build,
    /** The address of the site; the files of a build, and all other places, are named from it. */
    private readonly scope: string,
    private readonly stores: CacheStorage = caches,
    private readonly load: Load = (request) => fetch(request),
  ) {
    this.#name = FILES + build.version;
    this.#answers = new AnswerCache(build.version, scope, stores, load);
    const named = Object.entries(build.groups).flatMap(([group, files]) => files.map((file) => [file, group] as const));
    const shared = new Set(named.map(([file]) => file).filter((file, n, all) => all.indexOf(file) !== n));
    this.#groupOf = new Map(named.filter(([file]) => !shared.has(file)));
  }

  /** Stores the files of this version, and the groups that the version before had. Throws if one cannot be stored. */
  async install(): Promise<void> {
    const before = await this.#storedGroups();
    const files = await this.stores.open(this.#name);
    try {
      await files.addAll(this.build.files.map((file) => this.#fresh(file)));
      const page = await (await files.match(this.#at(PAGE), MATCH))?.text();
      // A server that is being updated may have sent another version's page.
      if (!page?.includes(this.build.entry)) throw new Error('the page belongs to another version');
      const others = await this.load(this.#fresh(OTHER_PAGES));
      if (others.ok) await files.put(this.#at(OTHER_PAGES), others);
    } catch (error) {
      await this.stores.delete(this.#name);
      throw error;
    }
    for (const group of before) await this.#storeGroup(group).catch(() => {});
  }

  /** Keeps this version and the one before, whose pages may still be open. */
  async removeOldVersions(): Promise<void> {
    const versions = (await this.stores.keys()).filter((name) => name.startsWith(FILES) && name !== this.#name);
    for (const old of versions.slice(0, -1)) await this.stores.delete(old);
    await this.#answers.removeOldVersions();
  }

  /** Stores what a page has loaded before the worker was there, and these answers. */
  async prepare(lang: string, loaded: readonly string[], answers: readonly string[]): Promise<void> {
    const used = loaded.flatMap((address) => this.#groupOf.get(this.#placeOf(address)) ?? []);
    const groups = new Set([lang, ...used]);
    for (const group of groups) await this.#storeGroup(group).catch(() => {});
    await this.#answers.prepare(answers);
  }

  /** The response to a request; null leaves it to the browser. */
  respond(request: Request, waitUntil: WaitUntil): Promise<Response> | null {
    if (!request.url.startsWith(this.scope)) return null;
    const place = this.#placeOf(request.url);
    if (request.method === 'GET' && request.mode === 'navigate')
      return NO_PAGE.test(place) ? null : this.#respondWithPage(request, place);
    if (request.method === 'GET' && place.startsWith('/assets/')) return this.#respondWithFile(request, waitUntil);
    if (request.method === 'GET' && place.startsWith(PYTHON)) return this.#respondWithPythonFile(request);
    if (request.method === 'GET' && PLAIN_FILES.has(place)) return this.#fromNetworkOr(request, place);
    return this.#answers.respond(request, waitUntil);
  }

  /** The page as the server has it now, or the stored one if it cannot be reached. */
  #respondWithPage(request: Request, place: string): Promise<Response> {
    return place === PAGE ? this.#fromNetworkOr(request, PAGE) : this.#fromNetworkOr(request, OTHER_PAGES, PAGE);
  }

  /** The response from the network, or the first of these files that is stored. */
  #fromNetworkOr(request: Request, ...files: string[]): Promise<Response> {
    return networkFirst(this.load(request), async () => {
      const stored = await Promise.all(files.map((file) => this.#stored(file)));
      return stored.find((one) => one !== undefined);
    });
  }

  async #respondWithPythonFile(request: Request): Promise<Response> {
    return (await this.stores.match(request.url, MATCH)) ?? this.load(request);
  }

  /** A file whose name changes with its content; the stored one is always right. */
  async #respondWithFile(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const place = this.#placeOf(request.url);
    const group = this.#groupOf.get(place);
    const found = await this.#stored(place);
    if (!found && group) waitUntil(this.#storeGroup(group).catch(() => {}));
    return found ?? this.load(request);
  }

  /** A stored file: of this version, else of the one before. */
  async #stored(file: string): Promise<Response | undefined> {
    const own = await this.stores.match(this.#at(file), { ...MATCH, cacheName: this.#name });
    return own ?? this.stores.match(this.#at(file), MATCH);
  }

  async #storeGroup(group: string): Promise<void> {
    const wanted = this.build.groups[group];
    if (!wanted) return;
    const files = await this.stores.open(this.#name);
    if (await files.match(this.#at(GROUP_MARK + group))) return;
    await files.addAll(wanted.map((file) => this.#at(file)));
    await files.put(this.#at(GROUP_MARK + group), new Response());
  }

  async #storedGroups(): Promise<Set<string>> {
    const groups = new Set<string>();
    for (const name of (await this.stores.keys()).filter((one) => one.startsWith(FILES)))
      for (const { url } of await (await this.stores.open(name)).keys()) {
        const place = this.#placeOf(url);
        if (place.startsWith(GROUP_MARK)) groups.add(place.slice(GROUP_MARK.length));
      }
    return groups;
  }

  #fresh(file: string): Request {
    return new Request(this.#at(file), { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
  }

  #at(place: string): string {
    return addressOf(place, this.scope);
  }

  #placeOf(address: string): string {
    return placeOf(new URL(address).pathname, this.scope);
  }
}
