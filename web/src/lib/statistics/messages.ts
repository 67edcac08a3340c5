/** The messages of the statistics, which the other pages do not need. */

import { loaderOf, type MessageLoader } from '../i18n/language.svelte';

const loadFile = loaderOf(import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }));

export const loadStatisticsMessages: MessageLoader = async (lang) => [await loadFile(`./locales/${lang}.ftl`)];
