/** The messages of the page of the profile, which the other pages do not need. */

import { localeLoader } from '../i18n/language.svelte';

export const loadProfileMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
