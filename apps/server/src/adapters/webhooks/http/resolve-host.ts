import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { WebhookError } from '../../../modules/seller-webhooks/webhook-sender-port.ts';

export interface Address {
  address: string;
  family: number;
}

/** Host of a URL without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * All addresses that a host resolves to now.
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
