/** Work that waits until the page has nothing else to do, so it delays nothing that a person waits for. */

/** Milliseconds until the work is done even if the page stays busy. */
const LATEST = 5000;
/** Milliseconds to wait in a browser that does not tell when it is idle. */
const ASSUMED_IDLE = 500;

/**
 * Does the work once the page is idle, at least `delay` milliseconds from now.
 *
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, delay = 0): () => void {
  let cancelled = false;
  const run = (): void => {
    if (!cancelled) work();
  };
  const { requestIdleCallback } = globalThis as { requestIdleCallback?: typeof window.requestIdleCallback };
  const wait = (): unknown =>
    requestIdleCallback ? requestIdleCallback(run, { timeout: LATEST }) : setTimeout(run, ASSUMED_IDLE);
  setTimeout(wait, delay);
  return () => (cancelled = true);
}
