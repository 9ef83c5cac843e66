import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isKey } from '../adapters/storage/is-key.ts';
import { BackupError } from './backup-error.ts';
import { type Digest, digestFile } from './copy-file.ts';
import { listedFile, type ListedFile, type Manifest, manifest, NAMES } from './manifest.ts';

export interface CheckedBackup {
  made: Manifest;
  /** Path of the dump. */
  database: string;
  /** Reads the list again from its beginning. */
  files: () => AsyncGenerator<ListedFile & { file: string }>;
}

/**
 * Checks that everything in a backup's folder is as it was written.
 * @throws BackupError with what is missing or changed
 */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const made = await readManifest(folder);
  const database = path.join(folder, NAMES.database);
  await compare(database, made.database);
  const list = path.join(folder, NAMES.list);
  await compare(list, made.files);
  const files = async function* files() {
    for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Infinity })) {
      const listed = listedFile.parse(JSON.parse(line));
      if (!isKey(listed.key)) throw new BackupError(`${list} names a file that is not ours (${listed.key}).`);
      yield { ...listed, file: path.join(folder, NAMES.files, listed.key) };
    }
  };
  for await (const { file, bytes, sha256 } of files()) await compare(file, { bytes, sha256 });
  return { made, database, files };
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, NAMES.manifest);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BackupError(`${folder} has no ${NAMES.manifest}: it is no backup, or one that was interrupted.`);
  });
  const { success, data } = manifest.safeParse(JSON.parse(text));
  if (!success) throw new BackupError(`${file} was written by another version, or changed.`);
  return data;
}

/** The list's own length is not recorded: its byte count is that of the files it names. */
async function compare(file: string, { sha256 }: Pick<Digest, 'sha256'> & Partial<Digest>): Promise<void> {
  const found = await digestFile(file).catch(() => {
    throw new BackupError(`${file} is missing: the backup is incomplete. Nothing was changed.`);
  });
  if (found.sha256 !== sha256) {
    throw new BackupError(`${file} differs from its checksum in the backup: it is damaged. Nothing was changed.`);
  }
}
