import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Job, Session, UploadResult } from '@vitrine/contract';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveApiKey, givePlan } from './testing/api-access.ts';
import { describeOnDatabase } from './testing/test-database.ts';
import { createTestStudio, type TestStudio } from './testing/test-studio.ts';
import { portOf } from './http/port-of.ts';

const run = promisify(execFile);
const PROGRAMS = path.resolve(import.meta.dirname, 'http/quick-start');
/** Inside the repository: the generated code imports without file endings, which vitest resolves only here. */
const GENERATED = path.resolve(import.meta.dirname, '../../../.cache/api-client');

/** The part of the generated client that this test uses; a missing name fails it. */
interface Generated {
  client: { setConfig(config: { baseUrl: string; auth: () => string }): void };
  sdk: Record<
    'postImages' | 'postJobs' | 'getJobsById' | 'getJobsByIdDownload' | 'getVariationsByIdFile',
    (input: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
  >;
}

const isThere = (command: string, args: string[]): Promise<boolean> =>
  run(command, args).then(
    () => true,
    () => false,
  );

describeOnDatabase('a program', (use) => {
  let studio: TestStudio;
  let address: string;
  let key: string;
  let folder: string;

  beforeAll(async () => {
    studio = await createTestStudio(use());
    address = await studio.app.listen({ port: 0, host: '127.0.0.1' });
    await studio.queue.work();
    const { user } = await studio.signUp('programs@example.com');
    await givePlan(use().db, user.id, 'premium');
    key = await giveApiKey(use().db, user.id, true);
    folder = await mkdtemp(path.join(tmpdir(), 'quick-start-'));
    await writeFile(path.join(folder, 'photo.jpg'), 'p');
  });
  afterAll(async () => {
    await studio.close();
    await rm(folder, { recursive: true, force: true });
    await rm(GENERATED, { recursive: true, force: true });
  });

  it('generated from the OpenAPI document gets from a photo to its pictures', async () => {
    const input = (await studio.ask('GET /api/openapi.json')).json<object>();
    await createClient({
      input: input as never, // Deliberately not of the declared type.
      output: GENERATED,
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    const { client } = (await import(`${GENERATED}/client.gen.ts`)) as Pick<Generated, 'client'>;
    const sdk = (await import(`${GENERATED}/sdk.gen.ts`)) as Generated['sdk'];
    client.setConfig({ baseUrl: `${address}/api`, auth: () => key });

    const uploaded = await sdk.postImages({ body: { files: [new File(['p'], 'blue mug.jpg')] } });
    expect(uploaded.error).toBeUndefined();
    const [image] = (uploaded.data as UploadResult).items;
    const ordered = await sdk.postJobs({
      body: { image_ids: [image?.id], language: 'en', product_description: 'Blue mug. Keeps tea warm.' },
      headers: { 'Idempotency-Key': 'generated-1' },
    });
    expect(ordered.error).toBeUndefined();
    let job = ordered.data as Job;
    expect(job.sandbox).toBe(true);
    while (job.finished_at === null) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      job = (await sdk.getJobsById({ path: { id: job.id } })).data as Job;
    }
    expect(job).toMatchObject({ status: 'completed', progress: { done: 20 } });
    const zip = (await sdk.getJobsByIdDownload({ path: { id: job.id }, parseAs: 'blob' })).data as Blob;
    expect(await zip.slice(0, 2).text()).toBe('PK');
    const picture = await sdk.getVariationsByIdFile({ path: { id: job.variations[0]?.id }, parseAs: 'text' });
    expect(picture.data).toBe('white_bg final jpeg');
    const wrong = await sdk.postJobs({ body: { image_ids: [], language: 'en' } });
    expect(wrong.error).toMatchObject({ status: 422, code: 'invalid_input', errors: [{ field: 'image_ids' }] });
  });

  /** Runs a program of the reference page as its reader would. @returns size of the downloaded ZIP, bytes */
  const follow = async (command: string, file: string): Promise<number> => {
    const env = { ...process.env, VITRINE_URL: address, VITRINE_KEY: key };
    await rm(path.join(folder, 'pictures.zip'), { force: true });
    await run(command, [path.join(PROGRAMS, file)], { cwd: folder, env });
    expect((await readFile(path.join(folder, 'pictures.zip'))).subarray(0, 2).toString()).toBe('PK');
    return (await stat(path.join(folder, 'pictures.zip'))).size;
  };

  it('of the quick start works in TypeScript', async () => {
    expect(await follow(process.execPath, 'quick-start.ts')).toBeGreaterThan(1000);
  });

  it('of the quick start works with curl', async (context) => {
    if (!(await isThere('curl', ['--version'])) || !(await isThere('jq', ['--version']))) context.skip();
    expect(await follow('sh', 'quick-start.sh')).toBeGreaterThan(1000);
  });

  it('of the quick start works in Python', async (context) => {
    if (!(await isThere('python3', ['-c', 'import requests']))) context.skip();
    expect(await follow('python3', 'quick-start.py')).toBeGreaterThan(1000);
  });

  it('of the reference page accepts our webhooks, and refuses other signatures', async () => {
    const token = (
      await studio.ask('POST /api/auth/login', {
        payload: { email: 'programs@example.com', password: 'a blue teapot' },
      })
    ).json<Session>().access_token;
    const port = await freePort();
    const payload = { url: `http://127.0.0.1:${port}/`, events: ['job.completed'] };
    const added = await studio.ask('POST /api/webhook-endpoints', { token, payload });
    const { endpoint, secret } = added.json<{ endpoint: { id: string }; secret: string }>();
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
    const receiver = execFile(process.execPath, [path.join(PROGRAMS, 'verify-webhook.ts')], { env });
    const said = new Promise<string>((resolve) => receiver.stdout?.once('data', resolve));
    try {
      await answers(`http://127.0.0.1:${port}/`);
      await studio.ask(`POST /api/webhook-endpoints/${endpoint.id}/test`, { token });
      expect(await said).toContain('webhook.test');
      const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
      expect(forged.status).toBe(400);
    } finally {
      receiver.kill();
    }
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until the port accepts connections. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(url, { method: 'POST' }).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nobody answers at ${url}`);
}
