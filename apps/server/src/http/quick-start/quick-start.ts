// Node 22.18 or newer, no packages: node quick-start.ts
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const { VITRINE_URL, VITRINE_KEY } = process.env;

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${VITRINE_KEY}`);
  const response = await fetch(`${VITRINE_URL}/api${path}`, { ...init, headers });
  if (response.ok) return response;
  // RFC 9457: `code` is for your program, `detail` for people.
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  throw new Error(`${response.status} ${code}: ${detail}`);
}

// 1. Upload a photo.
const form = new FormData();
form.append('files', new Blob([await readFile('photo.jpg')]), 'photo.jpg');
const uploaded = await call('/images', { method: 'POST', body: form });
const { items } = (await uploaded.json()) as { items: { id: string }[] };

// 2. Order a set. However often you send the same Idempotency-Key, the set is made and paid only once.
const order = { image_ids: [items[0]?.id], language: 'en', product_description: 'Blue mug. Keeps tea warm.' };
const ordered = await call('/jobs', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `order-${items[0]?.id}` },
  body: JSON.stringify(order),
});
let job = (await ordered.json()) as { id: string; finished_at: string | null };

// 3. Wait until it has ended; a webhook could tell you instead.
while (job.finished_at === null) {
  await setTimeout(3000);
  job = (await (await call(`/jobs/${job.id}`)).json()) as typeof job;
}

// 4. Download the pictures.
const zip = await call(`/jobs/${job.id}/download`);
await writeFile('pictures.zip', new Uint8Array(await zip.arrayBuffer()));
