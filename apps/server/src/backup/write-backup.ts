import { appendFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@vitrine/contract';
import type { Storage } from '../ports/storage-port.ts';
import { BackupError } from './backup-error.ts';
import { copyFile, digestFile } from './copy-file.ts';
import { type Dumped, type ListedFile, type Manifest, NAMES } from './manifest.ts';

/** Files copied in parallel. */
const AT_ONCE = 4;
const SAY_EVERY = 500;

interface Source {
  /** Writes the database to a new file. */
  dump: (file: string) => Promise<Dumped>;
  storage: Pick<Storage, 'list' | 'stream'>;
}

/**
 * Writes a backup to `folder`, which is new or empty, while the server runs: first the database as of one moment, then all files.
 * So every row finds its files, except those removed in between.
 * @throws BackupError
 */
export async function writeBackup(
  { dump, storage }: Source,
  folder: string,
  say: (sentence: string) => void,
): Promise<Manifest> {
  await makeEmpty(folder);
  const database = await dump(path.join(folder, NAMES.database));
  say(`The database: ${sumOf(database.tables)} rows, ${database.tasks} waiting tasks.`);
  const files = await copyFiles(storage, folder, say);
  const made: Manifest = { format: 1, madeAt: new Date().toISOString(), database, files };
  const file = path.join(folder, NAMES.manifest);
  await writeFile(`${file}.part`, `${JSON.stringify(made, null, 2)}\n`, { flush: true });
  await rename(`${file}.part`, file);
  return made;
}

/** It holds password hashes, addresses and keys, so other users of this machine must not read it. */
async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty: name a folder that does not exist yet. Nothing was changed.`);
  }
}

async function copyFiles(
  storage: Source['storage'],
  folder: string,
  say: (sentence: string) => void,
): Promise<Manifest['files']> {
  const list = path.join(folder, NAMES.list);
  await writeFile(list, '');
  let [count, bytes] = [0, 0];
  const copyAll = async (keys: readonly string[]): Promise<void> => {
    const copied = (await Promise.all(keys.map((key) => copyOne(storage, key, folder)))).filter(
      (file) => file !== null,
    );
    await appendFile(list, copied.map((file) => `${JSON.stringify(file)}\n`).join(''));
    for (const file of copied) {
      count += 1;
      bytes += file.bytes;
      if (count % SAY_EVERY === 0) say(`${count} files, ${(bytes / 1e6).toFixed(1)} MB …`);
    }
  };
  let batch: string[] = [];
  for await (const { key } of storage.list('')) {
    batch.push(key);
    if (batch.length < AT_ONCE) continue;
    await copyAll(batch);
    batch = [];
  }
  await copyAll(batch);
  return { count, bytes, sha256: (await digestFile(list)).sha256 };
}

/** Null for a file that was removed meanwhile. */
async function copyOne(storage: Source['storage'], key: string, folder: string): Promise<ListedFile | null> {
  try {
    return { key, ...(await copyFile(await storage.stream(key), path.join(folder, NAMES.files, key))) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

export const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);
