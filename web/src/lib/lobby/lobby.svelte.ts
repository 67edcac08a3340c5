/** The lobby as this page sees it: who waits, which tables are open, and its own seek. */

import { openLobbySocket } from '../api';
import { newId, newSeatKey, RESEND_DELAY, TEMPORARY_REFUSAL } from '../connection';
import { language } from '../i18n/language.svelte';
import type { LobbyInfo, LobbyServerMessage, Seated, Seek } from '../lobby-messages';
import { profile } from '../profile/profile.svelte';
import { router } from '../router.svelte';
import { leaveTable } from '../start/close-table';
import { deviceId } from '../storage/identity';
import { guestTable, removeTable, saveTable } from '../storage/saved-tables';
import LoadNotice from '../ui/LoadNotice.svelte';
import { noteArrival } from './arrivals';
import { LobbyConnection } from './lobby-connection';
import { loadLobbyMessages } from './messages';
import { SEEK_ITEM, seekBar } from './seek-bar.svelte';

/** The refusal of a seek with a profile that does not exist. */
const NO_PROFILE = 'no-profile';

/** A seek without what the page adds itself. */
export type Wish = Pick<Seek, 'name' | 'face' | 'game' | 'clock' | 'programs' | 'rated'>;

interface OwnSeek {
  key: string;
  wish: Wish;
}

/** The table that a seek of this tab has led to. */
interface JoinedTable extends OwnSeek {
  table: string;
}

const JOINED_ITEM = 'settebello.joined';

/** The opponents that were found, and the key of your seat. */
interface FoundSeat extends Seated {
  key: string;
}

class Lobby {
  /** Null until the server has said it. */
  info = $state.raw<LobbyInfo | null>(null);
  seek = $state.raw<OwnSeek | null>(null);
  /** Whether the seek is being ended. */
  isCancelling = $state(false);
  /** A table that waits for this person, who is doing something else. */
  found = $state.raw<FoundSeat | null>(null);
  isLost = $state(false);
  /** The close code of a server that is too busy to take the connection. */
  overload = $state('');
  /** Why the last seek was not taken, in the server's words; or that another window took its place. */
  trouble = $state('');
  wasReplaced = $state(false);
  /** Whether the seek goes on because somebody did not come to the table that was found. */
  somebodyMissed = $state(false);
  #lastWish: Wish | null = null;
  /** Takes back what was found, once the table no longer waits for this person. */
  #foundTimer: ReturnType<typeof setTimeout> | undefined;
  #viewers = 0;
  #lang = language.lang;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #connection = new LobbyConnection(openLobbySocket, {
    onMessage: (message) => this.#receive(message),
    onOpen: () => this.#sendSeek(),
    onLost: (overload) => {
      this.isLost = true;
      this.overload = overload;
    },
  });

  /** Follows the lobby until the returned function is called. */
  watch(): () => void {
    this.#viewers++;
    this.#connection.start();
    return () => {
      this.#viewers--;
      this.#stopUnlessNeeded();
    };
  }

  /** Connects again, if the language of the page has changed. */
  followLanguage(): void {
    if (this.#lang === language.lang) return;
    this.#lang = language.lang;
    this.#connection.reconnect();
  }

  find(wish: Wish): void {
    this.trouble = '';
    this.wasReplaced = false;
    this.somebodyMissed = false;
    this.#forgetFound();
    this.#begin({ key: newSeatKey(), wish });
  }

  /** Looks again for what was found, and goes to the start page, which shows it. */
  findOthers(): void {
    if (this.#lastWish) this.find(this.#lastWish);
    router.go('./');
  }

  /** Continues the seek that led to a table, which was dissolved because somebody did not come. False: none did. */
  findAgain(table: string): boolean {
    const before = readItem<JoinedTable>(JOINED_ITEM);
    if (before?.table !== table) return false;
    writeItem(JOINED_ITEM, null);
    this.trouble = '';
    this.wasReplaced = false;
    this.somebodyMissed = true;
    this.#begin({ key: before.key, wish: before.wish });
    return true;
  }

  /** Continues the seek from before the page was reloaded. */
  resume(): void {
    const known = readItem<OwnSeek>(SEEK_ITEM);
    if (known && !this.seek) this.#begin(known);
  }

  cancel(): void {
    if (!this.seek) return;
    this.isCancelling = this.#connection.send({ type: 'cancel', id: newId() });
    if (!this.isCancelling) this.#end(); // it ends by itself, since nobody renews it
  }

  /** Goes to the table that was found. */
  accept(): void {
    const { found } = this;
    this.#forgetFound();
    if (found) router.go(`table/${found.table}`);
  }

  /** Leaves the table that was found: the others are told. */
  decline(): void {
    const { found } = this;
    this.#forgetFound();
    if (found) leaveTable(found.table, found.key);
  }

  #forgetFound(): void {
    clearTimeout(this.#foundTimer);
    this.found = null;
  }

  #begin(seek: OwnSeek): void {
    this.seek = seek;
    this.#lastWish = seek.wish;
    this.isCancelling = false;
    writeItem(SEEK_ITEM, seek);
    void this.#showBar();
    this.#connection.start();
    this.#sendSeek();
  }

  async #showBar(): Promise<void> {
    try {
      const [{ default: SeekBar }] = await Promise.all([import('./SeekBar.svelte'), language.add(loadLobbyMessages)]);
      seekBar.component = SeekBar;
    } catch {
      seekBar.component = LoadNotice;
    }
  }

  #end(): void {
    this.seek = null;
    this.isCancelling = false;
    writeItem(SEEK_ITEM, null);
    this.#stopUnlessNeeded();
  }

  #stopUnlessNeeded(): void {
    if (this.#viewers === 0 && !this.seek) this.#connection.stop();
  }

  #sendSeek(): void {
    if (!this.seek) return;
    const { key, wish } = this.seek;
    const own = profile.stored ? { profile_key: profile.stored.key } : {};
    this.#connection.send({ type: 'seek', id: newId(), key, device: deviceId(), ...wish, ...own });
  }

  #receive(message: LobbyServerMessage): void {
    this.isLost = false;
    if (message.type === 'lobby') this.info = message;
    else if (message.type === 'seated') this.#sitDown(message);
    else if (message.type === 'cancelled') {
      this.wasReplaced = message.id === null;
      this.#end();
    } else if (message.type === 'error') {
      if (message.code === TEMPORARY_REFUSAL) this.#resend();
      else {
        this.trouble = message.message;
        if (message.code === NO_PROFILE) profile.forget(); // it was deleted on another device
        this.#end();
      }
    }
  }

  /** Says again in a moment what the server could not store. */
  #resend(): void {
    clearTimeout(this.#resendTimer);
    this.#resendTimer = setTimeout(() => (this.isCancelling ? this.cancel() : this.#sendSeek()), RESEND_DELAY);
  }

  #sitDown(seated: Seated): void {
    const { seek } = this;
    if (!seek) return;
    this.#end();
    saveTable(guestTable(seated.table, seek.key, seated.title));
    noteArrival(seated.table, 'lobby');
    writeItem(JOINED_ITEM, { table: seated.table, ...seek } satisfies JoinedTable);
    this.somebodyMissed = false;
    this.found = { ...seated, key: seek.key };
    if (seated.seconds) this.#foundTimer = setTimeout(() => this.#missFound(), seated.seconds * 1000);
    if (router.page.name !== 'table') this.accept();
  }

  /** The person did not come in time. */
  #missFound(): void {
    if (this.found) removeTable(this.found.table);
    this.#forgetFound();
  }
}

function readItem<T>(item: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function writeItem(item: string, value: OwnSeek | JoinedTable | null): void {
  try {
    if (value) sessionStorage.setItem(item, JSON.stringify(value));
    else sessionStorage.removeItem(item);
  } catch {
    // The browser forbids it: the seek ends with the page.
  }
}

export const lobby = new Lobby();
