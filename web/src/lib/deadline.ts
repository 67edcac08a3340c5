/** Time limits for requests: a network may hang without ever failing. */

/** A signal that aborts with a `TimeoutError` after so many milliseconds, or with another signal. */
export function abortAfter(milliseconds: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(timeoutError()), milliseconds);
  if (other?.aborted) controller.abort(other.reason);
  other?.addEventListener('abort', () => controller.abort(other.reason));
  return controller.signal;
}

/** The result of work, or a `TimeoutError` after so many milliseconds; the work itself goes on. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

const timeoutError = (): DOMException => new DOMException('The server has not answered in time.', 'TimeoutError');
