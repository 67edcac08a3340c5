/** The application in this tab: how far it is, and the backend that starts it when something asks. */

import type { Backend, Socket } from '../backends/backend';
import type { StorageTrouble } from './worker/messages';
import { TabFailure } from './tab-failure';
import type { TabListener, TabRunner } from './tab-runner';
import { TabSocket } from './tab-socket';
import type { Workers } from './workers';

export type TabState =
  | { name: 'idle' }
  /** Something needs Python, which has to be downloaded. */
  | { name: 'asking'; bytes: number }
  /** Another tab has the games of this browser. */
  | { name: 'elsewhere' }
  | { name: 'loading'; bytes: number; share: number }
  | { name: 'starting' }
  | { name: 'ready' }
  | { name: 'failed'; failure: TabFailure };

/** The code of a socket that ended without a word. */
const LOST = 1006;

class Tab implements Backend {
  state = $state.raw<TabState>({ name: 'idle' });
  /** Why games are not kept from now on, or null. */
  trouble = $state<StorageTrouble | 'forbidden' | null>(null);
  /** Whether the person has agreed to a download. */
  #isWanted = false;
  #agree: () => void = () => {};
  /** Chooses this tab, if another one has the games. */
  #choose: () => void = () => {};
  #runner: Promise<TabRunner> | null = null;
  #running: Promise<Workers> | null = null;

  async fetch(place: string, init: RequestInit): Promise<Response> {
    return (await this.#run()).fetch(place, init);
  }

  openSocket(place: string): Socket {
    const socket = new TabSocket();
    this.#run().then(
      (workers) => !socket.isClosed && workers.connect(place, socket),
      () => socket.hearClose(LOST, ''),
    );
    return socket;
  }

  /** The person wants something that needs Python: it is downloaded, if need be, without a question. */
  want(): void {
    this.#isWanted = true;
    this.#agree();
    if (this.state.name === 'failed') this.retry();
  }

  /** The games are played in this tab from now on, and not in the other one. */
  takeOver(): void {
    this.#choose();
  }

  /** Starts again after a failure. */
  retry(): void {
    if (this.state.name !== 'failed') return;
    this.#running = null;
    this.state = { name: 'idle' };
    this.#run().catch(() => {}); // the state says why
  }

  /** Downloads Python, so that games can be played here without a network; whether it is here now. */
  async prepare(): Promise<boolean> {
    this.want();
    try {
      await (await this.#loadRunner()).prepare();
      if (this.#running === null) this.state = { name: 'idle' };
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** A table of this browser as a text; Python is started for it. */
  async exportTable(table: string): Promise<string> {
    this.want();
    return (await this.#run()).exportTable(table);
  }

  /** Takes the tables of a restored backup at once, if the application runs; otherwise when it starts. */
  async takeTables(): Promise<void> {
    if (this.state.name === 'ready') await (await this.#loadRunner()).takeTables();
  }

  /** Deletes all games of this browser. */
  async erase(): Promise<void> {
    await (await this.#loadRunner()).erase();
    this.#running = null;
    this.state = { name: 'idle' };
  }

  /** The running application; it is started if it does not run. */
  #run(): Promise<Workers> {
    return (this.#running ??= this.#start());
  }

  async #start(): Promise<Workers> {
    try {
      return await (await this.#loadRunner()).start();
    } catch (error) {
      throw this.#fail(error);
    }
  }

  #loadRunner(): Promise<TabRunner> {
    const loading = (this.#runner ??= import('./tab-runner').then(({ TabRunner }) => new TabRunner(this.#listener)));
    loading.catch(() => (this.#runner = null)); // the file is loaded again at the next attempt
    return loading;
  }

  #fail(error: unknown): TabFailure {
    const failure = error instanceof TabFailure ? error : new TabFailure('missing', String(error));
    this.state = { name: 'failed', failure };
    return failure;
  }

  readonly #listener: TabListener = {
    askToDownload: async (bytes) => {
      if (this.#isWanted) return;
      this.state = { name: 'asking', bytes };
      await new Promise<void>((resolve) => (this.#agree = resolve));
    },
    onProgress: (share, bytes) => (this.state = { name: 'loading', bytes, share }),
    askToTakeOver: () => {
      this.state = { name: 'elsewhere' };
      return new Promise((resolve) => (this.#choose = resolve));
    },
    onStarting: () => (this.state = { name: 'starting' }),
    onReady: (kept) => {
      this.state = { name: 'ready' };
      this.trouble = kept === 'memory' ? 'forbidden' : null;
    },
    onTrouble: (trouble) => (this.trouble = trouble),
    onFailure: (failure) => {
      this.#running = Promise.reject(this.#fail(failure));
      this.#running.catch(() => {});
    },
    onRestart: (restarted) => {
      this.#running = restarted.catch((error: unknown) => {
        throw this.#fail(error);
      });
      this.#running.catch(() => {});
    },
  };
}

export const tab = new Tab();
