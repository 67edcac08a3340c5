/**
 * The records of finished games and what replays them, in the browser's database: for replays without a network, and for
 * games that the server has forgotten. Where the browser allows no database, nothing is found in it.
 */

import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { Replay } from '../http-messages';
import { hex, sha256 } from '../shuffle/hashes';

/** How many replays are kept, about 100 kB each: those used last. */
const MAX_REPLAYS = 40;
const RECORD = 'record.';
const TABLE = 'table-file.';
const REPLAY = 'replay.';
/** The names of the replays, the one used last at the end. */
const ORDER = 'replays';

/** A store of values by name. */
export interface NamedValues {
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  delete(name: string): Promise<void>;
  names(): Promise<string[]>;
  clear(): Promise<void>;
}

let opened: UseStore | null = null;
const database = (): UseStore => (opened ??= createStore('settebello', 'games'));

const BROWSER: NamedValues = {
  get: async (name) => get(name, database()),
  set: async (name, value) => set(name, value, database()),
  delete: async (name) => del(name, database()),
  names: async () => keys<string>(database()),
  clear: async () => clear(database()),
};

export class GameArchive {
  constructor(private readonly values: NamedValues = BROWSER) {}

  /** The record of a table; an empty text if the server had none; null if it is not known here. */
  async record(table: string): Promise<string | null> {
    const found = await this.values.get(RECORD + table).catch(() => null);
    return typeof found === 'string' ? found : null;
  }

  /** Stores a record; false if there was no room. */
  async saveRecord(table: string, text: string): Promise<boolean> {
    return this.values.set(RECORD + table, text).then(
      () => true,
      () => false,
    );
  }

  /** Removes the record of a table and its replays, and returns the record, in case somebody wants it back. */
  async removeRecord(table: string): Promise<string | null> {
    const text = await this.record(table);
    await this.values.delete(RECORD + table).catch(() => {});
    if (text === null) return null;
    const names = await this.values.names().catch((): string[] => []);
    const own = names.filter((name) => name.startsWith(nameOfReplay(text)));
    for (const name of own) await this.values.delete(name).catch(() => {});
    return text;
  }

  /** The tables with a record. */
  async tables(): Promise<string[]> {
    const names = await this.values.names().catch((): string[] => []);
    return names.filter((name) => name.startsWith(RECORD)).map((name) => name.slice(RECORD.length));
  }

  /** Keeps a table of a backup until the application in this tab takes it; false if there was no room. */
  async saveTableFile(table: string, text: string): Promise<boolean> {
    return this.values.set(TABLE + table, text).then(
      () => true,
      () => false,
    );
  }

  async removeTableFile(table: string): Promise<void> {
    await this.values.delete(TABLE + table).catch(() => {});
  }

  /** The tables that wait to be taken, with their texts. */
  async tableFiles(): Promise<[string, string][]> {
    const names = (await this.values.names().catch((): string[] => [])).filter((name) => name.startsWith(TABLE));
    const texts = await Promise.all(names.map((name) => this.values.get(name).catch(() => '')));
    return names.map((name, n) => [name.slice(TABLE.length), String(texts[n])]);
  }

  /** The data that replays a record: in this language if possible, otherwise in any other. */
  async replay(record: string, lang: string): Promise<Replay | null> {
    try {
      const names = (await this.values.names()).filter((name) => name.startsWith(nameOfReplay(record)));
      const found = names.find((name) => name === nameOfReplay(record) + lang) ?? names[0];
      return found === undefined ? null : ((await this.values.get(found)) as Replay);
    } catch {
      return null;
    }
  }

  async hasReplay(record: string, lang: string): Promise<boolean> {
    const names = await this.values.names().catch((): string[] => []);
    return names.includes(nameOfReplay(record) + lang);
  }

  /** Stores what replays a record, and removes those not used for longest. */
  async saveReplay(record: string, lang: string, replay: Replay): Promise<void> {
    const name = nameOfReplay(record) + lang;
    try {
      await this.values.set(name, replay);
      const before = ((await this.values.get(ORDER)) ?? []) as string[];
      const order = [...before.filter((other) => other !== name), name];
      for (const old of order.slice(0, -MAX_REPLAYS)) await this.values.delete(old);
      await this.values.set(ORDER, order.slice(-MAX_REPLAYS));
    } catch {
      // There is no room, or no database: this game is replayed by the server only.
    }
  }

  async clear(): Promise<void> {
    await this.values.clear().catch(() => {});
  }
}

/** The beginning of its name, which ends with the language. */
const nameOfReplay = (record: string): string => `${REPLAY}${hex(sha256(new TextEncoder().encode(record)))}.`;

export const archive = new GameArchive();
