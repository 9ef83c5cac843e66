import type { Db } from '../../database/db.ts';
import { findOpenAmong } from './sessions.repository.ts';

/** The open ones among `sessionIds`, in one query. */
export const sessionsGoOn = async (db: Db, sessionIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await findOpenAmong(db, sessionIds, new Date()));
