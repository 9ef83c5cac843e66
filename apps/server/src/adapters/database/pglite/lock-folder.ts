import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder open. */
export class FolderInUseError extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(`The data folder is in use by another Vitrine process (${folder}).`, options);
    this.name = 'FolderInUseError';
  }
}

/**
 * Holds `folder` for this process through an exclusively locked SQLite file beside it. The kernel releases the lock
 * when the process ends, kill -9 included, so a crash never leaves a stale lock behind.
 * @returns releases the lock
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock.close();
    throw new FolderInUseError(folder, { cause: error });
  }
  return () => lock.close();
}
