import type { Db } from '../../database/db.ts';
import type { Storage } from '../../ports/storage-port.ts';
import { firstAccountAt, keepsFilesOf } from './kept-files.repository.ts';

/** No upload or picture takes longer from its first file to its row. */
const UNCLAIMED_MS = 24 * 3_600_000;
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const KINDS = ['photos', 'jobs'] as const;

interface Folder {
  id: string;
  changedAt: Date;
}

/**
 * Removes files without a row: of unacknowledged uploads whose process died, and of pictures in progress whose set was deleted.
 * Files changed in the last day are kept, and so are files older than the first account: those belong to another database, which
 * may come back.
 */
export async function sweepFiles(
  { db, storage }: { db: Db; storage: Pick<Storage, 'list' | 'removeFolder' | 'removeUnfinished'> },
  now: Date = new Date(),
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - UNCLAIMED_MS);
  await storage.removeUnfinished(before);
  const since = await firstAccountAt(db);
  if (since === null) return;
  for (const kind of KINDS) {
    for await (const { id, changedAt } of foldersOf(storage, kind)) {
      if (signal?.aborted === true) return;
      if (!UUID_V7.test(id) || madeAt(id) < since || changedAt >= before) continue;
      if (!(await keepsFilesOf(db, kind, id))) await storage.removeFolder(`${kind}/${id}/`);
    }
  }
}

/** The top-level folders of a kind, with the time of the last change inside. */
async function* foldersOf(storage: Pick<Storage, 'list'>, kind: (typeof KINDS)[number]): AsyncGenerator<Folder> {
  let folder = null as Folder | null;
  for await (const { key, changedAt } of storage.list(`${kind}/`)) {
    const id = key.split('/')[1] ?? '';
    if (folder?.id === id) {
      if (changedAt > folder.changedAt) folder.changedAt = changedAt;
      continue;
    }
    if (folder !== null) yield folder;
    folder = { id, changedAt };
  }
  if (folder !== null) yield folder;
}

/** Creation time of an id: a copied folder has new timestamps, but the same name. */
const madeAt = (id: string): Date => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
