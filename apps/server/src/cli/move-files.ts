import type { Storage, StoredKey } from '../ports/storage-port.ts';

/** Files copied in parallel. */
const AT_ONCE = 4;
const SAY_EVERY = 500;

export interface Moved {
  copied: number;
  /** Existed already with the same length. */
  skipped: number;
  bytes: number;
}

/**
 * Copies every file of `from` to `to`, skipping existing ones, so an interrupted run can continue. The originals stay. Files
 * removed meanwhile are skipped; a copy appears whole or not at all.
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
