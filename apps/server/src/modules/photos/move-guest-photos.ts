import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { photos } from '../../database/schema.ts';

/** Gives an account the photos of a guest, in the transaction of `db`. */
export async function moveGuestPhotos(db: Db, guestId: string, userId: string): Promise<void> {
  await db.update(photos).set({ userId }).where(eq(photos.userId, guestId));
}
