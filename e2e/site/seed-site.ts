import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CallOut, CheckoutStart, Job, Session } from '@vitrine/contract';
import { type ApiSeller, createSeller, samples, waitForJob } from '../api.ts';
import { setUpTotp, signIn } from '../second-factor.ts';
import { newDataDir, removeDataDir, type ServerProcess, startServer } from '../server.ts';
import type { Things } from './routes.ts';
import { jsonOf } from '../json-of.ts';

const SELLER = 'mira@northridge.example';
const ADMIN = 'admin@vitrine.example';

/** A running site with something in it: a seller with a set and payments, and an administrator. */
export interface Site {
  server: ServerProcess;
  things: Things;
  sessions: Readonly<Record<'seller' | 'admin', Session>>;
  close: () => Promise<void>;
}

/** The role is given as an operator gives it, while the server rests. */
async function startWithAdmin(
  dataDir: string,
  env: NodeJS.ProcessEnv,
): Promise<{ server: ServerProcess; recoveryCodes: string[] }> {
  const first = await startServer({ dataDir, env });
  const recoveryCodes = await setUpTotp(first.url, (await createSeller(first.url, ADMIN)).token);
  await first.stop();
  const cli = path.resolve(import.meta.dirname, '../../apps/server/src/cli/admin.ts');
  await promisify(execFile)(process.execPath, [cli, 'grant', ADMIN], { env: { ...process.env, DATA_DIR: dataDir } });
  return { server: await startServer({ dataDir, env }), recoveryCodes };
}

/** Buys through the sandbox checkout; resolves when the money is there. */
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
  /** The set is there when the site is. */
  finished: boolean;
  /** Settings of its server. */
  env?: NodeJS.ProcessEnv;
}

/** Fills a new site through its own calls. */
export async function seedSite({ finished, env = {} }: SiteWish): Promise<Site> {
  const dataDir = await newDataDir();
  const { server, recoveryCodes } = await startWithAdmin(dataDir, env);
  const seller = await createSeller(server.url, SELLER);
  const checkoutId = await buy(server.url, seller, 'POST /payments/one-time/create', {});
  await buy(server.url, seller, 'POST /payments/subscription/create', { plan: 'starter' });
  const job = await orderSet(seller);
  if (finished) await waitForJob(seller, job.id, ({ status }) => status === 'completed', 600_000);
  const history = await jsonOf<CallOut<'GET /payments/history'>>(seller.call('GET /payments/history'));
  const sessions = {
    seller: await signIn(server.url, SELLER),
    admin: await signIn(server.url, ADMIN, recoveryCodes),
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
    close: async () => {
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}
