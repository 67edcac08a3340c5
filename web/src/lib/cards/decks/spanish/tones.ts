/** The colours of the Spanish deck that differ from the Neapolitan deck's. */

import type { Tone } from '../drawing/shapes';

export const SKY: Tone = ['#5fb4e4', '#2b7fb4'];
export const SCARLET: Tone = ['#e24a30', '#ab2a1c'];
export const LEMON: Tone = ['#f7d63c', '#d9a01f'];
export const LEAF: Tone = ['#3f9e53', '#26703a'];
