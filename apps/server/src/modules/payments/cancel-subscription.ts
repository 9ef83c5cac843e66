import { applySubscription } from './apply-subscription.ts';
import { findCurrentSubscription } from './find-current-subscription.ts';
import type { PaymentsParts } from './payments-parts.ts';

/** Cancels the caller's subscription at the end of the paid period. @throws AppError no_subscription, payment_provider_failed */
export async function cancelSubscription(parts: PaymentsParts, userId: string): Promise<void> {
  const row = await findCurrentSubscription(parts.db, userId);
  if (row.endsAt !== null) return;
  await applySubscription(parts, await parts.paymentProvider.cancelSubscription(row.id, 'period_end'));
}
