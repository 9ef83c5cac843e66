import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../database/db.ts';
import { type CutoutRow, findCutout, findPhoto, type PhotoRow } from '../photos/index.ts';

/**
 * Cut-outs that photos show now and that differ from the given ones. A cut-out from the same input, as after an undone gesture,
 * does not count. Call under the photos' locks.
 */
export async function findNewCutouts(db: Db, used: readonly PhotoRow[]): Promise<CutoutRow[]> {
  const others = [];
  for (const { id, cutout } of used) {
    const shown = (await findPhoto(db, id))?.cutout;
    if (shown === undefined || shown.revision === cutout.revision) continue;
    if (!(await saysSame(db, cutout, shown))) others.push(shown);
  }
  return others;
}

async function saysSame(db: Db, one: CutoutRow, other: CutoutRow): Promise<boolean> {
  if (one.emptyShotId !== other.emptyShotId || one.status !== other.status) return false;
  const said = async ({ photoId, revision }: CutoutRow) =>
    (await findCutout(db, photoId, revision))?.touchUp ?? { strokes: [] };
  return isDeepStrictEqual(await said(one), await said(other));
}
