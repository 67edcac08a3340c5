/** The messages of the explorer: its own, and those of a review. */

import { localeLoader, type MessageLoader } from '../i18n/language.svelte';
import { loadReviewMessages } from '../review/messages';

const loadOwn = localeLoader(import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' }));

export const loadExplorerMessages: MessageLoader = async (lang) => [
  ...(await loadReviewMessages(lang)),
  ...(await loadOwn(lang)),
];
