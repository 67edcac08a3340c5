/** The colours of the Piacentine deck that differ from the Neapolitan deck's. */

import type { Tone } from '../drawing/shapes';

export const VERMILION: Tone = ['#dd4a30', '#a52c1d'];
export const LEMON: Tone = ['#f5d53b', '#d29c1f'];
export const SLATE: Tone = ['#3f7496', '#24506d'];
/** Nearly black. */
export const BOTTLE: Tone = ['#28583f', '#143527'];
export const LOG: Tone = ['#4a8a52', '#2b5f3a'];
export const BLADE: Tone = ['#c3d2da', '#8198a8'];
