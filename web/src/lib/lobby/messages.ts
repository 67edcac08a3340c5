/** The messages of the lobby, which not every server has. */

import { localeLoader } from '../i18n/language.svelte';

export const loadLobbyMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
