/**
 * `npm run bench:rest [-- --idle SECONDS --server DIR]`: what an idle server needs. Starts one as `npm start` does, on loopback with a data
 * folder that it removes, and makes two sets. Prints memory and processor time before and after the engine process has ended, and how long
 * the first gesture on an opened photo, a preview and a photo take then, compared with a warm engine.
 */
import { spawn } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CallOut, Job, Session } from '@vitrine/contract';
import { samples } from '@vitrine/scenes';
import sharp from 'sharp';
import { jsonOf } from '../e2e/json-of.ts';

const PORT = 3918;
const API = `http://127.0.0.1:${PORT}/api`;
const TICKS_PER_SECOND = 100;
/** Time between opening the touch-up and the first gesture. */
const LOOKING_MS = 2500;
/** Wait after the first preview: the threads are still drawing others that nobody waits for. */
const SETTLING_MS = 4000;
const { values } = parseArgs({
  options: {
    idle: { type: 'string', default: '300' },
    sets: { type: 'string', default: '2' },
    server: { type: 'string', default: '.' },
  },
});
const idleSeconds = Number(values.idle);

const settings = new URL('../scripts/node-settings.mjs', import.meta.url).href;
const { nodeSettings } = (await import(settings)) as { nodeSettings: Record<string, string> };
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-rest-'));
const server = spawn(process.execPath, [path.join(values.server, 'apps/server/src/main.ts')], {
  env: {
    ...process.env,
    ...nodeSettings,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ENGINE_IDLE_SECONDS: String(idleSeconds),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const pid = server.pid ?? 0;
let token = '';
let uploads = 0;
try {
  await untilReady();
  say('started', await restOf(5));
  token = await confirmedSeller();
  const photos = [await upload('mug'), await upload('pump')];
  for (let set = 0; set < Number(values.sets); set += 1) await makeSet(photos[set % photos.length] ?? '');
  say(`after ${values.sets} sets`, { rssMb: await rssMb() });
  const touched = photos[0] ?? '';
  await gesture(touched, 0.4);
  const warm = await timeWork(touched, 0.5);
  await sleep((idleSeconds + 15) * 1000);
  say(`after ${idleSeconds} s at rest`, await restOf(60));
  const woken = await timeWork(touched, 0.6);
  for (const name of Object.keys(warm) as (keyof typeof warm)[])
    console.log(`${name}: ${warm[name].toFixed(2)} s warm, ${woken[name].toFixed(2)} s after the rest`);
} finally {
  server.kill('SIGTERM');
  await Promise.race([new Promise((resolve) => server.once('exit', resolve)), sleep(15_000)]);
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

function say(when: string, { rssMb: rss, cpuPercent }: { rssMb: number; cpuPercent?: number }): void {
  console.log(`${when}: ${rss} MB${cpuPercent === undefined ? '' : `, ${cpuPercent.toFixed(2)} % of a core`}`);
}

/** Memory, and processor time over this many idle seconds. */
async function restOf(seconds: number): Promise<{ rssMb: number; cpuPercent: number }> {
  const before = await cpuSeconds();
  await sleep(seconds * 1000);
  return { rssMb: await rssMb(), cpuPercent: (100 * ((await cpuSeconds()) - before)) / seconds };
}

/** The server and its engine process. */
async function processes(): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

async function rssMb(): Promise<number> {
  let kB = 0;
  for (const each of await processes()) {
    const status = await readFile(`/proc/${each}/status`, 'utf8').catch(() => '');
    kB += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return Math.round((kB * 1024) / 1e6);
}

async function cpuSeconds(): Promise<number> {
  let ticks = 0;
  for (const each of await processes()) {
    const fields = (await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks / TICKS_PER_SECOND;
}

async function untilReady(): Promise<void> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline && server.exitCode === null; await sleep(200)) {
    const answer = await fetch(`${API}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Error('the server did not start');
}

async function call<Out>(method: string, address: string, body?: unknown): Promise<Out> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${API}${address}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
  return await jsonOf<Out>(answer);
}

/** Access token of an account with its two free credits. */
async function confirmedSeller(): Promise<string> {
  const account = { email: 'rest@shop.example', password: 'a blue teapot' };
  token = (await call<Session>('POST', '/auth/signup', account)).access_token;
  const headers = { accept: 'application/json' };
  const mailbox = await fetch(`http://127.0.0.1:${PORT}/dev/mailbox?to=${account.email}`, { headers });
  const { items } = await jsonOf<{ items: { links: string[] }[] }>(mailbox);
  return (await call<Session>('POST', '/auth/confirm', { token: items[0]?.links[0]?.split('token=')[1] })).access_token;
}

/** Waits for the cut-out too. Each photo is one pixel smaller than the one before, because a thread caches what its network computed for a photo. */
async function upload(name: 'mug' | 'pump'): Promise<string> {
  const photo = sharp(samples.get(name)!.photoPath);
  const { width, height } = await photo.metadata();
  uploads += 1;
  const file = await photo.extract({ left: 0, top: 0, width: width - uploads, height: height - uploads }).toBuffer();
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(file)]), `${name}.jpg`);
  const answer = await fetch(`${API}/images`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
  const id = (await jsonOf<CallOut<'POST /images'>>(answer)).items[0]?.id ?? '';
  while ((await call<CallOut<'GET /images/:id'>>('GET', `/images/${id}`)).cutout.status === 'pending') await sleep(50);
  return id;
}

async function makeSet(photo: string): Promise<void> {
  const { id } = await call<Job>('POST', '/jobs', { image_ids: [photo], language: 'en' });
  while (['queued', 'generating'].includes((await call<Job>('GET', `/jobs/${id}`)).status)) await sleep(500);
}

/** The page requests the touch-up as it opens, and the user does not draw at once: the engine starts meanwhile. */
async function openTouchUp(photo: string): Promise<void> {
  await call('GET', `/images/${photo}/cutout`);
  await sleep(LOOKING_MS);
}

async function gesture(photo: string, at: number): Promise<void> {
  await call('PUT', `/images/${photo}/cutout`, { tap: [at, 0.5], strokes: [] });
}

/** Time until the first of the previews before payment. */
async function firstPreview(photo: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ image_ids: [photo], language: 'en' });
  const answer = await fetch(`${API}/previews`, { method: 'POST', headers, body });
  let seen = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    seen += chunk;
    if (seen.includes('event: picture')) return;
  }
  throw new Error('no picture came');
}

/** Seconds of each kind of work, one after the other as a seller does them. */
async function timeWork(photo: string, at: number): Promise<Record<'gesture' | 'preview' | 'photo', number>> {
  const time = async (work: () => Promise<unknown>) => {
    const begin = performance.now();
    await work();
    return (performance.now() - begin) / 1000;
  };
  await openTouchUp(photo);
  const touched = await time(() => gesture(photo, at));
  const preview = await time(() => firstPreview(photo));
  await sleep(SETTLING_MS);
  return { gesture: touched, preview, photo: await time(() => upload('mug')) };
}
