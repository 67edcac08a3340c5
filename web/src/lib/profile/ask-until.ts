/** Asking the server again for what takes it a moment. */

/** Milliseconds before each question: the server looks every two seconds for rated games that are decided. */
const PAUSES = [1000, 2000, 2000, 3000, 5000, 10_000, 20_000];

/** Asks until `ask` says that the answer has come, for less than a minute, and no more once `signal` is aborted. */
export async function askUntil(ask: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted || (await ask().catch(() => false))) return;
  }
}
