import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import {
  WebhookError,
  type WebhookMessageToSend,
  type WebhookSender,
} from '../../../modules/seller-webhooks/webhook-sender-port.ts';
import { isPublicAddress } from './is-public-address.ts';
import { postToAddress } from './post-to-address.ts';
import { hostOf, resolveHost } from './resolve-host.ts';

/**
 * Sends over HTTPS, only to public addresses, which are checked each time. `toPrivate` permits HTTP and any address: for
 * development and tests, where the receiver runs on the same machine.
 */
export function createHttpSender(toPrivate: boolean): WebhookSender {
  const accepts = (url: string): boolean => {
    const target = URL.parse(url);
    if (target === null || target.username !== '' || target.password !== '') return false;
    if (target.protocol !== 'https:' && !(toPrivate && target.protocol === 'http:')) return false;
    const host = hostOf(target);
    return toPrivate || isIP(host) === 0 ? host !== '' : isPublicAddress(host);
  };
  return {
    accepts,
    send: async (message) => {
      if (!accepts(message.url)) throw new WebhookError('refused_address');
      const url = new URL(message.url);
      const addresses = await resolveHost(hostOf(url));
      // A private address among public ones is no accident, so the whole host is refused.
      if (!toPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        throw new WebhookError('refused_address');
      }
      return postToAddress(url, { headers: signedHeaders(message), body: message.body, addresses });
    },
  };
}

/** Standard Webhooks headers: one signature per secret, separated by spaces. */
function signedHeaders({ id, body, secrets }: WebhookMessageToSend): Record<string, string> {
  const now = new Date();
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Vitrine-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
