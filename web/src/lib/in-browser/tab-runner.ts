/** Starts the application in this tab: downloads Python, owns the games of this browser, and runs the workers. */

import { startServiceWorker } from '../offline/start';
import { missingFeature } from './missing-feature';
import { own } from './ownership';
import { DamagedFile, download, downloadSize, findPythonFiles, isDownloaded, pythonFolder } from './python-files';
import type { PythonFiles } from './python-files';
import { TabFailure } from './tab-failure';
import type { Kept, StorageTrouble } from './worker/messages';
import { Workers } from './workers';

/** How long a download may stand still, in milliseconds. */
const STALL_LIMIT = 30_000;
/**
 * How long the service worker may take until it answers the requests of this page, in milliseconds. Without it Python's
 * files come from the browser's own cache, or from the network once more.
 */
const CONTROL_LIMIT = 5000;
/** More restarts than these within so many milliseconds are a failure. */
const MAX_RESTARTS = 3;
const RESTART_PERIOD = 60_000;

export interface TabListener {
  /** Files have to be downloaded, and the person has to agree: resolves when they have. */
  askToDownload(bytes: number): Promise<void>;
  onProgress(share: number, bytes: number): void;
  onStarting(): void;
  onReady(kept: Kept): void;
  onTrouble(trouble: StorageTrouble): void;
  /** The application no longer runs, and may be started again. */
  onFailure(failure: TabFailure): void;
  /** The application does not answer and is being started again. */
  onRestart(restarted: Promise<Workers>): void;
}

export class TabRunner {
  #python: PythonFiles | null = null;
  #workers: Workers | null = null;
  /** Gives up a start. */
  #abort: (failure: TabFailure) => void = () => {};
  #isOwner = false;
  #restarts: number[] = [];

  constructor(private readonly listener: TabListener) {}

  /** Starts the application. Rejects with a {@link TabFailure}. */
  async start({ takeOver }: { takeOver: boolean }): Promise<Workers> {
    const missing = missingFeature();
    if (missing !== null) throw new TabFailure('unsupported', missing);
    const controlled = startServiceWorker();
    const python = (this.#python ??= await this.#findPython());
    await this.#download(python);
    await Promise.race([controlled, pause(CONTROL_LIMIT)]);
    this.#isOwner ||= await own({ takeOver }, () => this.#handleLoss());
    if (!this.#isOwner) throw new TabFailure('elsewhere');
    return this.#run(python);
  }

  /** Downloads Python, so that it can be started without a network. Rejects with a {@link TabFailure}. */
  async prepare(): Promise<void> {
    await this.#download((this.#python ??= await this.#findPython()));
  }

  async #findPython(): Promise<PythonFiles> {
    const python = await findPythonFiles();
    if (python === null) throw new TabFailure('missing');
    return python;
  }

  async #download(python: PythonFiles): Promise<void> {
    if (await isDownloaded(python)) return;
    const bytes = downloadSize(python);
    await this.listener.askToDownload(bytes);
    const stalled = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALL_LIMIT);
    };
    watch();
    try {
      await download(python, (share) => (watch(), this.listener.onProgress(share, bytes)), stalled.signal);
    } catch (error) {
      throw new TabFailure(error instanceof DamagedFile ? 'damaged' : 'interrupted', String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  #run(python: PythonFiles): Promise<Workers> {
    this.listener.onStarting();
    return new Promise((resolve, reject) => {
      let hasStarted = false;
      this.#abort = reject;
      const workers = new Workers(pythonFolder(python), {
        onReady: (kept) => {
          hasStarted = true;
          this.listener.onReady(kept);
          resolve(workers);
        },
        onTrouble: (trouble) => (trouble === 'elsewhere' ? this.#handleLoss() : this.listener.onTrouble(trouble)),
        onFailure: (failure) => (hasStarted ? this.#restart(failure, python) : reject(failure)),
      });
      this.#workers = workers;
    });
  }

  #restart(failure: TabFailure, python: PythonFiles): void {
    const now = performance.now();
    this.#restarts = [...this.#restarts.filter((at) => now - at < RESTART_PERIOD), now];
    if (this.#restarts.length > MAX_RESTARTS) this.listener.onFailure(failure);
    else this.listener.onRestart(this.#run(python));
  }

  /** Another tab has the games now. */
  #handleLoss(): void {
    this.#isOwner = false;
    void this.#workers?.stop();
    this.#workers = null;
    const failure = new TabFailure('elsewhere');
    this.#abort(failure);
    this.listener.onFailure(failure);
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
