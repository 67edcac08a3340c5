/** The words of the page, in its language. */

export { language, LANGUAGES, LANGUAGE_NAMES, say, type Lang } from './language.svelte';
export { card, flag, list, suit, t } from './words';
