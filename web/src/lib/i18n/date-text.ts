/** Dates as the reader's country writes them. */

import { language, say } from './index';

/** Before it, nobody has played here: an older time comes from a clock that was not set. */
const EARLIEST = Date.UTC(2020, 0);

/** The date of a time in milliseconds, or a word for none. */
export const dateText = (time: number): string =>
  time < EARLIEST
    ? say('date-unknown')
    : new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium' }).format(time);
