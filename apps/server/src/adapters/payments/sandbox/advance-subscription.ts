import type { Db } from '../../../database/db.ts';
import type { Subscription } from './entities.ts';
import { lockEntity } from './sandbox.repository.ts';
import { settleDue } from './settle-due.ts';

/**
 * Moves a subscription's clock to its next event (the end of its trial or period, another attempt at an owed payment, the end
 * after a cancellation) and executes it. With `card` its card works, or is declined, from now on.
 */
export async function advanceSubscription(
  db: Db,
  id: string,
  card: 'works' | 'declines' | undefined,
): Promise<Subscription> {
  const subscription = await lockEntity(db, 'subscription', id);
  const { sandbox } = subscription;
  const declinesLater = card === undefined ? sandbox.card.declinesLater : card === 'declines';
  return settleDue(
    db,
    atItsNextMoment({ ...subscription, sandbox: { ...sandbox, card: { ...sandbox.card, declinesLater } } }),
  );
}

function atItsNextMoment(subscription: Subscription): Subscription {
  const now = new Date().toISOString();
  const { scheduled_change, sandbox, current_billing_period: period } = subscription;
  const ended = period && { ...period, ends_at: now };
  if (scheduled_change) {
    return {
      ...subscription,
      scheduled_change: { ...scheduled_change, effective_at: now },
      current_billing_period: ended ?? null,
    };
  }
  if (sandbox.dunning !== null) {
    return { ...subscription, sandbox: { ...sandbox, dunning: { ...sandbox.dunning, nextTryAt: now } } };
  }
  if (!subscription.next_billed_at) return subscription;
  return { ...subscription, next_billed_at: now, current_billing_period: ended ?? null };
}
