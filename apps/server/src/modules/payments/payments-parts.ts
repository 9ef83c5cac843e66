import type { RefundPolicy } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { PaymentProvider } from './payment-provider-port.ts';

/** What the payments module is given. */
export interface PaymentsParts {
  db: Db;
  queue: Queue;
  paymentProvider: PaymentProvider;
  /** Links in e-mails begin with it. */
  publicUrl: string;
}

/** What its calls are given besides. */
export interface PaymentCallsParts extends PaymentsParts {
  refundPolicy: RefundPolicy;
}
