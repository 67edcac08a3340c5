/** The words of the page in the language in use. */

import { en, type Messages } from './en';

export type { Messages };
export const t: Messages = en;
