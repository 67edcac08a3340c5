/** The game of the family that is at home where a reader lives. */

/** Its id and its title in the language of the country. */
export interface HomeGame {
  variant: string;
  title: string;
}

const SCOPA: HomeGame = { variant: 'scopa', title: 'Scopa' };

/** By language or by language and country. Elsewhere people come for Scopa. */
const HOME_GAMES: Readonly<Record<string, HomeGame>> = {
  es: { variant: 'escoba', title: 'Escoba' },
  'es-AR': { variant: 'escoba-americana', title: 'Escoba americana' },
  'es-EC': { variant: 'cuarenta', title: 'Cuarenta' },
  'es-UY': { variant: 'chorizo', title: 'Chorizo' },
  ar: { variant: 'chkobba', title: 'شكبّة' },
  'ar-MA': { variant: 'ronda', title: 'روندا' },
};

/**
 * The game of the reader's country.
 * @param tag the language of the page, which may name a country: `es-EC`
 */
export const homeGame = (tag: string): HomeGame => HOME_GAMES[tag] ?? HOME_GAMES[tag.split('-')[0] ?? ''] ?? SCOPA;
