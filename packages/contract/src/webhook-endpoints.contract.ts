import { z } from 'zod';
import { pageOf } from './page.contract.ts';

/** What an endpoint can be told of. */
export const WEBHOOK_EVENTS = ['job.completed', 'job.failed', 'job.cancelled'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What is sent: `webhook.test` when its owner asks for it, to every endpoint. */
export const WEBHOOK_MESSAGES = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type WebhookMessage = (typeof WEBHOOK_MESSAGES)[number];
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/**
 * Why a try did not work out. `refused_address`: the name leads into a private network; `answer`: another status than 2xx;
 * `gone`: 410, after which nothing is sent there any more.
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

/** Where an account is told what happens to its jobs. */
export const webhookEndpoint = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.literal(WEBHOOK_EVENTS)),
    /** False: nothing is sent, by the wish of its owner or because it answered 410. */
    enabled: z.boolean(),
    created_at: z.string(),
    /** Until when messages are signed with the secret before the present one too; null: with the present one alone. */
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

/** The one time that a secret is told: `whsec_` and base64, as Standard Webhooks has it. */
export const newWebhookEndpoint = z
  .object({ endpoint: webhookEndpoint, secret: z.string() })
  .meta({ id: 'NewWebhookEndpoint' });

/** One message to one endpoint, and how its tries went. */
export const webhookDelivery = z
  .object({
    /** The `webhook-id` of the message: the same at every try, so that a receiver knows what it has. */
    id: z.uuid(),
    type: z.literal(WEBHOOK_MESSAGES),
    status: z.literal(DELIVERY_STATUSES),
    created_at: z.string(),
    /** The job that it tells of; null where it tells of none. */
    job_id: z.uuid().nullable(),
    /** The last ones, the newest first. */
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

/** The body of a message, as it arrives at the receiver. */
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
