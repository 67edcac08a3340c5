/** The messages of the page of the profile, which the other pages do not need. */

import { loaderOf, type MessageLoader } from '../i18n/language.svelte';

const loadFile = loaderOf(import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }));

export const loadProfileMessages: MessageLoader = async (lang) => [await loadFile(`./locales/${lang}.ftl`)];
