/** Starts Python in a worker: Pyodide (https://pyodide.org) with the application. */

import { unpack, type WritableFS } from './archive';
import type { EmscriptenFS } from './file-system';
import type { SyncedFS } from './model-folder';

/** As much of Pyodide as is used here. */
export interface Python {
  readonly FS: EmscriptenFS & SyncedFS & WritableFS & { cwd(): string };
  pyimport(module: string): unknown;
  toPy(value: object): unknown;
}

interface PyodideModule {
  loadPyodide(options: object): Promise<Python>;
}

/** The application with its libraries, in the folder of Python's files. */
const ARCHIVE = 'app.tar';

/** Measures the steps of a start, in milliseconds since the worker was created. */
export class StartClock {
  readonly steps: Record<string, number> = {};

  mark(step: string): void {
    this.steps[step] = Math.round(performance.now());
  }
}

/** Starts Python with the files of a folder, whose address ends with a slash. */
export async function startPython(folder: string, clock: StartClock): Promise<Python> {
  const archive = fetchArchive(`${folder}${ARCHIVE}`);
  archive.catch(() => {}); // awaited below
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as PyodideModule;
  const python = await loadPyodide({ indexURL: folder, checkIntegrity: false });
  clock.mark('python');
  unpack(await archive, python.FS.cwd(), python.FS);
  clock.mark('archive');
  return python;
}

async function fetchArchive(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
