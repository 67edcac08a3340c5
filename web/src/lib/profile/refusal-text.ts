/** Why a request was refused, in a sentence. */

import { Refused } from '../api';
import { say } from '../i18n';

export const refusalText = (error: unknown): string => (error instanceof Refused && error.message) || say('no-server');
