/** What the server offers besides tables. The page that it has sent says so, before anything is asked. */

const FEATURES = ['lobby', 'profiles', 'ratings'] as const;

/** Which features a page names; null: it was not sent by a server. */
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
