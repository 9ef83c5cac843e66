import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { refreshTokens, sessions } from '../../database/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function insertSession(
  db: Db,
  session: Pick<SessionRow, 'userId' | 'rememberMe' | 'expiresAt'>,
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

export async function endSession(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ endedAt: at }).where(eq(sessions.id, id));
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
