/** What the page shows about friends on top of any page and on the start page; nothing without a profile. */

import type { Component } from 'svelte';
import { language } from '../i18n/language.svelte';
import { loadFriendsMessages } from './messages';

interface Parts {
  bar: Component;
  list: Component;
}

export const friendsParts = $state<{ loaded: Parts | null }>({ loaded: null });

/** Loads the parts, and starts to ask the server. If they cannot be loaded, the page is as without a profile. */
export async function loadFriends(): Promise<void> {
  if (friendsParts.loaded) return;
  try {
    const [bar, list, { friends }] = await Promise.all([
      import('./InvitationBar.svelte'),
      import('./FriendList.svelte'),
      import('./friends.svelte'),
      language.add(loadFriendsMessages),
    ]);
    friendsParts.loaded ??= { bar: bar.default, list: list.default };
    friends.start();
  } catch {
    // another time
  }
}
