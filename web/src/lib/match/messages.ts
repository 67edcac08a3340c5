/** The messages about duplicate matches. */

import { localeLoader } from '../i18n/language.svelte';

export const loadMatchMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
