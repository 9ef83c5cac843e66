import { z } from 'zod';
import { apiKey, createApiKeyBody, newApiKey } from './api-keys.contract.ts';
import { pageQuery } from './page.contract.ts';
import {
  changeWebhookEndpointBody,
  createWebhookEndpointBody,
  newWebhookEndpoint,
  webhookDelivery,
  webhookDeliveryPage,
  webhookEndpoint,
} from './webhook-endpoints.contract.ts';

const idParams = z.object({ id: z.uuid() });

/** Management of API keys and webhooks: sessions only, API keys are refused. */
export const apiAccessCalls = {
  'GET /api-keys': { status: 200, out: z.object({ items: z.array(apiKey) }) },
  /** Needs a proof within the last ten minutes (`proof_needed`). */
  'POST /api-keys': { body: createApiKeyBody, status: 201, out: newApiKey },
  /** Revokes it, at once. */
  'DELETE /api-keys/:id': { params: idParams, status: 204, out: z.undefined() },

  'GET /webhook-endpoints': { status: 200, out: z.object({ items: z.array(webhookEndpoint) }) },
  'POST /webhook-endpoints': { body: createWebhookEndpointBody, status: 201, out: newWebhookEndpoint },
  'PATCH /webhook-endpoints/:id': {
    params: idParams,
    body: changeWebhookEndpointBody,
    status: 200,
    out: webhookEndpoint,
  },
  'DELETE /webhook-endpoints/:id': { params: idParams, status: 204, out: z.undefined() },
  /** The previous one also signs for a day. */
  'POST /webhook-endpoints/:id/rotate-secret': { params: idParams, status: 200, out: newWebhookEndpoint },
  'POST /webhook-endpoints/:id/test': { params: idParams, status: 201, out: webhookDelivery },
  /** Of the last 30 days. */
  'GET /webhook-endpoints/:id/deliveries': {
    params: idParams,
    query: pageQuery,
    status: 200,
    out: webhookDeliveryPage,
  },
  'POST /webhook-deliveries/:id/resend': { params: idParams, status: 200, out: webhookDelivery },
} as const;
