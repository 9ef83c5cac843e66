import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallOut, Job, Session } from '@vitrine/contract';
import { jsonOf } from './json-of.ts';

export const samples = path.resolve(import.meta.dirname, '../packages/scenes/samples');
export const PASSWORD = 'a blue teapot';

/** A signed-in seller with a confirmed address who uses the API like any program. */
export interface ApiSeller {
  token: string;
  /** One call; `json` is sent as JSON. */
  call(name: string, json?: unknown): Promise<Response>;
  balance(): Promise<number>;
  upload(file: string): Promise<string>;
}

export async function createSeller(url: string, email: string): Promise<ApiSeller> {
  const post = (name: string, json: unknown, token?: string) =>
    fetch(`${url}/api${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(json),
    });
  const own = await jsonOf<Session>(post('/auth/signup', { email, password: PASSWORD }));
  const token = await confirmationToken(url, email);
  const { access_token } = await jsonOf<Session>(post('/auth/confirm', { token }, own.access_token));
  return sellerOf(url, access_token);
}

/** The token in the newest e-mail to `email`. */
async function confirmationToken(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const { items } = await jsonOf<{ items: { links: string[] }[] }>(answer);
  return items[0]?.links[0]?.split('token=')[1] ?? '';
}

function sellerOf(url: string, token: string): ApiSeller {
  const authorization = `Bearer ${token}`;
  const call: ApiSeller['call'] = (name, json) => {
    const [method = 'GET', address = ''] = name.split(' ');
    const headers = { authorization, ...(json !== undefined && { 'content-type': 'application/json' }) };
    return fetch(`${url}/api${address}`, {
      method,
      headers,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  };
  return {
    token,
    call,
    balance: async () => (await jsonOf<CallOut<'GET /auth/me'>>(call('GET /auth/me'))).credits_balance,
    upload: async (file) => {
      const form = new FormData();
      form.append('files', new Blob([await readFile(file)]), path.basename(file));
      const answer = await fetch(`${url}/api/images`, { method: 'POST', headers: { authorization }, body: form });
      return (await jsonOf<CallOut<'POST /images'>>(answer)).items[0]?.id ?? '';
    },
  };
}

/** Polls until `check` is true. Errors while the server is away count as "not yet". */
export async function waitForJob(seller: ApiSeller, jobId: string, check: (job: Job) => boolean, timeoutMs = 180_000) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const job = await jsonOf<Job>(seller.call(`GET /jobs/${jobId}`));
    if (check(job)) return job;
    if (Date.now() > deadline) throw new Error(`job is still ${job.status}, ${JSON.stringify(job.progress)}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
