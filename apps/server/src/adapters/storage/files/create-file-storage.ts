import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@vitrine/contract';
import type { Storage } from '../../../ports/storage-port.ts';
import { removeUnfinished, UNFINISHED } from './remove-unfinished.ts';
import { resolveKey } from './resolve-key.ts';
import { walkFiles } from './walk-files.ts';
import { errorCode } from '../../../text/error-code.ts';

export interface FileStorageOptions {
  /** Absolute folder. */
  root: string;
  /** The address at this server that stands for a key. */
  signedUrl: (key: string) => string;
}

/** Storage in a folder of this machine. */
export function createFileStorage({ root, signedUrl }: FileStorageOptions): Storage {
  const locate = (key: string): string => resolveKey(root, key);
  return {
    put: (key, content) => write(locate(key), content),
    read: (key) => readFile(locate(key)).catch(translateError),
    stream: async (key, range) => {
      const file = locate(key);
      await stat(file).catch(translateError);
      return createReadStream(file, range);
    },
    head: async (key) => {
      const found = await stat(locate(key)).catch(() => null);
      return found === null ? null : { bytes: found.size, etag: etagOf(key, found.mtimeMs, found.size) };
    },
    removeFolder: (prefix) => rm(locate(prefix), { recursive: true, force: true }),
    list: async function* list(prefix) {
      for await (const { file, isFolder, changedAt } of walkFiles(prefix === '' ? root : locate(prefix))) {
        if (isFolder || file.endsWith(UNFINISHED)) continue;
        yield { key: path.relative(root, file).split(path.sep).join('/'), changedAt };
      }
    },
    removeUnfinished: (at) => removeUnfinished(root, at),
    check: async () => {
      // Only this folder is created: if its parent is gone, so are the files, and an empty folder would hide that.
      await mkdir(root).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
    signedUrl,
    directUrl: () => Promise.resolve(null),
    space: async () => {
      await mkdir(root, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(root);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
  };
}

/** Writes beside the target, flushes, then renames: a reader sees the whole file or none. */
async function write(file: string, content: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw translateFull(error);
  }
}

function etagOf(key: string, modifiedMs: number, bytes: number): string {
  return createHash('sha256').update(`${key}:${modifiedMs}:${bytes}`).digest('base64url').slice(0, 27);
}

function translateError(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new AppError('not_found', { cause: error });
  throw error;
}

function translateFull(error: unknown): unknown {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT' ? new AppError('storage_full', { cause: error }) : error;
}
