import { AppError, KEPT_PHOTOS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Caller } from '../../ports/caller.ts';
import { isGuest, takeAttempt } from '../accounts/index.ts';
import { measureKept } from './photos.repository.ts';

/**
 * Whether a caller may have one more photo, and counts its pixels for a guest: guests cost nothing to make, so that what they
 * ask for is bounded by the minute, for each and for all of an address. Several photos at once may pass the quota together, by
 * as many as are taken in at a time.
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
