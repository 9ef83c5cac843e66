import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { signInFlows } from '../../database/schema.ts';

export type SignInFlow = typeof signInFlows.$inferSelect;

/** Stores a flow, and deletes expired ones. */
export async function insertFlow(db: Db, flow: SignInFlow, now: Date): Promise<void> {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, now));
  await db.insert(signInFlows).values(flow);
}

/** Consumes the flow by deleting it: of two requests with the same state, from the same browser, one gets it. */
export async function takeFlow(
  db: Db,
  { stateHash, browserHash }: Pick<SignInFlow, 'stateHash' | 'browserHash'>,
): Promise<SignInFlow | undefined> {
  const [flow] = await db
    .delete(signInFlows)
    .where(and(eq(signInFlows.stateHash, stateHash), eq(signInFlows.browserHash, browserHash)))
    .returning();
  return flow;
}
