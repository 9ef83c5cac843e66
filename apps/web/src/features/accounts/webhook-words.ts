import type { WebhookMessage } from '@vitrine/contract';

/** What an endpoint can be told of, in the order in which it is offered. */
export const WEBHOOK_EVENT_KEYS = ['completed', 'failed', 'cancelled'] as const;
export type WebhookEventKey = (typeof WEBHOOK_EVENT_KEYS)[number];

/** Under which key the words of a message stand: `job.completed` is `completed`. */
export const wordsKeyOf = (type: WebhookMessage): WebhookEventKey | 'test' =>
  WEBHOOK_EVENT_KEYS.find((key) => type === `job.${key}`) ?? 'test';
