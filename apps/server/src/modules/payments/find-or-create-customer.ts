import { type Buyer, findCustomerId, insertCustomer } from './buyers.repository.ts';
import type { PaymentsParts } from './payments-parts.ts';

/** The buyer's id at the provider; created at the first purchase. @throws AppError payment_provider_failed */
export async function findOrCreateCustomer({ db, paymentProvider }: PaymentsParts, buyer: Buyer): Promise<string> {
  const known = await findCustomerId(db, buyer.userId);
  if (known !== undefined) return known;
  const customerId = await paymentProvider.findOrCreateCustomer(buyer);
  await insertCustomer(db, buyer.userId, customerId);
  return (await findCustomerId(db, buyer.userId)) ?? customerId;
}
