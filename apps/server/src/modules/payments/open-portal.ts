import { AppError } from '@vitrine/contract';
import { findCustomerId } from './buyers.repository.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { listLiveSubscriptions } from './subscriptions.repository.ts';

/**
 * Address of the provider's page for invoices and cards; created on each request, because it is valid only briefly.
 * @throws AppError no_subscription if nothing was ever bought, payment_provider_failed
 */
export async function openPortal({ db, paymentProvider }: PaymentsParts, userId: string): Promise<string> {
  const customerId = await findCustomerId(db, userId);
  if (customerId === undefined) throw new AppError('no_subscription');
  const live = await listLiveSubscriptions(db, userId);
  return paymentProvider.portalLink(
    customerId,
    live.map(({ id }) => id),
  );
}
