/** The profile of this browser: a name that its owner keeps without an account. */

import * as api from '../api';
import { Refused } from '../api';
import { newSeatKey } from '../connection';
import { features } from '../features';
import type { OwnProfile } from '../http-messages';
import { saveName } from '../storage/identity';
import { readItem, removeItem, writeItem } from '../storage/storage';

const STORAGE_KEY = 'profile';

/** The part of it that the browser keeps. */
export interface StoredProfile {
  id: string;
  name: string;
  /** This device's key. */
  key: string;
}

class ProfileHolder {
  /** Null if the server has no profiles. */
  stored = $state.raw<StoredProfile | null>(features.profiles ? readItem<StoredProfile>(STORAGE_KEY) : null);
  /** The profile as the server describes it, or null if not requested yet. */
  info = $state.raw<OwnProfile | null>(null);
  /** The key for a profile that is being made: the same when the request is repeated. */
  #nextKey = newSeatKey();

  /** Makes a profile; its recovery phrase. */
  async make(name: string): Promise<string> {
    const made = await api.createProfile({ name, key: this.#nextKey });
    this.#keep(made.profile, this.#nextKey);
    return made.phrase;
  }

  async restore(phrase: string): Promise<void> {
    this.#keep(await api.restoreProfile({ phrase, key: this.#nextKey }), this.#nextKey);
  }

  /** Asks the server how the profile is now. */
  async refresh(): Promise<void> {
    const stored = this.stored;
    if (stored) await this.guard(async () => this.#keep(await api.ownProfile(stored.key), stored.key));
  }

  async rename(name: string): Promise<void> {
    await this.#acting(async (key) => this.#keep(await api.renameProfile(key, name), key));
  }

  /** Makes a new recovery phrase, which replaces the old one. */
  newPhrase(): Promise<string> {
    return this.#acting(async (key) => (await api.changePhrase(key)).phrase);
  }

  async removeDevice(device: string): Promise<void> {
    await this.#acting((key) => api.removeDevice(key, device));
    await this.refresh();
  }

  async block(profile: string): Promise<void> {
    await this.#acting((key) => api.blockProfile(key, profile));
    await this.refresh();
  }

  /** Blocks the person at a seat who has no profile, and returns the id of the block. */
  async blockPerson(table: string, seat: number): Promise<string> {
    const { id } = await this.#acting((key) => api.blockPerson(key, table, seat));
    await this.refresh();
    return id;
  }

  async unblock(blocked: string): Promise<void> {
    await this.#acting((key) => api.unblock(key, blocked));
    await this.refresh();
  }

  hasBlocked(blocked: string): boolean {
    return this.info?.blocked.some(({ id }) => id === blocked) ?? false;
  }

  /** Deletes it from the server, for all devices. */
  async erase(): Promise<void> {
    await this.#acting((key) => api.deleteProfile(key));
    this.forget();
  }

  /** Forgets it in this browser alone. */
  forget(): void {
    removeItem(STORAGE_KEY);
    this.stored = this.info = null;
    this.#nextKey = newSeatKey();
  }

  /** Forgets it if the server says that it does not exist any more. */
  noticeDeletion(error: unknown): void {
    if (error instanceof Refused && error.code === 'no-profile') this.forget();
  }

  #keep(info: OwnProfile, key: string): void {
    this.info = info;
    this.stored = { id: info.id, name: info.name, key };
    writeItem(STORAGE_KEY, this.stored);
    saveName(info.name);
  }

  #acting<T>(act: (key: string) => Promise<T>): Promise<T> {
    return this.guard(() => act(this.stored?.key ?? ''));
  }

  /** Does what uses the profile, which is forgotten if the server says that it does not exist any more. */
  async guard<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      this.noticeDeletion(error);
      throw error;
    }
  }
}

export const profile = new ProfileHolder();
