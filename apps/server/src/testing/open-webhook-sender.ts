import { createHttpSender } from '../adapters/webhooks/http/create-http-sender.ts';
import type { WebhookSender } from '../modules/seller-webhooks/index.ts';

/** The real sender, which may go to receivers on this machine. */
export const openWebhookSender = (): WebhookSender => createHttpSender(true);
