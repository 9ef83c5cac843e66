import { createHttpSender } from '../adapters/webhooks/http/create-http-sender.ts';
import type { WebhookSender } from '../modules/seller-webhooks/index.ts';

/** The real sender, allowed to send to receivers on this machine. */
export const openWebhookSender = (): WebhookSender => createHttpSender(true);
