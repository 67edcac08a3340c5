/** The messages of a review, which other pages do not need: its own, and all of `settebello review` and `luck`. */

import type { Lang } from '../i18n';
import { loaderOf, type MessageLoader } from '../i18n/language.svelte';

const FILES = import.meta.glob<string>(
  ['./locales/*.ftl', '../../../../src/settebello/wording/locales/*/{study,luck}.ftl'],
  { query: '?raw', import: 'default' },
);

const loadFile = loaderOf(FILES);

export const loadReviewMessages: MessageLoader = (lang: Lang) =>
  Promise.all([
    loadFile(`./locales/${lang}.ftl`),
    ...['study', 'luck'].map((name) => loadFile(`../../../../src/settebello/wording/locales/${lang}/${name}.ftl`)),
  ]);
