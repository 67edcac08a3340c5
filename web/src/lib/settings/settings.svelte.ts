/** The settings of this browser. */

import { knownFace, type Face } from '../avatars/avatar';
import { designNamed, type DeckName } from '../cards/designs';
import { writeItem, readItem } from '../storage/storage';
import type { Pace } from '../table/animation/pace';

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  /** `auto`: the game's. */
  deck: 'auto' | DeckName;
  /** The colour of the table. */
  felt: 'green' | 'red' | 'blue';
  /** The own face, which everybody at a table sees from the next time one sits down. */
  face: Face;
  /** The pattern on the back of the cards. */
  back: 'suns' | 'cubes' | 'tiles';
  speed: 'instant' | 'fast' | 'normal' | 'slow';
  /** How long computers seem to think. */
  pace: Pace;
  sound: 'off' | 'quiet' | 'normal' | 'loud';
  /** Whether a telephone vibrates on your turn, at a sweep and at the end of a game. */
  vibration: boolean;
  /** How long a play can be taken back before it is sent, in seconds. */
  takeBack: number;
  large: boolean;
  letters: boolean;
  openPiles: boolean;
  memory: boolean;
  hints: boolean;
  /** Whether the phrases of other people are shown. */
  phrases: boolean;
  /** Whether friends at a table and this person write each other messages. */
  texts: boolean;
  /** Single keys as shortcuts. */
  keys: boolean;
}

const DEFAULTS: Readonly<Choices> = {
  theme: 'system',
  deck: 'auto',
  felt: 'green',
  face: null,
  back: 'suns',
  speed: 'normal',
  pace: 'natural',
  sound: 'normal',
  vibration: false,
  takeBack: 0,
  large: false,
  letters: false,
  openPiles: false,
  memory: true,
  hints: true,
  phrases: true,
  texts: false,
  keys: true,
};

const STORAGE_KEY = 'settings';
const TEMPO: Readonly<Record<Choices['speed'], number>> = { instant: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** The stored choices; a deck that this page does not know is the game's, and such a face is none. */
function storedChoices(): Choices {
  const stored = readItem<Partial<Record<keyof Choices, unknown>>>(STORAGE_KEY);
  const deck = designNamed(stored?.deck)?.name ?? DEFAULTS.deck;
  return { ...DEFAULTS, ...stored, deck, face: knownFace(stored?.face) } as Choices;
}

class Settings {
  now = $state.raw<Choices>(storedChoices());

  /** Takes over what has been stored by other means. */
  reload(): void {
    this.now = storedChoices();
    this.apply();
  }

  change(part: Partial<Choices>): void {
    this.now = { ...this.now, ...part };
    this.apply();
    writeItem(STORAGE_KEY, this.now);
  }

  /** The factor for the duration of animations: 1 is normal, 0 turns them off. */
  get tempo(): number {
    return TEMPO[this.now.speed];
  }

  /** Applies the settings to the page, where the style sheet reads them. */
  apply(root: HTMLElement = document.documentElement): void {
    root.dataset['theme'] = this.now.theme;
    root.dataset['felt'] = this.now.felt;
    root.toggleAttribute('data-large', this.now.large);
    root.toggleAttribute('data-still', this.now.speed === 'instant');
  }
}

export const settings = new Settings();
