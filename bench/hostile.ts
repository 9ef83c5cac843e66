/**
 * `npm run test:hostile [-- --files N --seed N]`: broken photos through the upload call. Starts its own API process on loopback with a
 * PostgreSQL that it removes (the embedded database if there is none), uploads small photos with random damage, then lets a worker process
 * the accepted ones. Prints the answers for docs/benchmarks.md. Exit code 1 if a photo got a 5xx status, a late answer or none, or harmed the
 * server; the file is kept in `.cache/hostile`. Ctrl-C ends it with the results so far.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Problem, UploadResult } from '@vitrine/contract';
import pg from 'pg';
import sharp from 'sharp';
import { mutateFile } from './hostile/mutate-file.ts';
import { seedFiles } from './hostile/seed-files.ts';
import { memoryOf } from './site/memory-of.ts';
import { hasPostgres, openSite } from './site/open-site.ts';
import { percentile } from './site/percentile.ts';
import { joinAs, type Person } from './site/person.ts';
import { createRandom, pick } from './site/random.ts';
import { writeTable } from './write-table.ts';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const FILES = Number(values.files);
const AT_ONCE = 6;
const LATE_MS = 30_000;
/** Limit of photos per account. */
const FILES_A_PERSON = 4000;
const LOOK_AT_EVERY = 25;
const WORKER_SECONDS = 60;
const kept = path.resolve(import.meta.dirname, '../.cache/hostile');

const random = createRandom(Number(values.seed));
const seeds = await seedFiles();
const site = await openSite({ roles: hasPostgres() ? ['api'] : ['all'] });
const answers = new Map<string, number>();
const times: number[] = [];
const harm: string[] = [];
const people: Promise<Person>[] = [];
let [sent, looked, stopped] = [0, 0, false];
// Ctrl-C: prints the results so far.
process.once('SIGINT', () => {
  stopped = true;
});
try {
  const [server] = site.members;
  const pid = server!.now().pid;
  const before = await memoryOf(pid);
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  const after = await memoryOf(pid);
  const ready = (await fetch(`${site.url}/readyz`)).status;
  if (ready !== 200) harm.push(`/readyz answers ${ready} afterwards`);
  if (server!.now().pid !== pid || server!.now().hasEnded()) harm.push('the server ended');
  const worked = site.postgres === null ? 'by the same process' : await letWorkerLook();
  const rows = [...answers].toSorted((one, other) => other[1] - one[1]).map(([what, count]) => [what, String(count)]);
  console.log(`${sent} files, seed ${values.seed}\n\n${writeTable(['answer', 'files'], rows)}\n`);
  console.log(
    `Times: median ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}. Memory of server and engine ${before} MB before, ${after} MB after. ` +
      `Previews of ${looked} accepted ones were opened. Cut-outs of accepted ones: ${worked}.`,
  );
} finally {
  await site.close();
}
for (const each of harm) console.error(each);
if (harm.length > 0) process.exitCode = 1;

function ms(share: number): string {
  return `${Math.round(percentile(times, share))} ms`;
}

async function sendSome(): Promise<void> {
  while (sent < FILES && !stopped) {
    const number = sent;
    sent += 1;
    const index = Math.floor(number / FILES_A_PERSON);
    people[index] ??= joinAs(site.url, `hostile${index}@shop.example`);
    const [format, file] = pick(random, seeds);
    const { name, bytes } = mutateFile(file, pick(random, seeds)[1], random);
    await sendOne(await people[index], number, { what: `${format}, ${name}`, bytes });
  }
}

async function sendOne(
  person: Person,
  number: number,
  { what, bytes }: { what: string; bytes: Buffer },
): Promise<void> {
  // Stays below the limit of sixty uploads a minute per address.
  const from = { 'x-forwarded-for': `10.${(number >> 10) & 255}.${(number >> 2) & 255}.1` };
  const begin = performance.now();
  const answer = await person.upload(new Uint8Array(bytes), from);
  const tookMs = performance.now() - begin;
  times.push(tookMs);
  const code = answer === null ? 'no answer' : nameOf(answer);
  answers.set(code, (answers.get(code) ?? 0) + 1);
  const isHarm = answer === null || answer.status >= 500 || tookMs > LATE_MS;
  const isOpened = answer?.status !== 201 || number % LOOK_AT_EVERY > 0 || (await opens(answer.body.items[0]));
  if (!isHarm && isOpened) return;
  await mkdir(kept, { recursive: true });
  await writeFile(path.join(kept, String(number)), bytes);
  harm.push(
    `file ${number} (${what}): ${code} after ${Math.round(tookMs)} ms${isOpened ? '' : ', its preview does not open'}`,
  );
}

function nameOf({ status, body }: { status: number; body: unknown }): string {
  if (status === 201) return '201 accepted';
  const { code, rejected } = body as Partial<Problem & UploadResult>;
  return [status, code, rejected?.[0]?.code].filter((word) => word !== undefined).join(' ');
}

/** Whether the preview of an accepted photo is a picture. */
async function opens(item: { preview_url?: string } | undefined): Promise<boolean> {
  looked += 1;
  const answer = await fetch(new URL(item?.preview_url ?? '', site.url));
  const picture = await sharp(Buffer.from(await answer.arrayBuffer()))
    .stats()
    .catch(() => null);
  return answer.status === 200 && picture !== null;
}

/** What a worker makes of the accepted photos within a minute. */
async function letWorkerLook(): Promise<string> {
  const worker = await site.add('worker', { RENDER_THREADS: '2' });
  await sleep(WORKER_SECONDS * 1000);
  if (worker.now().hasEnded()) harm.push('the worker ended');
  const client = new pg.Client({ connectionString: site.postgres!.url });
  await client.connect();
  const { rows } = await client.query<{ status: string; count: string }>(
    'select status, count(*) from cutouts group by status',
  );
  await client.end();
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return `${count('ready')} made and ${count('failed')} failed in ${WORKER_SECONDS} s of a worker`;
}
