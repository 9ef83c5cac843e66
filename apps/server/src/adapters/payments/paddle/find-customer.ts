import type { Customer, Paddle } from '@paddle/paddle-node-sdk';
import type { PaymentProvider } from '../../../modules/payments/payment-provider-port.ts';
import { askPaddle, codeOf } from './ask-paddle.ts';

type User = Parameters<PaymentProvider['findOrCreateCustomer']>[0];

/** Paddle requires an e-mail address for everybody. Mail to this domain reaches nobody (RFC 2606). */
const addressOf = ({ userId, email }: User): string => email ?? `guest-${userId}@example.com`;

/** The customer with the user's address; created if missing, reactivated if archived. */
export async function findOrCreateCustomer(paddle: Paddle, user: User): Promise<string> {
  const { userId, name, language } = user;
  const body = { email: addressOf(user), name, locale: language, customData: { userId } };
  try {
    return (await askPaddle(() => paddle.customers.create(body))).id;
  } catch (error) {
    if (codeOf(error) !== 'customer_already_exists') throw error;
    return existing(paddle, body.email, error);
  }
}

async function existing(paddle: Paddle, email: string, conflict: unknown): Promise<string> {
  const list = () => paddle.customers.list({ email: [email], status: ['active', 'archived'], perPage: 1 }).next();
  const [customer]: Customer[] = await askPaddle(list, { again: true });
  if (customer === undefined) throw conflict;
  if (customer.status === 'archived') {
    await askPaddle(() => paddle.customers.update(customer.id, { status: 'active' }));
  }
  return customer.id;
}
