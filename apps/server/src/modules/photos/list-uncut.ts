import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts, photos } from '../../database/schema.ts';
import type { Tasks } from '../../ports/queue-port.ts';

/** The oldest first: the next time finds what this one left. */
const MOST = 500;
/** The full cut-out of a touch-up is asked for a little later, and a set that wants it makes it itself. */
const AGE_MS = 60_000;

/** Cut-outs that are not there: the engine's own, and touch-ups that are shown in small. */
export const listUncut = (db: Db): Promise<Tasks['cut-out-photo'][]> =>
  db
    .select({ photoId: cutouts.photoId, revision: cutouts.revision })
    .from(cutouts)
    .innerJoin(photos, eq(photos.id, cutouts.photoId))
    .where(
      and(
        sql`not ${cutouts.hasFull}`,
        ne(cutouts.status, 'failed'),
        isNull(photos.deletedAt),
        eq(photos.role, 'product'),
        or(eq(cutouts.revision, 0), eq(cutouts.status, 'ready')),
        lt(cutouts.createdAt, new Date(Date.now() - AGE_MS)),
      ),
    )
    .orderBy(asc(cutouts.createdAt))
    .limit(MOST);
