import { AppError } from '@vitrine/contract';
import type { WebhookSender } from './webhook-sender-port.ts';

/**
 * The validated address.
 * @throws AppError webhook_address_refused
 */
export function checkAddress(sender: Pick<WebhookSender, 'accepts'>, url: string): string {
  if (!sender.accepts(url)) throw new AppError('webhook_address_refused');
  return new URL(url).href;
}
