import { type Environment, Paddle, LogLevel } from '@paddle/paddle-node-sdk';
import type { PaymentProvider } from '../../../modules/payments/payment-provider-port.ts';
import { askPaddle, findInPaddle } from './ask-paddle.ts';
import { cancelSubscription, changePrice, resumeSubscription } from './change-subscription.ts';
import { createPurchase } from './create-purchase.ts';
import { findOrCreateCustomer } from './find-customer.ts';
import { listEvents } from './list-events.ts';
import { listPrices } from './list-prices.ts';
import { readEvent } from './read-event.ts';
import { toAdjustmentFacts } from './to-adjustment-facts.ts';
import { toSubscriptionFacts } from './to-subscription-facts.ts';
import { toTransactionFacts } from './to-transaction-facts.ts';
import { understandEvent } from './understand-event.ts';

export interface PaddleOptions {
  kind: PaymentProvider['kind'];
  apiKey: string;
  webhookSecret: string;
  clientToken: string;
  /** `production` and `sandbox` are Paddle's own; anything else is the address of a compatible API. */
  environment: string;
}

/** Payments through Paddle Billing: the same code serves Paddle's environments and the stand-in. */
export function createPaddle({
  kind,
  apiKey,
  webhookSecret,
  clientToken,
  environment,
}: PaddleOptions): PaymentProvider {
  const paddle = new Paddle(apiKey, { environment: environment as Environment, logLevel: LogLevel.none });
  return {
    kind,
    clientToken,
    listPrices: () => listPrices(paddle),
    findOrCreateCustomer: (user) => findOrCreateCustomer(paddle, user),
    createTransaction: (purchase) => createPurchase(paddle, purchase),
    ...readers(paddle),
    cancelSubscription: (id, when) => cancelSubscription(paddle, id, when),
    resumeSubscription: (id) => resumeSubscription(paddle, id),
    changePrice: (id, priceId, charge) => changePrice(paddle, id, priceId, charge),
    portalLink: async (customerId, subscriptionIds) => {
      const ask = () => paddle.customerPortalSessions.create(customerId, [...subscriptionIds]);
      return (await askPaddle(ask)).urls.general.overview;
    },
    readEvent: (rawBody, header) => readEvent(webhookSecret, rawBody, header),
    listEvents: (since) => listEvents(paddle, since),
    understandEvent,
  };
}

type Readers = Pick<PaymentProvider, 'getTransaction' | 'listTransactions' | 'listAdjustments' | 'getSubscription'>;

const readers = (paddle: Paddle): Readers => ({
  getTransaction: async (id) => {
    const found = await findInPaddle(() => paddle.transactions.get(id));
    return found && toTransactionFacts(found);
  },
  listTransactions: (subscriptionId) =>
    askPaddle(
      async () => {
        const pages = paddle.transactions.list({ subscriptionId: [subscriptionId], orderBy: 'id[ASC]', perPage: 30 });
        return (await Array.fromAsync(pages)).map((each) => toTransactionFacts(each));
      },
      { again: true },
    ),
  listAdjustments: (transactionId) =>
    askPaddle(
      async () => {
        const pages = paddle.adjustments.list({ transactionId: [transactionId], orderBy: 'id[ASC]', perPage: 50 });
        return (await Array.fromAsync(pages)).map(toAdjustmentFacts);
      },
      { again: true },
    ),
  getSubscription: async (id) => {
    const found = await findInPaddle(() => paddle.subscriptions.get(id));
    return found && toSubscriptionFacts(found);
  },
});
