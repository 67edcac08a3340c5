/** The parts of a worker's global scope that are used here: the type library for workers excludes the one for pages. */

export interface WorkerScope<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out, transfer?: Transferable[]): void;
}

export const scopeOf = <In, Out>(): WorkerScope<In, Out> => globalThis as unknown as WorkerScope<In, Out>;
