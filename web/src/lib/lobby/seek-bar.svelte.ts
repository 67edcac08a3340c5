/** What a page shows of a seek, on top of whatever else it shows; nothing until somebody seeks. */

import type { Component } from 'svelte';

export const seekBar = $state<{ component: Component | null }>({ component: null });

/** The seek of this tab: it goes on after the page has been loaded anew. */
export const SEEK_ITEM = 'settebello.seek';

/** Loads what goes on with a seek from before the page was loaded. */
export function resumeSeek(): void {
  try {
    if (sessionStorage.getItem(SEEK_ITEM) === null) return;
  } catch {
    return; // the browser forbids it, so there is none
  }
  void import('./lobby.svelte').then(
    ({ lobby }) => lobby.resume(),
    () => undefined, // the file is missing: the seek ends by itself
  );
}
