import { AppError, type Checkout } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { askAboutCheckout } from './ask-about-checkout.ts';
import { type CheckoutRow, findCheckout } from './checkouts.repository.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { readCheckoutCredits } from './payments.repository.ts';

/** A webhook usually takes a second or two: after this wait it may have been lost. */
const PATIENCE_MS = 10_000;

/** When this process last asked about a checkout, so that a page polling every second does not pass that on. */
const asked = new Map<string, number>();

/**
 * The caller's purchase. Completed means that its credits are booked. If the webhook is late, the provider is asked, at most
 * every ten seconds.
 * @throws AppError not_found
 */
export async function readCheckout(parts: PaymentsParts, userId: string, id: string): Promise<Checkout> {
  const checkout = await findOwn(parts.db, userId, id);
  if (!isLate(checkout, Date.now())) return present(parts.db, checkout);
  // The page must not fail because the provider does: reconciliation keeps asking.
  await askAboutCheckout(parts, checkout).catch(() => {});
  return present(parts.db, await findOwn(parts.db, userId, id));
}

async function findOwn(db: Db, userId: string, id: string): Promise<CheckoutRow> {
  const checkout = await findCheckout(db, id);
  if (checkout?.userId !== userId) throw new AppError('not_found');
  return checkout;
}

function isLate({ id, status, createdAt }: CheckoutRow, nowMs: number): boolean {
  if (status !== 'open' && status !== 'failed') return false;
  for (const [other, lastMs] of asked) if (nowMs - lastMs >= PATIENCE_MS) asked.delete(other);
  if (nowMs - createdAt.getTime() < PATIENCE_MS || asked.has(id)) return false;
  asked.set(id, nowMs);
  return true;
}

async function present(db: Db, { id, plan, status, createdAt, completedAt }: CheckoutRow): Promise<Checkout> {
  return {
    id,
    plan,
    status,
    credits: await readCheckoutCredits(db, id),
    created_at: createdAt.toISOString(),
    completed_at: completedAt?.toISOString() ?? null,
  };
}
