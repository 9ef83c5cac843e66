import type { FastifyPluginAsync } from 'fastify';
import type { PaymentsParts } from './payments-parts.ts';
import { receiveEvent } from './receive-event.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Receives the payment provider's events. The signature covers the raw bytes, so the body is read as text; the answer is sent as
 * soon as the event is stored.
 */
export const webhooksRoutes =
  (parts: PaymentsParts): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const schema = { tags: ['payments'], summary: 'Signed events of the payment provider' };
    app.post('/payments/webhooks/paddle', { schema, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const signature = request.headers['paddle-signature']?.toString();
      const rawBody = typeof request.body === 'string' ? request.body : '';
      await receiveEvent(parts, parts.paymentProvider.readEvent(rawBody, signature));
      return reply.send({ received: true });
    });
  };
