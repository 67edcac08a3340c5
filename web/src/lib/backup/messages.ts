/** The messages of the backup, which the other pages do not need. */

import { loaderOf, type MessageLoader } from '../i18n/language.svelte';

const loadFile = loaderOf(import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }));

export const loadBackupMessages: MessageLoader = async (lang) => [await loadFile(`./locales/${lang}.ftl`)];
