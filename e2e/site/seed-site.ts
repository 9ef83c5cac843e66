import path from 'node:path';
import type { CallOut, CheckoutStart, Job, Session } from '@vitrine/contract';
import { type ApiSeller, createSeller, samples, waitForJob } from '../api.ts';
import { OPERATOR } from '../operators.ts';
import { signIn } from '../second-factor.ts';
import type { ServerProcess } from '../server.ts';
import type { Things } from './routes.ts';
import { jsonOf } from '../json-of.ts';

const SELLER = 'mira@northridge.example';

/** A running site with data: a seller with a set and payments, and an operator. */
export interface Site {
  server: ServerProcess;
  things: Things;
  sessions: Readonly<Record<'seller' | 'admin', Session>>;
}

/** Buys through the sandbox checkout; resolves when the payment is booked. */
export async function buy(url: string, seller: ApiSeller, call: string, json: object): Promise<string> {
  const start = await jsonOf<CheckoutStart>(seller.call(call, { ...json, payment_method: 'paddle_inline' }));
  const { checkoutId } = start.paddle_subscription_data.paddle_overlay_data.custom_data;
  await fetch(`${url}/api/dev/checkouts/${checkoutId}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: { last4: '4242' } }),
  });
  for (;;) {
    const checkout = await jsonOf<{ status: string }>(seller.call(`GET /payments/checkouts/${checkoutId}`));
    if (checkout.status === 'completed') return checkoutId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function orderSet(seller: ApiSeller): Promise<Job> {
  const photo = await seller.upload(path.join(samples, 'pump/photo.jpg'));
  const order = {
    image_ids: [photo],
    language: 'en',
    category: 'beauty',
    product_description: 'Verda hand wash. Orange blossom and cedar, 300 ml. Vegan, gentle on dry skin, refillable.',
  };
  return await jsonOf<Job>(seller.call('POST /jobs', order));
}

async function firstWebhook(url: string, { access_token }: Session): Promise<string> {
  const answer = await fetch(`${url}/api/admin/webhooks`, { headers: { authorization: `Bearer ${access_token}` } });
  const { items } = await jsonOf<{ items: { id: string }[] }>(answer);
  return items[0]?.id ?? '';
}

interface SiteWish {
  /** Waits until the set is finished. */
  finished: boolean;
  /** Recovery codes of the operator of `server`. */
  recoveryCodes: string[];
}

/** Fills a server with data through its API. */
export async function seedSite(server: ServerProcess, { finished, recoveryCodes }: SiteWish): Promise<Site> {
  const seller = await createSeller(server.url, SELLER);
  const checkoutId = await buy(server.url, seller, 'POST /payments/one-time/create', {});
  await buy(server.url, seller, 'POST /payments/subscription/create', { plan: 'starter' });
  const job = await orderSet(seller);
  if (finished) await waitForJob(seller, job.id, ({ status }) => status === 'completed', 600_000);
  const history = await jsonOf<CallOut<'GET /payments/history'>>(seller.call('GET /payments/history'));
  const sessions = {
    seller: await signIn(server.url, SELLER),
    admin: await signIn(server.url, OPERATOR, recoveryCodes),
  };
  return {
    server,
    things: {
      jobId: job.id,
      paymentId: history.items[0]?.id ?? '',
      checkoutId,
      userId: sessions.seller.user.id,
      webhookEventId: await firstWebhook(server.url, sessions.admin),
    },
    sessions,
  };
}
