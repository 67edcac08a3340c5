/** The sounds of the table, synthesised: noise through filters for cards, struck tones for the rest. All under a second. */

import type { Cue } from './sound.svelte';

/** How loud a sound of gain 1 is: soft enough for speech to be understood at the same time. */
const MASTER = 0.32;
const NOISE_SECONDS = 0.5;
/** How many cards are heard in a deal, and the seconds between them. */
const DEALT_CARDS = 7;
const DEAL_STEP = 0.075;

const NOTES = { D4: 293.66, E4: 329.63, G4: 392, A4: 440, D5: 587.33, E5: 659.25, 'F#5': 739.99, A5: 880, D6: 1174.66 };

let noise: { rate: number; buffer: AudioBuffer } | null = null;

/** Starts a sound at once. `gain` is 0 for none to 1 for the loudest. */
export function synthesize(context: AudioContext, cue: Cue, gain: number): void {
  const output = context.createGain();
  output.gain.value = MASTER * gain;
  output.connect(context.destination);
  CUES[cue](new Voice(context, output));
}

const CUES: Readonly<Record<Cue, (voice: Voice) => void>> = {
  card: (voice) => cardLaid(voice, 0, 1),
  capture: (voice) => voice.swish(0, { from: 900, to: 3200, seconds: 0.17, gain: 0.5 }),
  deal: (voice) => {
    for (let n = 0; n < DEALT_CARDS; n++) cardLaid(voice, n * DEAL_STEP, 0.4);
  },
  sweep: (voice) => {
    voice.swish(0, { from: 700, to: 4200, seconds: 0.26, gain: 0.5 });
    melody(voice, ['D5', 'F#5', 'A5', 'D6'], 0.075, 0.34);
  },
  turn: (voice) => melody(voice, ['A4', 'D5'], 0.09, 0.2),
  won: (voice) => melody(voice, ['D4', 'A4', 'D5', 'F#5', 'A5', 'D6'], 0.11, 0.36),
  lost: (voice) => melody(voice, ['G4', 'E4', 'D4'], 0.17, 0.26),
};

/** A card that lands: the slap of paper, and the table under it. */
function cardLaid(voice: Voice, at: number, gain: number): void {
  voice.swish(at, { from: 2600, to: 1500, seconds: 0.06, gain: 0.9 * gain });
  voice.strike(at, { from: 150, to: 62, seconds: 0.09, gain: 0.9 * gain });
}

function melody(voice: Voice, notes: (keyof typeof NOTES)[], step: number, gain: number): void {
  notes.forEach((note, n) => {
    voice.pluck(n * step, NOTES[note], gain);
  });
}

interface Shape {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  seconds: number;
  gain: number;
}

class Voice {
  #now: number;

  constructor(
    private readonly context: AudioContext,
    private readonly output: AudioNode,
  ) {
    this.#now = context.currentTime + 0.005;
  }

  /** Noise in a band that moves. */
  swish(at: number, { from, to, seconds, gain }: Shape): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = noiseOf(this.context);
    filter.type = 'bandpass';
    filter.Q.value = 0.9;
    this.#glide(filter.frequency, at, { from, to, seconds });
    source.connect(filter).connect(this.#envelope(at, 0.006, seconds, gain));
    source.start(this.#now + at, Math.random() * (NOISE_SECONDS / 2), seconds + 0.05);
  }

  /** A low tone that falls, as wood that is struck. */
  strike(at: number, { from, to, seconds, gain }: Shape): void {
    const source = this.context.createOscillator();
    this.#glide(source.frequency, at, { from, to, seconds });
    source.connect(this.#envelope(at, 0.003, seconds, gain));
    source.start(this.#now + at);
    source.stop(this.#now + at + seconds + 0.05);
  }

  /** A plucked string: a tone and its fainter octave, which fade at different speeds. */
  pluck(at: number, hertz: number, gain: number): void {
    for (const [factor, part, seconds] of [
      [1, 1, 0.5],
      [2, 0.3, 0.26],
      [3, 0.12, 0.12],
    ] as const) {
      const source = this.context.createOscillator();
      source.frequency.value = hertz * factor;
      source.connect(this.#envelope(at, 0.005, seconds, gain * part));
      source.start(this.#now + at);
      source.stop(this.#now + at + seconds + 0.05);
    }
  }

  #glide(param: AudioParam, at: number, { from, to, seconds }: Omit<Shape, 'gain'>): void {
    param.setValueAtTime(from, this.#now + at);
    param.exponentialRampToValueAtTime(to, this.#now + at + seconds);
  }

  /** A quick rise, and a long fall. */
  #envelope(at: number, rise: number, seconds: number, gain: number): GainNode {
    const envelope = this.context.createGain();
    envelope.gain.setValueAtTime(0, this.#now + at);
    envelope.gain.linearRampToValueAtTime(gain, this.#now + at + rise);
    envelope.gain.exponentialRampToValueAtTime(0.0005, this.#now + at + seconds);
    envelope.connect(this.output);
    return envelope;
  }
}

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise?.rate === context.sampleRate) return noise.buffer;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  noise = { rate: context.sampleRate, buffer };
  return buffer;
}
