import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../database/db.ts';
import { type CutoutRow, findCutout, findPhoto, type PhotoRow } from '../photos/index.ts';

/**
 * The cut-outs that photos show now and that are others than the given ones: one of which the same was said, as after a
 * gesture that was taken back, is none. Call under the photos' locks.
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
