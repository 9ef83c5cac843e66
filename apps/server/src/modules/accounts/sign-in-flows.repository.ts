import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { signInFlows } from '../../database/schema.ts';

export type SignInFlow = typeof signInFlows.$inferSelect;

/** Keeps a flow, and forgets those whose time is over. */
export async function insertFlow(db: Db, flow: SignInFlow, now: Date): Promise<void> {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, now));
  await db.insert(signInFlows).values(flow);
}

/** Spends the flow by deleting it: of two that come with the same state, from the same browser, one gets it. */
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
