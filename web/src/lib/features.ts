/**
 * The features that the server offers in addition to tables. The page that it has sent names them, before any request.
 */

const FEATURES = ['lobby', 'profiles', 'ratings'] as const;

/** The features that a page names, or null if no server sent it. */
export function readFeatures(
  content: string | null,
  isDevelopment: boolean,
): Record<(typeof FEATURES)[number], boolean> {
  const named = content === null ? (isDevelopment ? FEATURES : []) : content.split(' ');
  const has = (feature: (typeof FEATURES)[number]): boolean => (named as readonly string[]).includes(feature);
  return { lobby: has('lobby'), profiles: has('profiles'), ratings: has('ratings') };
}

const TAG = 'meta[name=settebello-features]';
const tag = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(TAG);

export const features = readFeatures(tag?.content ?? null, import.meta.env.DEV);
