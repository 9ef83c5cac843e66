import { z } from 'zod';
import { type Card, DELIVERY_MODES } from './entities.ts';
import type { Buyer } from './complete-checkout.ts';

const FAR_YEAR = 2035;

/** The buyer's input, as far as it may leave the browser: never a card number. */
export const buyerBody = z
  .object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('US'),
    postal_code: z.string().max(20).nullish(),
    card: z
      .object({
        brand: z.literal(['visa', 'mastercard', 'american_express', 'discover', 'unknown']).default('visa'),
        last4: z
          .string()
          .regex(/^\d{4}$/)
          .default('4242'),
        expiry_month: z.int().min(1).max(12).default(12),
        expiry_year: z.int().min(2000).max(2100).default(FAR_YEAR),
        declines_later: z.boolean().default(false),
      })
      .prefault({}),
  })
  .nullish();

export function toBuyer(body: z.infer<typeof buyerBody>): Buyer {
  const { country, postal_code, card } = body ?? buyerBody.unwrap().unwrap().parse({});
  const known: Card = {
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
    declinesLater: card.declines_later,
  };
  return { country, postalCode: postal_code ?? null, card: known };
}

export const advanceBody = z.object({ card: z.literal(['works', 'declines']).optional() }).nullish();
export const refundBody = z
  .object({
    /** Smallest units; absent: all of it. */
    amount_minor: z.int().min(1).optional(),
    /** Absent: approved after a moment, as Paddle's sandbox does. */
    verdict: z.literal(['approved', 'rejected']).optional(),
  })
  .nullish();
export const deliveryBody = z.object({
  mode: z.literal(DELIVERY_MODES),
  delay_ms: z.int().min(0).max(600_000).default(5000),
});
export const replayBody = z.object({ all: z.boolean().default(false) }).nullish();

export const checkoutParams = z.object({ checkoutId: z.uuid() });
export const idParams = z.object({ id: z.string().max(64) });
