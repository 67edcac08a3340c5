/** Numbers as the language of the page writes them. */

import { language, say } from '../i18n';

/** A number with decimals; with `sign`, a plus sign too. */
export function decimal(number: number, digits: number, { sign = false } = {}): string {
  return new Intl.NumberFormat(language.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'negative',
  })
    .format(number)
    .replace('-', '−');
}

export const percent = (share: number): string => say('yours-percent', { n: Math.round(100 * share) });

/** A number and half of its 95% interval; null: there is none. */
export const withInterval = (number: string, half: string | null): string => (half ? `${number} ± ${half}` : number);
