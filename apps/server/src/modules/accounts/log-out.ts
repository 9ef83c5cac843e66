import type { Db } from '../../database/db.ts';
import { endSession } from './sessions.repository.ts';

/** Ends a session on the server: its access and refresh tokens are worth nothing from now on. */
export const logOut = (db: Db, sessionId: string): Promise<void> => endSession(db, sessionId, new Date());
