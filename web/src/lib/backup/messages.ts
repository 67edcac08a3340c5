/** The messages of the backup, which the other pages do not need. */

import { localeLoader } from '../i18n/language.svelte';

export const loadBackupMessages = localeLoader(
  import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }),
);
