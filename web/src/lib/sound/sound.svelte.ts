/** The sounds of the table: when one may be made, and how loud. `synthesizer.ts` makes them, loaded at the first one. */

import { settings, type Choices } from '../settings/settings.svelte';

/** The sounds: a card laid, cards taken, a deal, a sweep, your turn, and the end of a game. */
export type Cue = 'card' | 'capture' | 'deal' | 'sweep' | 'turn' | 'won' | 'lost';

type Synthesize = (context: AudioContext, cue: Cue, gain: number) => void;

const GAINS: Readonly<Record<Choices['sound'], number>> = { off: 0, quiet: 0.25, normal: 0.6, loud: 1 };
/** The same cue is heard once in so many milliseconds. */
const MIN_DISTANCE = 60;
/** The cues that a telephone marks by vibration, in milliseconds on and off. */
const VIBRATIONS: Partial<Record<Cue, number[]>> = {
  sweep: [40, 50, 70],
  turn: [70],
  won: [60, 60, 60, 60, 160],
  lost: [160],
};
/** A browser lets a page make sounds once one of these has happened. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Not every browser has these. */
type Browser = Partial<Pick<Navigator, 'vibrate' | 'userActivation'>> & { audioSession?: { type: string } };

class Sound {
  /** Whether this browser refuses to make sounds. The game goes on without them. */
  refused = $state(false);

  #active = 0;
  #context: AudioContext | null = null;
  #synthesize: Promise<Synthesize> | null = null;
  #lastCue = new Map<Cue, number>();

  /** Makes sounds possible, from the first gesture on, until the returned function is called. */
  start(): () => void {
    this.#active++;
    for (const gesture of GESTURES) addEventListener(gesture, this.#unlock, { capture: true, passive: true });
    return () => {
      if (--this.#active > 0) return;
      for (const gesture of GESTURES) removeEventListener(gesture, this.#unlock, { capture: true });
      void this.#context?.suspend();
    };
  }

  /** Makes a sound, or vibrates, if that is switched on and possible. */
  play(cue: Cue): void {
    if (this.#active === 0 || !this.#isFirstInAWhile(cue)) return;
    const browser: Browser = navigator;
    if (settings.now.vibration && VIBRATIONS[cue] && this.#hasGesture()) browser.vibrate?.(VIBRATIONS[cue]);
    if (settings.now.sound !== 'off' && this.#context?.state === 'running') void this.#sound(this.#context, cue);
  }

  async #sound(context: AudioContext, cue: Cue): Promise<void> {
    try {
      const synthesize = await (this.#synthesize ??= import('./synthesizer').then((module) => module.synthesize));
      synthesize(context, cue, GAINS[settings.now.sound]);
    } catch {
      this.#synthesize = null; // a file that is missing now may be there for the next sound
    }
  }

  #isFirstInAWhile(cue: Cue): boolean {
    if (cue === 'lost') cue = 'won'; // seats that share a device end the game in different ways
    const last = this.#lastCue.get(cue) ?? -MIN_DISTANCE;
    const now = performance.now();
    if (now - last < MIN_DISTANCE) return false;
    this.#lastCue.set(cue, now);
    return true;
  }

  #hasGesture(): boolean {
    const browser: Browser = navigator;
    return browser.userActivation?.hasBeenActive ?? this.#context !== null;
  }

  /** Opens the audio device within a gesture: elsewhere browsers refuse it. */
  #unlock = (): void => {
    if (settings.now.sound === 'off' || this.refused || this.#context?.state === 'running') return;
    try {
      this.#context ??= this.#open();
      this.#context.resume().then(
        () => (this.refused = false),
        () => (this.refused = true),
      );
    } catch {
      this.refused = true;
    }
  };

  #open(): AudioContext {
    const browser: Browser = navigator;
    if (browser.audioSession) browser.audioSession.type = 'ambient'; // together with a screen reader or music, not instead of it
    const context = new AudioContext({ latencyHint: 'interactive' });
    context.addEventListener('error', () => (this.refused = true));
    return context;
  }

  /** Tries again to open a device, and lets the loudness be heard. */
  retry(cue: Cue): void {
    this.refused = false;
    this.#unlock();
    void this.#context?.resume().then(() => this.play(cue));
  }
}

export const sound = new Sound();
