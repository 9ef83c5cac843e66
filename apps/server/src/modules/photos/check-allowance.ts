import { AppError, KEPT_PHOTOS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Caller } from '../../ports/caller.ts';
import { isGuest, takeAttempt } from '../accounts/index.ts';
import { measureKept } from './photos.repository.ts';

/**
 * Checks the photo quota and counts a guest's pixels: guests are free to create, so their work is limited per minute, per guest
 * and per address. Parallel uploads may exceed the quota by as many photos as are processed at a time.
 * @throws AppError photos_full, pixels_used_up
 */
export async function checkAllowance(
  db: Db,
  { account, address }: Caller,
  { megapixels, bytes }: { megapixels: number; bytes: number },
): Promise<void> {
  const guest = await isGuest(db, account);
  const kept = await measureKept(db, account);
  const most = KEPT_PHOTOS[guest ? 'guest' : 'account'];
  if (kept.count >= most.photos || kept.bytes + bytes > most.bytes) throw new AppError('photos_full');
  if (!guest) return;
  const amount = Math.ceil(megapixels);
  try {
    await takeAttempt(db, 'megapixelsOfGuest', account, amount);
    await takeAttempt(db, 'megapixelsFromAddress', address, amount);
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
    const { retryAfterSeconds } = error;
    throw new AppError('pixels_used_up', { retryAfterSeconds });
  }
}
