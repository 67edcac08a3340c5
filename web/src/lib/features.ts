/**
 * The features that the site offers in addition to tables. Its page names them, before any request. `offline`: the site
 * has Python's files, so games can be played on this device alone.
 */

const SERVER_FEATURES = ['daily', 'lobby', 'profiles', 'ratings'] as const;
type Feature = (typeof SERVER_FEATURES)[number] | 'offline';

/** The features that a page names; those of a server if a page in development names none. */
export function readFeatures(content: string | null, isDevelopment: boolean): Record<Feature, boolean> {
  const named: readonly string[] = content === null ? (isDevelopment ? SERVER_FEATURES : []) : content.split(' ');
  const has = (feature: Feature): boolean => named.includes(feature);
  return {
    daily: has('daily'),
    lobby: has('lobby'),
    profiles: has('profiles'),
    ratings: has('ratings'),
    offline: has('offline'),
  };
}

const TAG = 'meta[name=settebello-features]';
const tag = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(TAG);

export const features = readFeatures(tag?.content ?? null, import.meta.env.DEV);
