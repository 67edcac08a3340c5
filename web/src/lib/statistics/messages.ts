/** The messages of the statistics, which the other pages do not need. */

import { localeLoader } from '../i18n/language.svelte';

export const loadStatisticsMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
