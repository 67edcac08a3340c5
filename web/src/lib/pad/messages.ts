/** The messages of the score pad, which the other pages do not need. */

import { localeLoader } from '../i18n/language.svelte';

export const loadPadMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
