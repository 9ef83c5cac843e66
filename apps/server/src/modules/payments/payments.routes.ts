import type { FastifyPluginAsync } from 'fastify';
import { type Context, route } from '../../http/route.ts';
import { beginCheckout } from './begin-checkout.ts';
import { listPlans } from './list-plans.ts';
import type { PaymentCallsParts } from './payments-parts.ts';
import { readCheckout } from './read-checkout.ts';

const MAX_KEY_LENGTH = 200;
const BEGUN_PER_MINUTE = 20;
const options = (summary: string) => ({ auth: 'required' as const, tags: ['payments'], summary });

const keyOf = ({ request }: Pick<Context<'POST /payments/one-time/create'>, 'request'>): string | undefined =>
  request.headers['idempotency-key']?.toString().slice(0, MAX_KEY_LENGTH);

/** Offers and purchases. */
export const paymentsRoutes =
  (parts: PaymentCallsParts): FastifyPluginAsync =>
  async (app) => {
    const open = { ...options('Plans and prices'), auth: 'none' as const };
    route(app, 'GET /payments/subscription/plans', open, ({ locale }) => listPlans(parts, locale));
    const begin = (summary: string) => ({ ...options(summary), perMinute: BEGUN_PER_MINUTE });
    route(app, 'POST /payments/subscription/create', begin('Start the purchase of a subscription'), (context) =>
      beginCheckout(parts, { userId: context.userId, plan: context.body.plan, idempotencyKey: keyOf(context) }),
    );
    route(app, 'POST /payments/one-time/create', begin('Start the purchase of one set'), (context) =>
      beginCheckout(parts, { userId: context.userId, plan: 'one_time', idempotencyKey: keyOf(context) }),
    );
    route(app, 'GET /payments/checkouts/:id', options('State of a purchase'), ({ userId, params }) =>
      readCheckout(parts, userId, params.id),
    );
  };
