/** Public interface of the seller webhooks module. */
export { announceJobEnd } from './announce-job-end.ts';
export type { SellerWebhooksParts } from './seller-webhooks-parts.ts';
export { sellerWebhooksRoutes } from './seller-webhooks.routes.ts';
export { deliverWebhookTask } from './tasks/deliver-webhook.task.ts';
export { forgetDeliveriesTask } from './tasks/forget-deliveries.task.ts';
export type { WebhookSender } from './webhook-sender-port.ts';
