/** The messages about friends, which only people with a profile need. */

import { localeLoader } from '../i18n/language.svelte';

export const loadFriendsMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
