import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { WebhookError } from '../../../modules/seller-webhooks/webhook-sender-port.ts';

export interface Address {
  address: string;
  family: number;
}

/** Host of a URL as names and addresses are written elsewhere. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Every address that a host stands for at this moment.
 * @throws WebhookError unknown_host
 */
export async function resolveHost(host: string): Promise<Address[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const found = await lookup(host, { all: true }).catch((cause: unknown) => {
    throw new WebhookError('unknown_host', { cause });
  });
  if (found.length === 0) throw new WebhookError('unknown_host');
  return found;
}
