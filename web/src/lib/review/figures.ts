/** Numbers of a review as the language of the page writes them. */

import { language } from '../i18n';

interface Style {
  digits?: number;
  /** Whether a plus sign is written, too. */
  sign?: boolean;
}

/** As the reports of the command line have it, which align by it. */
const MINUS = '−';

function format(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language.locale, options).format(value).replace('-', MINUS);
}

const signs = (sign: boolean): Intl.NumberFormatOptions => ({ signDisplay: sign ? 'exceptZero' : 'negative' });

/** An amount in points: `−0.41`. */
export function points(value: number, { digits = 2, sign = true }: Style = {}): string {
  return format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...signs(sign) });
}

/** A chance or a change of one: `62%`, `−3.1%`. */
export function percent(share: number, { digits = 1, sign = false }: Style = {}): string {
  return format(share, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...signs(sign),
  });
}
