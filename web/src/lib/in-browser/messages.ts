/** The messages about games in this browser. */

import { localeLoader } from '../i18n/language.svelte';

export const loadTabMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
