/**
 * Answers of the server that are the same for everybody: the games, the players, the options, and rules in words. The
 * server is asked first; if it cannot be reached, the stored answer says so in a header.
 */

import type { ComposedRules, ComposeRulesRequest } from '../lib/http-messages';
import { STORED_ANSWER } from '../lib/offline/stored-answer';
import { placeOf } from '../lib/site';
import { addressOf, type Load, MATCH, networkFirst } from './requests';
import type { WaitUntil } from './offline-cache';

const ANSWERS = 'settebello-answers-';
const RULES = '/api/rules';
const PUBLIC: ReadonlySet<string> = new Set(['/api/variants', '/api/players', '/api/options', RULES]);
/** The folder of a static site with the same answers as files. */
const FILES = '/answers/';
/** How many composed rules are stored, about 10 kB each. */
const MAX_COMPOSED = 60;

export class AnswerCache {
  readonly #name: string;

  constructor(
    version: string,
    private readonly scope: string,
    private readonly stores: CacheStorage,
    private readonly load: Load,
  ) {
    this.#name = ANSWERS + version;
  }

  async removeOldVersions(): Promise<void> {
    const versions = (await this.stores.keys()).filter((name) => name.startsWith(ANSWERS) && name !== this.#name);
    for (const old of versions.slice(0, -1)) await this.stores.delete(old);
  }

  /** Stores the answers of these places, such as `api/variants?lang=it`, if they are not there yet. */
  async prepare(places: readonly string[]): Promise<void> {
    const answers = await this.stores.open(this.#name);
    for (const place of places) {
      const address = this.#at(`/${place}`);
      if (await answers.match(address, MATCH)) continue;
      const response = await this.load(address);
      if (response.ok) await answers.put(address, await marked(response));
    }
  }

  /** The response to a request, or null if it is none of these. */
  respond(request: Request, waitUntil: WaitUntil): Promise<Response> | null {
    const place = this.#placeOf(request.url);
    if (request.method === 'GET' && (PUBLIC.has(place) || place.startsWith(FILES)))
      return this.#ask(request, request.url, waitUntil);
    if (request.method === 'POST' && place === RULES) return this.#compose(request, waitUntil);
    return null;
  }

  async #ask(request: Request, address: string, waitUntil: WaitUntil): Promise<Response> {
    return this.#networkFirst(request, address, waitUntil, () => this.#stored(address));
  }

  /** Composed rules, stored by what was asked; the rules of a named game are in the list of all. */
  async #compose(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const body = await request.clone().text();
    const address = this.#at(`${RULES}/${await digestOf(body)}`);
    return this.#networkFirst(
      request,
      address,
      waitUntil,
      async () => (await this.#stored(address)) ?? (await this.#namedRules(JSON.parse(body) as ComposeRulesRequest)),
    );
  }

  async #networkFirst(
    request: Request,
    address: string,
    waitUntil: WaitUntil,
    stored: () => Promise<Response | undefined>,
  ): Promise<Response> {
    const loading = this.load(request);
    const storing = loading.then((response) => (response.ok ? this.#store(address, response.clone()) : undefined));
    waitUntil(storing.catch(() => {}));
    return networkFirst(loading, stored);
  }

  async #store(address: string, response: Response): Promise<void> {
    const answers = await this.stores.open(this.#name);
    await answers.put(address, await marked(response));
    const isComposed = (url: string): boolean => this.#placeOf(url).startsWith(`${RULES}/`);
    if (!isComposed(address)) return;
    const composed = (await answers.keys()).filter(({ url }) => isComposed(url));
    for (const old of composed.slice(0, -MAX_COMPOSED)) await answers.delete(old);
  }

  async #stored(address: string): Promise<Response | undefined> {
    const own = await this.stores.match(address, { ...MATCH, cacheName: this.#name });
    return own ?? this.stores.match(address, MATCH);
  }

  async #namedRules({ variant, seats, settings, lang = 'en' }: ComposeRulesRequest): Promise<Response | undefined> {
    if (Object.keys(settings ?? {}).length) return undefined;
    const list = await this.#stored(this.#at(`${RULES}?lang=${lang}`));
    const all = (await list?.json()) as ComposedRules[] | undefined;
    const found = all?.find((rules) => rules.game === variant && (!seats || rules.seats === seats));
    return found && (await marked(Response.json(found)));
  }

  #at(place: string): string {
    return addressOf(place, this.scope);
  }

  #placeOf(address: string): string {
    return placeOf(new URL(address).pathname, this.scope);
  }
}

/** The response, with a header that says that it was stored. */
async function marked(response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding'); // the body has been decoded
  headers.delete('content-length');
  headers.set(STORED_ANSWER, 'yes');
  return new Response(await response.blob(), { status, headers });
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
