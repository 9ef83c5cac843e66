import type { PlanId } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { newId } from '../database/new-id.ts';
import { apiKeys, subscriptions, webhookDeliveries, webhookEndpoints } from '../database/schema.ts';
import { sealSecret } from '../modules/accounts/index.ts';
import { newKey } from '../modules/api-keys/new-key.ts';

const DAY_MS = 24 * 3_600_000;

/** Gives an account a paid plan, as if it had been bought. @returns a function that removes it */
export async function givePlan(db: Db, userId: string, plan: PlanId): Promise<() => Promise<void>> {
  const id = `sub_${newId()}`;
  const now = new Date();
  await db.insert(subscriptions).values({
    id,
    userId,
    plan,
    status: 'active',
    startedAt: now,
    nextPaymentAt: new Date(now.getTime() + 30 * DAY_MS),
    occurredAt: now,
  });
  return async () => void (await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.id, id)));
}

/** Gives an account a row of each kind, none of which grants access. */
export async function giveApiAccess(
  db: Db,
  userId: string,
): Promise<{ apiKey: string; webhook: string; delivery: string }> {
  const [apiKey, webhook, delivery] = [newId(), newId(), newId()];
  await db.insert(apiKeys).values({
    id: apiKey,
    userId,
    name: 'Till',
    prefix: 'vk_live_nobody',
    keyHash: `hash-${apiKey}`,
    scopes: ['read'],
    isSandbox: false,
  });
  await db.insert(webhookEndpoints).values({
    id: webhook,
    userId,
    url: 'https://shop.example/hooks',
    events: ['job.completed'],
    sealedSecret: await sealSecret(db, webhook, 'whsec_c2VjcmV0'),
  });
  const body = { type: 'job.completed', timestamp: new Date().toISOString(), data: {} };
  await db.insert(webhookDeliveries).values({
    id: delivery,
    endpointId: webhook,
    type: 'job.completed',
    body: JSON.stringify(body),
    status: 'delivered',
    causeKey: delivery,
  });
  return { apiKey, webhook, delivery };
}

/** Gives an account a key with all scopes. @returns the key itself */
export async function giveApiKey(db: Db, userId: string, isSandbox: boolean): Promise<string> {
  const { secret, ...made } = newKey(isSandbox);
  await db
    .insert(apiKeys)
    .values({ id: newId(), userId, name: 'Till', scopes: ['read', 'create'], isSandbox, ...made });
  return secret;
}
