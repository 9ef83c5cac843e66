import { AppError } from '@vitrine/contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { chargeBack, createRefund, decideRefund, reverseChargeback } from './adjustments.ts';
import { advanceSubscription } from './advance-subscription.ts';
import { tellable } from './answer-list.ts';
import { closeCheckout, completeCheckout, declineCheckout, describeCheckout } from './complete-checkout.ts';
import { replayEvents } from './deliver-events.ts';
import {
  advanceBody,
  buyerBody,
  checkoutParams,
  deliveryBody,
  idParams,
  refundBody,
  replayBody,
  toBuyer,
} from './dev-requests.ts';
import { readSettings } from './emit-events.ts';
import { PaddleError } from './paddle-error.ts';
import { portalPages } from './portal.routes.ts';
import type { Sandbox } from './sandbox.ts';
import { saveEntity } from './sandbox.repository.ts';

type Checkout = { Params: { checkoutId: string } };
type Named = { Params: { id: string } };
const forCheckout = { schema: { hide: true, params: checkoutParams } };
const forId = { schema: { hide: true, params: idParams } };

/** Translates a refusal of the stand-in for our own callers. */
function rethrow(error: unknown): never {
  if (!(error instanceof PaddleError)) throw error;
  throw new AppError(error.status === 404 ? 'not_found' : 'checkout_ended', { cause: error });
}

/** Actions of a buyer, a bank or Paddle, for people and tests on a machine without keys (documented at each route). */
export const sandboxDevRoutes =
  (sandbox: Sandbox): FastifyPluginAsync =>
  async (app) => {
    await app.register(checkoutRoutes(sandbox));
    await app.register(lifeRoutes(sandbox));
    await app.register(deliveryRoutes(sandbox));
    await app.register(portalPages(sandbox));
  };

/** POST /dev/checkouts/:checkoutId/complete, /decline, /close: a buyer in the overlay. GET: what the overlay shows. */
const checkoutRoutes =
  ({ db, act }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.get<Checkout>('/dev/checkouts/:checkoutId', forCheckout, ({ params }) =>
      describeCheckout(db, params.checkoutId).catch(rethrow),
    );
    const buys = { complete: completeCheckout, decline: declineCheckout };
    for (const [name, buy] of Object.entries(buys)) {
      app.post<Checkout>(`/dev/checkouts/:checkoutId/${name}`, forCheckout, async ({ params, body }) => {
        const buyer = toBuyer(buyerBody.parse(body));
        const { id, status, subscription_id } = await act((tx) => buy(tx, params.checkoutId, buyer)).catch(rethrow);
        return { transaction_id: id, subscription_id: subscription_id ?? null, status };
      });
    }
    app.post<Checkout>('/dev/checkouts/:checkoutId/close', forCheckout, async ({ params }, reply: FastifyReply) => {
      await act((tx) => closeCheckout(tx, params.checkoutId)).catch(rethrow);
      return reply.code(204).send();
    });
  };

/**
 * POST /dev/payments/subscriptions/:id/advance {card?: works | declines}: the next renewal, retry or end happens now.
 * POST /dev/payments/transactions/:id/refund {amount_minor?, verdict?}, /chargeback, /reverse-chargeback.
 */
const lifeRoutes =
  ({ act }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.post<Named>('/dev/payments/subscriptions/:id/advance', forId, async ({ params, body }) => {
      const card = advanceBody.parse(body)?.card;
      return tellable(await act((tx) => advanceSubscription(tx, params.id, card)).catch(rethrow));
    });
    app.post<Named>('/dev/payments/transactions/:id/refund', forId, async ({ params, body }) => {
      const { amount_minor, verdict } = refundBody.parse(body) ?? {};
      const items = [{ item_id: 'all', type: 'partial' as const, amount: String(amount_minor ?? 0) }];
      const type = amount_minor === undefined ? 'full' : 'partial';
      const request = { action: 'refund', type, items, reason: 'requested', transaction_id: params.id } as const;
      const work = act(async (tx) => {
        const refund = await createRefund(tx, { ...request, items });
        return verdict === undefined ? refund : decideRefund(tx, refund, verdict);
      });
      return work.catch(rethrow);
    });
    app.post<Named>('/dev/payments/transactions/:id/chargeback', forId, ({ params }) =>
      act((tx) => chargeBack(tx, params.id)).catch(rethrow),
    );
    app.post<Named>('/dev/payments/transactions/:id/reverse-chargeback', forId, ({ params }) =>
      act((tx) => reverseChargeback(tx, params.id)).catch(rethrow),
    );
  };

/**
 * POST /dev/payments/delivery {mode, delay_ms?}: how future notifications are delivered: normal, twice, late, out_of_order,
 * forged (a signature that is not ours), never. POST /dev/payments/replay {all?}: resends in the normal way what has not arrived,
 * or everything.
 */
const deliveryRoutes =
  ({ db, act }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.post('/dev/payments/delivery', { schema: { hide: true } }, async ({ body }) => {
      const { mode, delay_ms } = deliveryBody.parse(body);
      const settings = await readSettings(db);
      await saveEntity(db, 'settings', { ...settings, delivery: mode, delayMs: delay_ms });
      return { mode, delay_ms };
    });
    app.post('/dev/payments/replay', { schema: { hide: true } }, async ({ body }, reply: FastifyReply) => {
      const all = replayBody.parse(body)?.all === true;
      await act((tx) => replayEvents(tx, { all }));
      return reply.code(204).send();
    });
  };
