import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { toPage } from '../../database/page.ts';
import { route } from '../../http/route.ts';
import { clientOf } from '../accounts/index.ts';
import { addEndpoint } from './add-endpoint.ts';
import { changeEndpoint } from './change-endpoint.ts';
import { listDeliveries } from './deliveries.repository.ts';
import { findOwnEndpoint, listEndpoints } from './endpoints.repository.ts';
import { presentDelivery } from './present-delivery.ts';
import { presentEndpoint } from './present-endpoint.ts';
import { removeEndpoint } from './remove-endpoint.ts';
import { resendDelivery } from './resend-delivery.ts';
import { rotateSecret } from './rotate-secret.ts';
import type { SellerWebhooksParts } from './seller-webhooks-parts.ts';
import { sendTest } from './send-test.ts';

const own = (summary: string) => ({ auth: 'required' as const, tags: ['webhooks'], summary, perMinute: 120 });

export const sellerWebhooksRoutes =
  (parts: SellerWebhooksParts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    route(
      app,
      'GET /webhook-endpoints',
      own('Addresses that receive a message when a job ends'),
      async ({ userId }) => ({
        items: (await listEndpoints(db, userId)).map((row) => presentEndpoint(row)),
      }),
    );
    route(app, 'POST /webhook-endpoints', own('Add an address; only this answer contains its secret'), (context) =>
      addEndpoint(parts, context.userId, context.body, clientOf(context)),
    );
    route(
      app,
      'PATCH /webhook-endpoints/:id',
      own('Change an address or its events, enable or disable it'),
      (context) => changeEndpoint(parts, context.userId, context.params.id, context.body),
    );
    route(app, 'DELETE /webhook-endpoints/:id', own('Remove an address and its deliveries'), async (context) => {
      await removeEndpoint(db, context.userId, context.params.id, clientOf(context));
      return undefined;
    });
    const rotate = own('Give an address a new secret; the old one also signs for a day');
    route(app, 'POST /webhook-endpoints/:id/rotate-secret', rotate, (context) =>
      rotateSecret(db, context.userId, context.params.id, clientOf(context)),
    );
    addDeliveryRoutes(app, parts);
  };

function addDeliveryRoutes(app: FastifyInstance, parts: SellerWebhooksParts): void {
  route(app, 'POST /webhook-endpoints/:id/test', own('Send a test message'), ({ userId, params }) =>
    sendTest(parts, userId, params.id),
  );
  const list = own('Messages to an address with their results, newest first');
  route(app, 'GET /webhook-endpoints/:id/deliveries', list, async ({ userId, params, query }) => {
    if ((await findOwnEndpoint(parts.db, userId, params.id)) === undefined) throw new AppError('not_found');
    const rows = await listDeliveries(parts.db, params.id, { limit: query.limit + 1, cursor: query.cursor });
    const page = toPage(rows, query.limit);
    return { ...page, items: page.items.map(presentDelivery) };
  });
  route(app, 'POST /webhook-deliveries/:id/resend', own('Send a message again, at once'), ({ userId, params }) =>
    resendDelivery(parts, userId, params.id),
  );
}
