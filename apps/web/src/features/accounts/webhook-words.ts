import type { WebhookMessage } from '@vitrine/contract';

/** The events of an endpoint, in display order. */
export const WEBHOOK_EVENT_KEYS = ['completed', 'failed', 'cancelled'] as const;
export type WebhookEventKey = (typeof WEBHOOK_EVENT_KEYS)[number];

/** The message key of an event: `job.completed` is `completed`. */
export const wordsKeyOf = (type: WebhookMessage): WebhookEventKey | 'test' =>
  WEBHOOK_EVENT_KEYS.find((key) => type === `job.${key}`) ?? 'test';
