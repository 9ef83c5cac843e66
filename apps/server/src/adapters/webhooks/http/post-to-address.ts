import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { WebhookError } from '../../../modules/seller-webhooks/webhook-sender-port.ts';
import { type Address, hostOf } from './resolve-host.ts';

/** Milliseconds until the receiver must have answered, connecting included. */
const PATIENCE_MS = 15_000;

interface Post {
  headers: Record<string, string>;
  body: string;
  /** The checked addresses: only these are connected to, even if DNS changes in between. */
  addresses: readonly Address[];
}

/**
 * Posts to `url` at one of `addresses`. Redirects are not followed; they count as an answer.
 * @returns status of the answer; the body is not read
 * @throws WebhookError
 */
export function postToAddress(url: URL, { headers, body, addresses }: Post): Promise<{ status: number }> {
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses;
    if (all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send(
      {
        method: 'POST',
        host: hostOf(url),
        port: url.port,
        path: url.pathname + url.search,
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        lookup,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0 });
        response.on('error', () => {}).resume();
      },
    );
    request.on('error', (cause) => reject(new WebhookError(failureOf(cause), { cause })));
    request.end(body);
  });
}

function failureOf({ name, code = '' }: NodeJS.ErrnoException): WebhookError['failure'] {
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout';
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'no_connection';
}
