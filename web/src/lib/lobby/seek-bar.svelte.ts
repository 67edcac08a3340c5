/** The part of a page that shows a seek, on top of everything else; nothing until somebody seeks. */

import type { Component } from 'svelte';

export const seekBar = $state<{ component: Component | null }>({ component: null });

/** The seek of this tab: it continues after the page has been reloaded. */
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
