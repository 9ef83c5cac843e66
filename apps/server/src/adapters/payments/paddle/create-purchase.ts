import type { CreateTransactionRequestBody, Paddle, Price } from '@paddle/paddle-node-sdk';
import type { NewPurchase } from '../../../modules/payments/payment-provider-port.ts';
import { askPaddle } from './ask-paddle.ts';

type Item = CreateTransactionRequestBody['items'][number];

/** Creates a transaction that the overlay then opens. */
export async function createPurchase(paddle: Paddle, purchase: NewPurchase) {
  const { checkoutId, userId, customerId } = purchase;
  const item = await itemOf(paddle, purchase);
  const transaction = await askPaddle(() =>
    paddle.transactions.create({ items: [item], customerId, customData: { checkoutId, userId } }),
  );
  return {
    transactionId: transaction.id,
    totalMinor: Number(transaction.details?.totals?.grandTotal ?? 0),
    currency: transaction.currencyCode,
  };
}

/** The price, or the same without its trial: Paddle can omit a trial only through a separate price. */
async function itemOf(paddle: Paddle, { priceId, plan, allowTrial }: NewPurchase): Promise<Item> {
  if (allowTrial) return { priceId, quantity: 1 };
  const price = await askPaddle(() => paddle.prices.get(priceId), { again: true });
  return price.trialPeriod === null ? { priceId, quantity: 1 } : { price: withoutTrial(price, plan), quantity: 1 };
}

const withoutTrial = (price: Price, plan: string) => ({
  productId: price.productId,
  name: price.name,
  description: price.description,
  unitPrice: { amount: price.unitPrice.amount, currencyCode: price.unitPrice.currencyCode },
  unitPriceOverrides: price.unitPriceOverrides.map(({ countryCodes, unitPrice }) => ({
    countryCodes,
    unitPrice: { amount: unitPrice.amount, currencyCode: unitPrice.currencyCode },
  })),
  billingCycle: price.billingCycle && {
    interval: price.billingCycle.interval,
    frequency: price.billingCycle.frequency,
  },
  taxMode: price.taxMode,
  quantity: { minimum: 1, maximum: 1 },
  customData: { plan },
});
