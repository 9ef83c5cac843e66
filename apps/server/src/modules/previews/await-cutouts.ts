import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { findOwnPhotos, type PhotoRow } from '../photos/index.ts';

const ASK_AGAIN_MS = 200;
/** A cut-out takes seconds, six with a large network some minutes; after this time it is behind many others. */
const PATIENCE_MS = 600_000;

export const isPending = ({ cutout }: PhotoRow): boolean => cutout.status === 'pending';

/**
 * The photos in the given order once all their cut-outs are done, without those that have no product. Another process may make
 * the cut-outs, so the database is polled.
 * @throws AppError not_found if one was removed, no_product_found, unavailable
 */
export async function awaitCutouts(
  db: Db,
  { userId, photoIds }: { userId: string; photoIds: string[] },
  signal: AbortSignal,
): Promise<PhotoRow[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = new Map(
      (await findOwnPhotos(db, userId, photoIds))
        .filter(({ role }) => role === 'product')
        .map((photo) => [photo.id, photo]),
    );
    const photos = photoIds.flatMap((id) => found.get(id) ?? []);
    if (photos.length < photoIds.length) throw new AppError('not_found');
    if (!photos.some(isPending)) return withProduct(photos);
    if (Date.now() > deadline) throw new AppError('unavailable');
    await delay(ASK_AGAIN_MS, undefined, { signal });
  }
}

function withProduct(photos: PhotoRow[]): PhotoRow[] {
  const ready = photos.filter(({ cutout }) => cutout.status === 'ready');
  if (ready.length === 0) throw new AppError('no_product_found');
  return ready;
}
