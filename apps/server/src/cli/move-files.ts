import type { Storage, StoredKey } from '../ports/storage-port.ts';

/** Files that are on their way at once. */
const AT_ONCE = 4;
const SAY_EVERY = 500;

export interface Moved {
  copied: number;
  /** They were there already, of the same length. */
  skipped: number;
  bytes: number;
}

/**
 * Copies every file of `from` to `to`, and nothing twice: after an interruption it goes on where it was. The originals stay. What is
 * removed meanwhile is left out; a file is there whole or not at all.
 */
export async function moveFiles(
  from: Pick<Storage, 'list' | 'read' | 'head'>,
  to: Pick<Storage, 'put' | 'head'>,
  say: (sentence: string) => void,
): Promise<Moved> {
  const moved: Moved = { copied: 0, skipped: 0, bytes: 0 };
  const move = async ({ key }: StoredKey): Promise<void> => {
    const [original, copy] = await Promise.all([from.head(key), to.head(key)]);
    if (original === null) return;
    if (copy?.bytes === original.bytes) {
      moved.skipped += 1;
      return;
    }
    await to.put(key, await from.read(key));
    moved.copied += 1;
    moved.bytes += original.bytes;
    if (moved.copied % SAY_EVERY === 0) say(`${moved.copied} files copied, ${megabytes(moved.bytes)} MB …`);
  };
  let batch: Promise<void>[] = [];
  for await (const file of from.list('')) {
    batch.push(move(file));
    if (batch.length < AT_ONCE) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
  return moved;
}

export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
