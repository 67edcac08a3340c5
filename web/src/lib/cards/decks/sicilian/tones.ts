/** The colours of the Sicilian deck: yellow, red and a dark green, with a little blue. */

import { pen, type Tone } from '../drawing/shapes';

export const GOLD: Tone = ['#f8d030', '#d3931a'];
export const CRIMSON: Tone = ['#dc2a30', '#9c1822'];
export const BOTTLE: Tone = ['#12774f', '#084c34'];
export const AZURE: Tone = ['#4088ca', '#235892'];
export const DAPPLE: Tone = ['#c4c8ce', '#8c929b'];

/** A hem of gold. */
export const trim = (d: string, width = 3.4): string => pen(d, width + 1.8) + pen(d, width - 0.4, GOLD[0]);
