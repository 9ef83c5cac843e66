import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@vitrine/contract';
import type { Storage } from '../ports/storage-port.ts';

/** Storage in memory. `signedUrl` contains the key and nothing serves it. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, Uint8Array>();
  const changed = new Map<string, Date>();
  const find = (key: string): Uint8Array => {
    const content = files.get(key);
    if (content === undefined) throw new AppError('not_found');
    return content;
  };
  return {
    put: async (key, content) => {
      files.set(key, content);
      changed.set(key, new Date());
    },
    read: async (key) => find(key),
    stream: async (key, range) => {
      const content = find(key);
      return Readable.from([Buffer.from(range === undefined ? content : content.subarray(range.start, range.end + 1))]);
    },
    head: async (key) => {
      const content = files.get(key);
      if (content === undefined) return null;
      return { bytes: content.length, etag: createHash('sha256').update(content).digest('base64url') };
    },
    removeFolder: async (prefix) => {
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
    },
    list: async function* list(prefix) {
      for (const key of [...files.keys()].toSorted()) {
        if (key.startsWith(prefix)) yield { key, changedAt: changed.get(key) ?? new Date() };
      }
    },
    removeUnfinished: async () => {},
    check: async () => {},
    signedUrl: (key) => `/api/files/${key}`,
    directUrl: async () => null,
    space: async () => null,
  };
}
