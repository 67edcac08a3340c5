/** Why a request was refused, in a sentence. */

import { Refused } from './api';
import { t } from './i18n';

/** The sentence of the server, or else one that says that there was no answer. */
export const refusalText = (error: unknown, otherwise = t.noAnswer): string =>
  (error instanceof Refused && error.message) || otherwise;
