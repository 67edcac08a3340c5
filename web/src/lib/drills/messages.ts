/** The messages of the drills, which the other pages do not need. */

import { localeLoader } from '../i18n/language.svelte';

export const loadDrillMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
