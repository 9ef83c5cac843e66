/**
 * `npm run bench:attack [-- --seconds N]`: how long an upload takes while one guest keeps the server busy with photos that are small files
 * but expensive to decode: eight requests at once, each with six interlaced PNGs of 10,000 × 10,000 pixels and 16 bits. Starts its own server
 * on loopback, with a data folder that it removes. Prints one line for docs/benchmarks.md.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Session } from '@vitrine/contract';
import { samples } from '@vitrine/scenes';
import sharp from 'sharp';
import { jsonOf } from '../e2e/json-of.ts';

const PORT = 3917;
const API = `http://127.0.0.1:${PORT}/api`;
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, server: { type: 'string', default: '.' } },
});
const LASTS_MS = Number(values.seconds) * 1000;
type Guest = Record<string, string>;
/** People look at the result before they choose the next photo. */
const PAUSE_MS = 1500;
const HOSTILE = { requests: 8, files: 6, sidePx: 10_000 };

const settings = new URL('../scripts/node-settings.mjs', import.meta.url).href;
const { nodeSettings } = (await import(settings)) as { nodeSettings: Record<string, string> };
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-attack-'));
const server = spawn(process.execPath, [path.join(values.server, 'apps/server/src/main.ts')], {
  env: {
    ...process.env,
    ...nodeSettings,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: folder,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilReady(server);
  const hostile = await hostilePhoto();
  const photo = await readFile(samples.get('mug')!.photoPath);
  const [attacker, seller] = [await startGuest('203.0.113.1'), await startGuest('198.51.100.1')];
  await upload(seller, [photo]);
  const quiet = await timeUploads(seller, photo, 5000);
  const stop = new AbortController();
  const answers: number[] = [];
  const attack = Array.from({ length: HOSTILE.requests }, () => keepAttacking(attacker, hostile, stop.signal, answers));
  await sleep(2000);
  const times = await timeUploads(seller, photo, LASTS_MS);
  stop.abort();
  await Promise.all(attack);
  const counted = [...new Set(answers)].map(
    (status) => `${answers.filter((one) => one === status).length} × ${status}`,
  );
  console.log(
    `alone: ${told(quiet)}; beside the attack (${hostile.byteLength} bytes a file, ${answers.length} answers to it: ` +
      `${counted.join(', ')}): ${told(times)}`,
  );
} finally {
  server.kill('SIGTERM');
  await Promise.race([new Promise((resolve) => server.once('exit', resolve)), sleep(15_000)]);
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

async function hostilePhoto(): Promise<Buffer> {
  const plain = { width: HOSTILE.sidePx, height: HOSTILE.sidePx, channels: 3, background: '#f0eee6' } as const;
  const photo = sharp({ create: plain, limitInputPixels: false });
  return photo.toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer();
}

async function untilReady({ exitCode }: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline && exitCode === null; await sleep(200)) {
    const answer = await fetch(`${API}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Error('the server did not start');
}

/** Headers of a guest whom the server sees at `address`. */
async function startGuest(address: string): Promise<Guest> {
  const from = { 'x-forwarded-for': address };
  const headers = { ...from, 'content-type': 'application/json' };
  const answer = await fetch(`${API}/auth/guest`, { method: 'POST', headers, body: '{}' });
  return { ...from, authorization: `Bearer ${(await jsonOf<Session>(answer)).access_token}` };
}

/** @returns the status; 0 if the connection broke */
async function upload(headers: Guest, files: Buffer[], signal?: AbortSignal): Promise<number> {
  const body = new FormData();
  for (const file of files) body.append('files', new Blob([new Uint8Array(file)]), 'photo.png');
  try {
    const answer = await fetch(`${API}/images`, { method: 'POST', headers, body, ...(signal && { signal }) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function keepAttacking(guest: Guest, file: Buffer, signal: AbortSignal, answers: number[]): Promise<void> {
  const files = Array.from({ length: HOSTILE.files }, () => file);
  while (!signal.aborted) {
    const status = await upload(guest, files, signal);
    if (status !== 0) answers.push(status);
    // Waits less than the answer asks: an attacker is impatient.
    if (status === 429) await sleep(1000, undefined, { signal }).catch(() => undefined);
  }
}

/** Seconds of each upload, one after the other for `lastsMs`, with a person's pauses. */
async function timeUploads(guest: Guest, photo: Buffer, lastsMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = Date.now() + lastsMs; Date.now() < end; await sleep(PAUSE_MS)) {
    const begin = performance.now();
    const status = await upload(guest, [photo]);
    if (status !== 201) throw new Error(`an upload was answered with ${status}`);
    times.push((performance.now() - begin) / 1000);
  }
  return times.toSorted((one, other) => one - other);
}

function told(times: number[]): string {
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  return `${times.length} uploads, median ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s`;
}
