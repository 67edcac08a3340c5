/** The friends of this browser's profile: who they are, who is here, and who invites. */

import * as api from '../api';
import type { FriendInfo } from '../http-messages';
import { language } from '../i18n/language.svelte';
import { say } from '../i18n';
import { profile } from '../profile/profile.svelte';
import { refusalText } from '../refusal-text';
import { startTable, type TableChoice } from '../start/open-table';
import { loadTable } from '../storage/saved-tables';
import { readItem, writeItem } from '../storage/storage';

/** Milliseconds between two questions to the server; somebody who asks counts as here for a minute. */
const USUAL_PAUSE = 20_000;
/** The same while an answer of another person at the table may come at any moment. */
const SHORT_PAUSE = 3000;
const DECLINED_ITEM = 'declined-invitations';
/** The declined invitations that are remembered. */
const MOST_DECLINED = 50;

/** An invitation to a table that still has an open seat. */
export interface Invitation {
  name: string;
  table: string;
  /** The title of the game. */
  title: string;
}

class Friends {
  /** Friends, and people who have asked or were asked; null if the server has not said yet. */
  known = $state.raw<readonly FriendInfo[] | null>(null);
  invitation = $state.raw<Invitation | null>(null);
  /** Why the last thing could not be done, in words. */
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #impatient = 0;

  /** Keeps asking as long as this browser has a profile. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    document.addEventListener('visibilitychange', () => void (document.hidden || this.#askNow()));
    this.#askNow();
  }

  /** Asks more often until the returned function is called. */
  hurry(): () => void {
    this.#impatient++;
    this.#askNow();
    return () => void this.#impatient--;
  }

  /** How you and somebody stand; undefined if you do not know each other. */
  find(id: string): FriendInfo | undefined {
    return this.known?.find((one) => one.id === id);
  }

  add(table: string, seat: number): Promise<void> {
    return this.#attempt((key) => api.addFriend(key, table, seat));
  }

  agree(id: string): Promise<void> {
    return this.#attempt((key) => api.agreeToFriend(key, id));
  }

  /** Ends a friendship, declines a request or withdraws one. */
  remove(id: string): Promise<void> {
    return this.#attempt((key) => api.removeFriend(key, id));
  }

  /** Opens a table, goes there, and invites a friend. */
  invite(id: string, choice: TableChoice): Promise<void> {
    return this.#attempt(async (key) => api.inviteFriend(key, id, await startTable(choice)));
  }

  /** Stops showing the invitation. */
  decline(): void {
    if (!this.invitation) return;
    writeItem(DECLINED_ITEM, [this.invitation.table, ...declined()].slice(0, MOST_DECLINED));
    this.invitation = null;
  }

  async #attempt(act: (key: string) => Promise<unknown>): Promise<void> {
    this.trouble = '';
    try {
      await act(profile.stored?.key ?? '');
    } catch (error) {
      profile.noticeDeletion(error);
      this.trouble = refusalText(error, say('no-server'));
    }
    await this.#ask();
  }

  #askNow(): void {
    clearTimeout(this.#timer);
    void this.#ask().finally(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#askNow(), this.#impatient ? SHORT_PAUSE : USUAL_PAUSE);
    });
  }

  async #ask(): Promise<void> {
    const key = profile.stored?.key;
    if (!key) {
      this.known = this.invitation = null;
      return;
    }
    if (document.hidden) return;
    try {
      const { friends } = await api.friends(key);
      if (profile.stored?.key !== key) return;
      this.known = friends;
      this.invitation = await openInvitation(friends);
    } catch (error) {
      profile.noticeDeletion(error); // otherwise the server is away, and is asked again
    }
  }
}

const declined = (): string[] => readItem<string[]>(DECLINED_ITEM) ?? [];

/** The first invitation that is neither accepted nor declined, if its table has an open seat. */
async function openInvitation(friends: readonly FriendInfo[]): Promise<Invitation | null> {
  const isNew = ({ invitation }: FriendInfo): boolean =>
    invitation !== '' && !declined().includes(invitation) && loadTable(invitation) === null;
  const from = friends.find(isNew);
  if (!from) return null;
  const table = await api.invitation(from.invitation, language.lang).catch(() => null); // it may be gone
  const isOpen = table !== null && !table.begun && !table.closed && table.open.length > 0;
  return isOpen ? { name: from.name, table: from.invitation, title: table.title } : null;
}

export const friends = new Friends();
