import { language } from '../i18n/language.svelte';

/** A number of bytes in megabytes, as a person reads it. */
export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(language.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
