/** Deletes the files of the SQLite database, wherever they are, and learned models. No worker may have them open. */

import { BLOCK_DATABASE, DATABASE, JOURNAL } from './worker/database-files';
import { MODEL_FOLDER } from './worker/model-folder';

/** Milliseconds that a worker which was ended may take to let go of its files, and between two attempts. */
const RELEASE_DEADLINE = 5000;
const RETRY_DELAY = 100;

export async function deleteDatabaseFiles(): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  const folder = await storage?.getDirectory().catch(() => null);
  if (folder) for (const name of [DATABASE, JOURNAL]) await deleteFile(folder, name);
  if ('indexedDB' in globalThis) for (const name of [BLOCK_DATABASE, MODEL_FOLDER]) indexedDB.deleteDatabase(name);
}

async function deleteFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  for (let waited = 0; ; waited += RETRY_DELAY)
    try {
      return await folder.removeEntry(name);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return;
      if (waited >= RELEASE_DEADLINE) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
}
