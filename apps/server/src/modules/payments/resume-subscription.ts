import { applySubscription } from './apply-subscription.ts';
import { findCurrentSubscription } from './find-current-subscription.ts';
import type { PaymentsParts } from './payments-parts.ts';

/** Withdraws a cancellation, or ends a pause. @throws AppError no_subscription, payment_provider_failed */
export async function resumeSubscription(parts: PaymentsParts, userId: string): Promise<void> {
  const row = await findCurrentSubscription(parts.db, userId);
  if (row.endsAt === null && row.status !== 'paused') return;
  await applySubscription(parts, await parts.paymentProvider.resumeSubscription(row.id));
}
