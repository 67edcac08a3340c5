/** The folder of learned models, which the browser's database keeps (`IDBFS` of Emscripten). */

/** Also the name of the database. */
export const MODEL_FOLDER = '/settebello-models';

/** The part of Emscripten's file system that is used here. */
export interface SyncedFS {
  readonly filesystems: { readonly IDBFS: object };
  mkdirTree(path: string): void;
  mount(type: object, options: object, path: string): void;
  syncfs(populate: boolean, done: (error: unknown) => void): void;
}

/**
 * Puts what is kept into the folder.
 *
 * Returns a function that keeps what is in the folder by then. If nothing can be kept, models are learned again after
 * the next start.
 */
export async function openModelFolder(fs: SyncedFS): Promise<() => Promise<void>> {
  fs.mkdirTree(MODEL_FOLDER);
  if (!('indexedDB' in globalThis)) return async () => {};
  fs.mount(fs.filesystems.IDBFS, {}, MODEL_FOLDER);
  await sync(fs, true);
  let keeping = Promise.resolve();
  return () => (keeping = keeping.then(() => sync(fs, false))); // one after the other, as Emscripten wants it
}

function sync(fs: SyncedFS, populate: boolean): Promise<void> {
  return new Promise((resolve) =>
    fs.syncfs(populate, (error) => {
      if (error) console.warn('Learned models are not kept:', error);
      resolve();
    }),
  );
}
