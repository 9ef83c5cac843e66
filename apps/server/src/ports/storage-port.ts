import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  /** Changes whenever the content does. */
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

/** Where photos and pictures lie. Keys are relative paths of `[a-z0-9-./]`; a file appears whole or not at all. */
export interface Storage {
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws AppError not_found */
  read(key: string): Promise<Uint8Array>;
  /** @throws AppError not_found */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  head(key: string): Promise<StoredFile | null>;
  /** Removes every file whose key starts with `prefix` (a folder path ending in `/`). */
  removeFolder(prefix: string): Promise<void>;
  /** Every file whose key starts with `prefix` (a folder path ending in `/`, or empty: all); those of one folder directly below it come together. */
  list(prefix: string): AsyncIterable<StoredKey>;
  /** Removes what `put` began before `at` and never ended: nobody knows of it. */
  removeUnfinished(at: Date): Promise<void>;
  /** An address that a browser can load without a header until it expires (a day or more from now) or the session ends. */
  signedUrl(key: string): string;
  /**
   * An address at the store itself that holds for some minutes, as whose answer the browser saves the file under `downloadName` where
   * that is given; null where files go through this server.
   */
  directUrl(key: string, downloadName?: string): Promise<string | null>;
  /** Resolves when files can be read and written; rejects, or takes long, when they cannot. */
  check(): Promise<void>;
  /** How much room there is, and how much of it is left; null where nobody counts it. */
  space(): Promise<{ freeBytes: number; totalBytes: number } | null>;
}
