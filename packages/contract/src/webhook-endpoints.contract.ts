import { z } from 'zod';
import { pageOf } from './page.contract.ts';

/** Events that an endpoint can subscribe to. */
export const WEBHOOK_EVENTS = ['job.completed', 'job.failed', 'job.cancelled'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** All messages: `webhook.test` is sent on request, to any endpoint. */
export const WEBHOOK_MESSAGES = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type WebhookMessage = (typeof WEBHOOK_MESSAGES)[number];
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/**
 * Why an attempt failed. `refused_address`: the name resolves to a private network; `answer`: a status other than 2xx; `gone`:
 * 410, after which nothing more is sent there.
 */
export const DELIVERY_FAILURES = [
  'answer',
  'gone',
  'refused_address',
  'unknown_host',
  'no_connection',
  'certificate',
  'timeout',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** A webhook endpoint of an account. */
export const webhookEndpoint = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.literal(WEBHOOK_EVENTS)),
    /** False: nothing is sent, because its owner switched it off or it answered 410. */
    enabled: z.boolean(),
    created_at: z.string(),
    /** Until when messages are also signed with the previous secret; null: with the current one only. */
    former_secret_until: z.string().nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const address = z.string().trim().max(2000);
const events = z.array(z.literal(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
export const createWebhookEndpointBody = z.object({ url: address, events });
export const changeWebhookEndpointBody = z.object({
  url: address.optional(),
  events: events.optional(),
  enabled: z.boolean().optional(),
});
export type ChangeWebhookEndpointBody = z.infer<typeof changeWebhookEndpointBody>;

/** The only answer with the secret: `whsec_` and base64, as in Standard Webhooks. */
export const newWebhookEndpoint = z
  .object({ endpoint: webhookEndpoint, secret: z.string() })
  .meta({ id: 'NewWebhookEndpoint' });

/** One message to one endpoint, with its attempts. */
export const webhookDelivery = z
  .object({
    /** The message's `webhook-id`: the same at every attempt, so that a receiver can detect duplicates. */
    id: z.uuid(),
    type: z.literal(WEBHOOK_MESSAGES),
    status: z.literal(DELIVERY_STATUSES),
    created_at: z.string(),
    /** The job it is about; null for none. */
    job_id: z.uuid().nullable(),
    /** The latest ones, newest first. */
    tries: z.array(
      z.object({
        at: z.string(),
        /** Of the answer; null: there was none. */
        status: z.int().nullable(),
        failure: z.literal(DELIVERY_FAILURES).nullable(),
        milliseconds: z.int(),
      }),
    ),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveryPage = pageOf(webhookDelivery);

/** The body of a message, as the receiver gets it. */
export const webhookBody = z
  .object({
    type: z.literal(WEBHOOK_MESSAGES),
    /** When it happened. */
    timestamp: z.string(),
    data: z.object({
      job_id: z.uuid().optional(),
      status: z.string().optional(),
      sandbox: z.boolean().optional(),
      pictures: z.object({ ready: z.int(), total: z.int() }).optional(),
      credit: z.string().optional(),
    }),
  })
  .meta({ id: 'WebhookBody' });
export type WebhookBody = z.infer<typeof webhookBody>;
