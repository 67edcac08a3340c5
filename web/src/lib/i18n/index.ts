/** The words of the page in the language in use. */

export { language, LANGUAGES, LANGUAGE_NAMES, say, type Lang } from './language.svelte';
export { card, flag, list, suit, t } from './words';
