/** One tab at a time has the games of this browser: the one that holds their lock. */

const LOCK = 'settebello-tables';

/**
 * Takes the lock for as long as the page is open, if no other tab has it, or from the tab that has it. Returns whether
 * this tab has it now. Without locks, as on plain HTTP, each tab has it.
 *
 * @param onLost is called when another tab has taken it
 */
export async function own({ takeOver }: { takeOver: boolean }, onLost: () => void): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return true;
  return new Promise((resolve) => {
    let isHeld = false;
    const held = locks.request(LOCK, takeOver ? { steal: true } : { ifAvailable: true }, (lock) => {
      isHeld = lock !== null;
      resolve(isHeld);
      return isHeld ? new Promise(() => {}) : undefined; // until the page is closed
    });
    held.catch(() => (isHeld ? onLost() : resolve(true))); // some windows may not have locks
  });
}
