import { CHECKOUT_PLANS, type CheckoutPlan } from '@vitrine/contract';
import { z } from 'zod';

const ids = z.object({ checkoutId: z.uuid().nullable().catch(null), userId: z.uuid().nullable().catch(null) });
const plans = z.object({ plan: z.literal(CHECKOUT_PLANS) });

/** The ids that we attached to a purchase; null for each that is missing. */
export const readOwnIds = (customData: unknown): z.infer<typeof ids> =>
  ids.safeParse(customData).data ?? { checkoutId: null, userId: null };

/** The plan of a price or a product, from the operator's custom data: `{"plan": "pro"}`. */
const readPlan = (customData: unknown): CheckoutPlan | null => plans.safeParse(customData).data?.plan ?? null;

/** The plan of a price, else of its product. */
export function planOf(
  price: { customData: unknown } | null | undefined,
  product?: { customData: unknown } | null,
): CheckoutPlan | null {
  return readPlan(price?.customData) ?? readPlan(product?.customData);
}
