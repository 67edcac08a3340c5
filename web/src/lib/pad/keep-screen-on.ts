/** Keeps the screen on while the page is seen, in browsers that can: the phone lies on the table. Returns what ends it. */
export function keepScreenOn(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = (): void => {
    if (!document.hidden && 'wakeLock' in navigator) lock = navigator.wakeLock.request('screen').catch(() => null); // the battery is low
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
