/** The keys of the matches that were made in this browser. */

import { readItem, writeItem } from '../storage/storage';

const PREFIX = 'match.';

export const loadHostKey = (match: string): string | null => readItem<string>(PREFIX + match);

export const saveHostKey = (match: string, key: string): void => void writeItem(PREFIX + match, key);
