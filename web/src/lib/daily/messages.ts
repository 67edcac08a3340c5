/** The messages about the daily game. */

import { localeLoader } from '../i18n/language.svelte';

export const loadDailyMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
