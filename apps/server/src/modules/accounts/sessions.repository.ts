import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { refreshTokens, sessions } from '../../database/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function insertSession(
  db: Db,
  session: Pick<SessionRow, 'userId' | 'rememberMe' | 'device' | 'expiresAt' | 'lastUsedAt' | 'provenAt'>,
): Promise<SessionRow> {
  const [row] = await db
    .insert(sessions)
    .values({ id: newId(), ...session })
    .returning();
  if (row === undefined) throw new Error('the session was not inserted');
  return row;
}

export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** The ids among `ids` whose sessions are open at `now`. */
export async function findOpenAmong(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const isOpen = and(inArray(sessions.id, [...ids]), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  const rows = await db.select({ id: sessions.id }).from(sessions).where(isOpen);
  return rows.map(({ id }) => id);
}

/** A user's sessions open at `now`, most recently used first. */
export async function listOpenSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

export async function endSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/** Ends one open session of a user. @returns whether there was one */
export async function endOwnSession(db: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a user except `keptId`. Call under lockUser: two in parallel would deadlock. */
export async function endSessions(db: Db, userId: string, at: Date, keptId?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        keptId === undefined ? undefined : ne(sessions.id, keptId),
      ),
    );
}

/** Records that the session's holder has just proved ownership. */
export async function noteProof(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: at }).where(eq(sessions.id, id));
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id));
}

export async function insertRefreshToken(db: Db, sessionId: string, tokenHash: string): Promise<void> {
  await db.insert(refreshTokens).values({ id: newId(), sessionId, tokenHash });
}

/** The token and its session, both locked until the transaction of `db` ends. */
export async function lockRefreshToken(
  db: Db,
  tokenHash: string,
): Promise<{ token: RefreshTokenRow; session: SessionRow } | undefined> {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  return row;
}

export async function spendRefreshToken(db: Db, id: string, at: Date): Promise<void> {
  await db.update(refreshTokens).set({ spentAt: at }).where(eq(refreshTokens.id, id));
}
