/** A worker for tests: says what a test wants, and records what it is told. */

import type { WorkerLike } from './workers';

export class FakeWorker<In extends { kind: string }, Out> implements WorkerLike<In, Out> {
  onmessage: ((event: MessageEvent<Out>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly told: In[] = [];
  isTerminated = false;

  postMessage(message: In): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  says(data: Out): void {
    this.onmessage?.({ data } as MessageEvent<Out>);
  }

  /** The last message of a kind. */
  last<K extends In['kind']>(kind: K): Extract<In, { kind: K }> {
    return this.told.findLast((message) => message.kind === kind) as Extract<In, { kind: K }>;
  }

  count(kind: In['kind']): number {
    return this.told.filter((message) => message.kind === kind).length;
  }
}
