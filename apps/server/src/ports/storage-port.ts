import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  /** Changes with the content. */
  etag: string;
}

export interface ByteRange {
  /** First byte, from 0. */
  start: number;
  /** Last byte, included. */
  end: number;
}

export interface StoredKey {
  key: string;
  changedAt: Date;
}

/** Storage of photos and pictures. Keys are relative paths of `[a-z0-9-./]`; a file appears whole or not at all. */
export interface Storage {
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws AppError not_found */
  read(key: string): Promise<Uint8Array>;
  /** @throws AppError not_found */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  head(key: string): Promise<StoredFile | null>;
  /** Removes every file whose key starts with `prefix` (a folder path ending in `/`). */
  removeFolder(prefix: string): Promise<void>;
  /**
   * Every file whose key starts with `prefix` (a folder path ending in `/`, or empty: all), grouped by the top-level folder below
   * it.
   */
  list(prefix: string): AsyncIterable<StoredKey>;
  /** Removes what `put` started before `at` and never finished: nothing refers to it. */
  removeUnfinished(at: Date): Promise<void>;
  /** An address that browsers can load without a header until it expires (a day or more from now) or the session ends. */
  signedUrl(key: string): string;
  /**
   * An address at the store itself, valid for some minutes; the browser saves the file under `downloadName` if given. Null if
   * files go through this server.
   */
  directUrl(key: string, downloadName?: string): Promise<string | null>;
  /** Resolves if files can be read and written; otherwise rejects, or takes long. */
  check(): Promise<void>;
  /** Free and total space; null if unknown. */
  space(): Promise<{ freeBytes: number; totalBytes: number } | null>;
}
