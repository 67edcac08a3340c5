/** The messages of the list of one's own games, which the other pages do not need. */

import { localeLoader } from '../i18n/language.svelte';

export const loadHistoryMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
