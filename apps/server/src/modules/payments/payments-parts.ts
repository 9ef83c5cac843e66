import type { RefundPolicy } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { PaymentProvider } from './payment-provider-port.ts';

/** Dependencies of the payments module. */
export interface PaymentsParts {
  db: Db;
  queue: Queue;
  paymentProvider: PaymentProvider;
  /** Links in e-mails begin with it. */
  publicUrl: string;
}

/** Additional dependencies of its routes. */
export interface PaymentCallsParts extends PaymentsParts {
  refundPolicy: RefundPolicy;
}
