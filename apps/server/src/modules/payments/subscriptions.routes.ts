import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../http/route.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changePlan } from './change-plan.ts';
import { listPayments } from './list-payments.ts';
import { openPortal } from './open-portal.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { readPayment } from './read-payment.ts';
import { readSubscription } from './read-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';

const options = (summary: string) => ({ auth: 'required' as const, tags: ['payments'], summary });

/** The caller's subscription and payments. */
export const subscriptionsRoutes =
  (parts: PaymentsParts): FastifyPluginAsync =>
  async (app) => {
    route(app, 'GET /payments/subscription', options('The current subscription'), ({ userId }) =>
      readSubscription(parts, userId),
    );
    route(
      app,
      'POST /payments/subscription/cancel',
      options('Cancel the subscription at the end of the paid period'),
      async ({ userId }) => {
        await cancelSubscription(parts, userId);
        return readSubscription(parts, userId);
      },
    );
    route(app, 'POST /payments/subscription/resume', options('Withdraw the cancellation'), async ({ userId }) => {
      await resumeSubscription(parts, userId);
      return readSubscription(parts, userId);
    });
    route(app, 'POST /payments/subscription/change', options('Change the plan'), async ({ userId, body }) => {
      await changePlan(parts, userId, body.plan);
      return readSubscription(parts, userId);
    });
    route(
      app,
      'GET /payments/portal',
      options('Address of the payment provider’s page for invoices and cards'),
      async ({ userId }) => ({
        url: await openPortal(parts, userId),
      }),
    );
    route(app, 'GET /payments/history', options('Own payments, newest first'), ({ userId, query }) =>
      listPayments(parts.db, userId, query),
    );
    route(app, 'GET /payments/history/:id', options('One payment, for its receipt'), ({ userId, params }) =>
      readPayment(parts.db, userId, params.id),
    );
  };
