/** The messages of the lobby, which not every server has. */

import { loaderOf, type MessageLoader } from '../i18n/language.svelte';

const loadFile = loaderOf(import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }));

export const loadLobbyMessages: MessageLoader = async (lang) => [await loadFile(`./locales/${lang}.ftl`)];
