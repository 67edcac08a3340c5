/** The language of the page: its messages, its text direction, and the choice of another. */

import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { writeItem, readItem } from '../storage/storage';
import { isolateArgument, withIsolatedArguments } from './isolates';
import english from './locales/en.ftl?raw';
import englishNames from '../../../../src/settebello/wording/locales/en/names.ftl?raw';

export const LANGUAGES = ['en', 'it', 'fr', 'es', 'de', 'ar'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  ar: 'العربية',
};

const RIGHT_TO_LEFT: ReadonlySet<Lang> = new Set<Lang>(['ar']);
/** The locale for numbers in messages. Arabic follows Tunisia, which writes the digits 0 to 9. */
const LOCALES: Readonly<Record<Lang, string>> = { en: 'en', it: 'it', fr: 'fr', es: 'es', de: 'de', ar: 'ar-TN' };
const STORAGE_KEY = 'language';

/** Loads messages of a language, as texts in Fluent. */
export type MessageLoader = (lang: Lang) => Promise<string[]>;

/** Loads one of these files. */
export function loaderOf(files: Record<string, () => Promise<string>>): (path: string) => Promise<string> {
  return (path) => files[path]?.() ?? Promise.reject(new Error(`no messages in ${path}`));
}

/** The messages of a part of the page, whose files are `./locales/en.ftl` and so on. */
export function localeLoader(files: Record<string, () => Promise<string>>): MessageLoader {
  const loadFile = loaderOf(files);
  return async (lang) => [await loadFile(`./locales/${lang}.ftl`)];
}

const loadFile = loaderOf(
  import.meta.glob<string>(['./locales/*.ftl', '../../../../src/settebello/wording/locales/*/names.ftl'], {
    query: '?raw',
    import: 'default',
  }),
);

const loadMessages: MessageLoader = (lang) =>
  Promise.all([
    loadFile(`../../../../src/settebello/wording/locales/${lang}/names.ftl`),
    loadFile(`./locales/${lang}.ftl`),
  ]);

export function bundleOf(lang: Lang, ...sources: string[]): FluentBundle {
  // Fluent's own isolates also go around the parts of which a message is made, which run as it does.
  const bundle = new FluentBundle(LOCALES[lang], { useIsolating: false, functions: { ISOLATE: isolateArgument } });
  addMessages(bundle, lang, sources);
  return bundle;
}

function addMessages(bundle: FluentBundle, lang: Lang, sources: readonly string[]): void {
  for (const source of sources) {
    const text = RIGHT_TO_LEFT.has(lang) ? withIsolatedArguments(source) : source;
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
}

const ENGLISH = bundleOf('en', englishNames, english);

class Language {
  current = $state.raw<{ lang: Lang; bundle: FluentBundle }>({ lang: 'en', bundle: ENGLISH });
  /** Whoever follows the language is not told again when messages are added. */
  readonly lang: Lang = $derived(this.current.lang);
  /** The language that was chosen last, if it could not be loaded. */
  failed = $state.raw<Lang | null>(null);
  /** The game whose terms the messages use. */
  idiom = $state('scopa');
  /** Messages that were added to the messages of every page. */
  readonly #added = new Set<MessageLoader>();

  get direction(): 'ltr' | 'rtl' {
    return RIGHT_TO_LEFT.has(this.lang) ? 'rtl' : 'ltr';
  }

  /** The language as the browser names it, with a country: `es-EC`; the language alone if the browser has another. */
  get tag(): string {
    return browserLanguages().find((tag) => tag.split('-')[0] === this.lang) ?? this.lang;
  }

  /** The locale for dates and numbers: as they are written in the reader's country, with the digits 0 to 9. */
  get locale(): string {
    const tag = this.tag.includes('-') ? this.tag : LOCALES[this.lang];
    return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
  }

  /** Changes the language of the page. If its messages cannot be loaded, nothing changes; whether they were. */
  async use(lang: Lang): Promise<boolean> {
    try {
      const bundle = lang === 'en' ? ENGLISH : bundleOf(lang, ...(await loadMessages(lang)));
      for (const load of this.#added) addMessages(bundle, lang, await load(lang));
      this.current = { lang, bundle };
    } catch {
      return false;
    }
    document.documentElement.lang = lang;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(lang));
    document.documentElement.dir = this.direction;
    return true;
  }

  /** Adds messages that not every page needs; they remain when the language changes. */
  async add(load: MessageLoader): Promise<void> {
    if (this.#added.has(load)) return;
    const { lang, bundle } = untrack(() => this.current); // a block that awaits its messages is not shown anew
    addMessages(bundle, lang, await load(lang));
    if (this.lang !== lang) return this.add(load); // another language has been chosen meanwhile
    this.#added.add(load);
    this.current = { ...this.current };
  }

  /** Changes the language, and remembers it. What cannot be loaded is in `failed`, and the old language stays. */
  async choose(lang: Lang): Promise<void> {
    this.failed = null;
    if (await this.use(lang)) writeItem(STORAGE_KEY, lang);
    else this.failed = lang;
  }

  /** Uses the language chosen before, else the first of the browser's languages that the page has. */
  start(): Promise<boolean> {
    return this.use(preferred([readItem<string>(STORAGE_KEY) ?? '', ...browserLanguages()]));
  }
}

/** The languages that the reader prefers; none where there is no browser. */
const browserLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

/** The manifest of the app in a language; `dev/manifests.ts` writes them. */
export const manifestOf = (lang: Lang): string =>
  lang === 'en' ? 'manifest.webmanifest' : `manifest.${lang}.webmanifest`;

export function preferred(wanted: readonly string[]): Lang {
  const plain = wanted.map((code) => code.toLowerCase().split('-')[0]);
  return plain.find((code): code is Lang => (LANGUAGES as readonly string[]).includes(code ?? '')) ?? 'en';
}

export const language = new Language();

/** A message in the language of the page, or in English if it has none, with the terms of the game at hand. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = [language.current.bundle, ENGLISH].find((one) => one.getMessage(key)?.value);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, { idiom: language.idiom, ...args }, []) : key;
}
