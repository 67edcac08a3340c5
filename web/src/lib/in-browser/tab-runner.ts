/** Starts the application in this tab: downloads Python, owns the games of this browser, and runs the workers. */

import { startServiceWorker } from '../offline/start';
import { archive } from '../storage/game-archive';
import { deleteDatabaseFiles } from './delete-database-files';
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
  /** Another tab has the games, and the person has to choose this one: resolves when they have. */
  askToTakeOver(): Promise<void>;
  onStarting(): void;
  onReady(kept: Kept): void;
  onTrouble(trouble: StorageTrouble): void;
  /** The application no longer runs, and may be started again. */
  onFailure(failure: TabFailure): void;
  /** The application does not answer, or another tab has the games: it is being started again. */
  onRestart(restarted: Promise<Workers>): void;
}

/** Another tab has taken the games while the application was starting. */
class Lost extends Error {}

export class TabRunner {
  #python: PythonFiles | null = null;
  #workers: Workers | null = null;
  /** Gives up a start; null if nothing is being started. */
  #abort: ((error: Error) => void) | null = null;
  #isOwner = false;
  /** Whether another tab has taken the games from this one. */
  #hasLost = false;
  #restarts: number[] = [];

  constructor(private readonly listener: TabListener) {}

  /** Starts the application. Rejects with a {@link TabFailure}. */
  async start(): Promise<Workers> {
    const missing = missingFeature();
    if (missing !== null) throw new TabFailure('unsupported', missing);
    const controlled = startServiceWorker();
    const python = (this.#python ??= await this.#findPython());
    await this.#download(python);
    await Promise.race([controlled, pause(CONTROL_LIMIT)]);
    for (;;)
      try {
        await this.#own();
        return await this.#run(python);
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
      }
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

  /** Owns the games of this browser; the person is asked if another tab has them. */
  async #own(): Promise<void> {
    const onLost = (): void => this.#handleLoss();
    if (!this.#hasLost) this.#isOwner ||= await own({ takeOver: false }, onLost);
    if (this.#isOwner) return;
    await this.listener.askToTakeOver();
    this.#isOwner = await own({ takeOver: true }, onLost);
    this.#hasLost = false;
  }

  #run(python: PythonFiles): Promise<Workers> {
    this.listener.onStarting();
    const running = new Promise<Workers>((resolve, reject) => {
      let hasStarted = false;
      this.#abort = reject;
      const workers = new Workers(pythonFolder(python), {
        onReady: async (kept) => {
          await this.takeTables();
          hasStarted = true;
          this.listener.onReady(kept);
          resolve(workers);
        },
        onTrouble: (trouble) => (trouble === 'elsewhere' ? this.#handleLoss() : this.listener.onTrouble(trouble)),
        onFailure: (failure) => (hasStarted ? this.#restart(failure) : reject(failure)),
      });
      this.#workers = workers;
    });
    return running.finally(() => (this.#abort = null));
  }

  /** Takes the tables of a backup that was restored while the application did not run. */
  async takeTables(): Promise<void> {
    for (const [table, text] of await archive.tableFiles())
      await this.#workers?.importTable(text).then(
        () => archive.removeTableFile(table),
        (error: unknown) => console.error(error), // it is tried again at the next start
      );
  }

  /** Ends the application and deletes all games of this browser. */
  async erase(): Promise<void> {
    this.#isOwner ||= await own({ takeOver: true }, () => this.#handleLoss());
    await this.#workers?.stop();
    this.#workers = null;
    await deleteDatabaseFiles();
  }

  #restart(failure: TabFailure): void {
    const now = performance.now();
    this.#restarts = [...this.#restarts.filter((at) => now - at < RESTART_PERIOD), now];
    if (this.#restarts.length > MAX_RESTARTS) this.listener.onFailure(failure);
    else this.listener.onRestart(this.start());
  }

  /** Another tab has the games now. */
  #handleLoss(): void {
    this.#isOwner = false;
    this.#hasLost = true;
    void this.#workers?.stop();
    this.#workers = null;
    if (this.#abort) this.#abort(new Lost());
    else this.listener.onRestart(this.start());
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
