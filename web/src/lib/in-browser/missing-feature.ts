/** What a browser must have to run the application. */

/** A module with a constant that is a sum: the newest part of WebAssembly that our modules need. */
const EXTENDED_CONSTANT = [0, 97, 115, 109, 1, 0, 0, 0, 6, 9, 1, 127, 0, 65, 0, 65, 0, 106, 11];

/** The name of the first feature that this browser lacks; null if it has all. */
export function missingFeature(): string | null {
  if (typeof WebAssembly === 'undefined') return 'WebAssembly';
  if (!WebAssembly.validate(new Uint8Array(EXTENDED_CONSTANT))) return 'WebAssembly: extended constant expressions';
  if (typeof Worker === 'undefined' || typeof MessageChannel === 'undefined') return 'workers';
  return null;
}
