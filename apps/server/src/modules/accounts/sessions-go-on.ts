import type { Db } from '../../database/db.ts';
import { findOpenAmong } from './sessions.repository.ts';

/** Those of `sessionIds` that are there and have not ended, by anybody or by their time: one question for all. */
export const sessionsGoOn = async (db: Db, sessionIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await findOpenAmong(db, sessionIds, new Date()));
