/** Deletes the files of the SQLite database, wherever they are. No worker may have them open. */

import { BLOCK_DATABASE, DATABASE, JOURNAL } from './worker/database-files';

/** Milliseconds that a worker which was ended may take to let go of its files, and between two attempts. */
const RELEASE_DEADLINE = 5000;
const RETRY_DELAY = 100;

export async function deleteDatabaseFiles(): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  const folder = await storage?.getDirectory().catch(() => null);
  if (folder) for (const name of [DATABASE, JOURNAL]) await deleteFile(folder, name);
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(BLOCK_DATABASE);
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
