import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts, photos } from '../../database/schema.ts';
import type { Tasks } from '../../ports/queue-port.ts';

/** Oldest first: the next run finds the rest. */
const MOST = 500;
/** A touch-up's full-size cut-out is requested a little later, and a job that needs it makes it itself. */
const AGE_MS = 60_000;

/** Missing cut-outs: the engine's own, and touch-ups that only have a preview. */
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
