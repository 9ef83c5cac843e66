import type { CreateJobBody, Job, PhotoRole, Session, UploadResult } from '@vitrine/contract';
import {
  type CutOutCandidate,
  type CutOutHints,
  EngineError,
  type IntakeResult,
  type RenderRequest,
  type PhotoWarning,
} from '@vitrine/engine/model';
import { presetSize } from '@vitrine/engine/catalogue';
import { pino } from 'pino';
import type { AppParts } from '../app-parts.ts';
import { createPgBossQueue } from '../adapters/queue/pg-boss/create-pg-boss-queue.ts';
import { createMailboxMailer } from '../adapters/mail/mailbox/create-mailbox-mailer.ts';
import { openEmbeddedBoss, openServerBoss } from '../adapters/queue/pg-boss/open-pg-boss.ts';
import { taskDefinitions } from '../composition/task-definitions.ts';
import { type Generator, listenToJobChanges, type PictureExporter } from '../modules/jobs/index.ts';
import type { CutOutState, PhotoStudio } from '../modules/photos/index.ts';
import type { Queue } from '../ports/queue-port.ts';
import type { Storage } from '../ports/storage-port.ts';
import { CHECKS, SCENE_CHECKS } from './checks.ts';
import { MemoryPayments } from './memory-payments.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { openWebhookSender } from './open-webhook-sender.ts';
import { createTestApp, OWN_NETWORK, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestStudio extends TestApp {
  queue: Queue;
  storage: Storage;
  /** Controls each rendering; rejects to make it fail. Set in each test. */
  onRender: (request: RenderRequest) => Promise<void>;
  /** Controls each cut-out, of the preview or in full size; rejects to make it fail. Set in each test. */
  onCutOut: (size: 'preview' | 'full', hints: CutOutHints, background?: Uint8Array) => Promise<void>;
  /** Whether a photo has a product. */
  findsProduct: boolean;
  /** Score of a cut-out without a gesture. */
  score: number;
  /** Warnings of every cut-out. */
  warnings: PhotoWarning[];
  /** Candidates of every photo. */
  candidates: CutOutCandidate[];
  /** The network or server that cuts out. */
  cutOutState: CutOutState;
  /** A user with one confirmed photo and two credits to spend. */
  seller(name: string): Promise<Seller>;
  /** Waits until `check` holds for the job. */
  waitForJob(token: string, jobId: string, check: (job: Job) => boolean): Promise<Job>;
  close(): Promise<void>;
}

export interface Seller {
  token: string;
  photoId: string;
  createJob(body?: Partial<CreateJobBody>, key?: string): ReturnType<TestApp['ask']>;
  balance(): Promise<number>;
}

/**
 * The real app with the real queue on a test database. Only the engine is a stand-in: a rendering is a few bytes, so that a
 * test can say which one fails and when.
 */
export async function createTestStudio(use: TestDatabase, given: Partial<AppParts> = {}): Promise<TestStudio> {
  const behaviour = usualBehaviour();
  const generator = generatorOf(behaviour);
  const parts = {
    db: use.db,
    storage: createMemoryStorage(),
    studio: studioOf(behaviour),
    generator,
    proofs: { makeProof: (request: Omit<RenderRequest, 'size'>) => generator.render({ ...request, size: 'proof' }) },
    exporter: exporterOf(generator),
    changes: await listenToJobChanges(use.database),
    webhookSender: openWebhookSender(),
  };
  const { paymentProvider = new MemoryPayments() } = given;
  const define = (queue: Queue) =>
    taskDefinitions(
      { ...parts, mailer: createMailboxMailer(), paymentProvider, queue },
      { renderThreads: 2, publicUrl: 'http://localhost:3000' },
    ).map((task) => Object.assign(task, { retryLimit: 0 }));
  const queue = await createPgBossQueue(openBoss(use), define, pino({ level: 'silent' }));
  const app = await createTestApp(use, { ...parts, queue, paymentProvider, ...given });
  return Object.assign(behaviour, {
    ...app,
    queue,
    storage: parts.storage,
    seller: (name: string) => createSeller(app, name),
    waitForJob: (token: string, jobId: string, check: (job: Job) => boolean) => waitForJob(app, token, jobId, check),
    close: async () => {
      await app.app.close();
      await queue.stop();
      await parts.changes.close();
    },
  });
}

const openBoss = ({ lite, url }: TestDatabase) => (lite === null ? openServerBoss(url ?? '') : openEmbeddedBoss(lite));

type Behaviour = Pick<
  TestStudio,
  'onRender' | 'onCutOut' | 'findsProduct' | 'score' | 'warnings' | 'candidates' | 'cutOutState'
>;

/** Finds every product and is sure of it. */
const usualBehaviour = (): Behaviour => ({
  onRender: async () => {},
  onCutOut: async () => {},
  findsProduct: true,
  score: 0.9,
  warnings: [],
  candidates: [],
  cutOutState: OWN_NETWORK,
});

const pixels = Buffer.from('pixels');

const studioOf = (behaviour: Behaviour): PhotoStudio => ({
  measure: async () => 2,
  intake: async (): Promise<IntakeResult> => ({
    format: 'jpeg',
    width: 1600,
    height: 1200,
    warnings: [],
    photo: pixels,
    preview: pixels,
  }),
  cutOut: async (_photo, hints = { strokes: [] }, _signal, background) => {
    await behaviour.onCutOut('full', hints, background);
    if (!behaviour.findsProduct) throw new EngineError('no_product_found', 'nothing there');
    return {
      ...madeBy(behaviour),
      score: behaviour.score,
      warnings: behaviour.warnings,
      cutout: cutoutOf(hints),
      preview: pixels,
      belief: isTouchedUp(hints) ? null : Buffer.from('belief'),
    };
  },
  previewCutOut: async (_preview, hints, _caller, background) => {
    await behaviour.onCutOut('preview', hints, background);
    if (!behaviour.findsProduct) throw new EngineError('no_product_found', 'nothing there');
    const { candidates } = behaviour;
    return { ...madeBy(behaviour), score: 0.8, warnings: [], candidates, preview: cutoutOf(hints) };
  },
  state: () => behaviour.cutOutState,
  wake: () => {},
});

/** A server that does not answer is replaced by our own network. */
const madeBy = ({ cutOutState: { network, serverAnswers } }: Behaviour) => {
  const fellBack = serverAnswers === false;
  return { network: fellBack ? OWN_NETWORK.network : network, fellBack };
};

/** Only the engine's own cut-out has probabilities here. */
const isTouchedUp = ({ tap, strokes }: CutOutHints): boolean => tap !== undefined || strokes.length > 0;

/** The bytes of a cut-out name its inputs. */
export const cutoutOf = ({ tap, choice, strokes }: CutOutHints): Buffer =>
  Buffer.from(
    `cut-out${tap ? ` at ${tap.join(' ')}` : ''} ${choice ?? ''} ${strokes.map(({ mode, points }) => `${mode} ${points.join(' ')}`).join('; ')}`,
  );

/** The bytes of an export name its inputs. */
const exporterOf = (generator: Generator): PictureExporter => ({
  exportPicture: async (_caller, read) => {
    const { picture, preset, format = 'jpeg', keep } = await read();
    return {
      bytes: Buffer.from(`${Buffer.from(picture).toString()} for ${preset} as ${format}, ${keep.length} kept`),
      format,
      ...presetSize(preset, { width: 4096, height: 4096 }),
    };
  },
  renderAgain: async (_caller, read) => generator.render(await read()),
  listOptions: async (_caller, read) => generator.listOptions(await read()),
  drawHandSheet: async (_caller, read) => generator.drawHandSheet(await read()),
  tryPicture: async (_caller, read) => generator.render(await read()),
});

const drawHandSheet: Generator['drawHandSheet'] = async ({ style, scene = 0, adjustment }) => ({
  width: 8,
  height: 8,
  layers: [
    {
      role: 'product',
      blend: 'normal',
      image: Buffer.from(`${style} ${scene} ${adjustment?.shadow} ${adjustment?.ground}`),
      area: { left: 0.2, top: 0.2, width: 0.5, height: 0.5 },
    },
  ],
  own: { left: 0.25, top: 0.25, width: 0.4, height: 0.4 },
  reach: { left: -0.3, right: 0.3, up: -0.2, down: 0.1 },
  scale: { least: 0.6, most: 1.5 },
  turns: true,
  vanishing: null,
  enlargement: 0.5,
  shadows: ['natural', 'none'],
  grounds: false,
  callouts: [],
});

const generatorOf = (behaviour: Behaviour): Generator => ({
  listOptions: async ({ language }) => ({
    language,
    direction: 'ltr',
    texts: [
      { role: 'name', proposed: 'Blue mug', room: 20 },
      { role: 'call', proposed: 'Shop now', room: 12 },
    ],
    scenes: 3,
    sets: ['room', 'shelf', 'garden'].map((name) => Buffer.from(name)),
    varies: true,
  }),
  drawHandSheet,
  render: async (request) => {
    await behaviour.onRender(request);
    const { style, size, format, words = {}, texts = {}, scene = 0, adjustment, alone, form } = request;
    const hand = adjustment && `${adjustment.shadow} shadow at ${adjustment.x} × ${adjustment.scale}`;
    const look = [
      ...Object.values(words),
      ...Object.values(texts),
      ...(scene === 0 ? [] : [`scene ${scene}`]),
      ...(hand ? [hand] : []),
      ...(alone ? [alone] : []),
      ...(form ? [`in ${form.width} × ${form.height}`] : []),
    ].join(', ');
    const bytes = Buffer.from(`${style} ${size} ${format}${look && `: ${look}`}`);
    return { bytes, width: 8, height: 8, checks: request.style === 'white_bg' ? CHECKS : SCENE_CHECKS };
  },
});

/** Uploads the one byte of a photo that the engine of these tests needs. */
export async function uploadPhoto(
  app: TestApp,
  token: string,
  filename = 'blue mug.jpg',
  role: PhotoRole = 'product',
): Promise<string> {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${filename}"\r\n\r\n`;
  const answer = await app.ask(role === 'empty' ? 'POST /api/images?role=empty' : 'POST /api/images', {
    token,
    payload: `${head}p\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return answer.json<UploadResult>().items[0]?.id ?? '';
}

async function createSeller(app: TestApp, name: string): Promise<Seller> {
  const email = `${name}@example.com`;
  const { access_token: own } = await app.signUp(email);
  const payload = { token: await app.mailedToken(email) };
  const { access_token: token } = (await app.ask('POST /api/auth/confirm', { payload, token: own })).json<Session>();
  const photoId = await uploadPhoto(app, token);
  return {
    token,
    photoId,
    createJob: (body = {}, key) =>
      app.ask('POST /api/jobs', {
        token,
        payload: { image_ids: [photoId], language: 'en', ...body },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    balance: async () => (await app.ask('GET /api/auth/me', { token })).json<Session['user']>().credits_balance,
  };
}

const TIMEOUT_MS = 50_000;
/** Pauses between questions about a job: each costs about as much as a picture here, and beside other tests a job takes seconds. */
const [FIRST_PAUSE_MS, GROWTH, LONGEST_PAUSE_MS] = [40, 1.4, 400];

async function waitForJob(app: TestApp, token: string, jobId: string, check: (job: Job) => boolean): Promise<Job> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * GROWTH)) {
    const job = (await app.ask(`GET /api/jobs/${jobId}`, { token })).json<Job>();
    if (check(job)) return job;
    if (Date.now() > deadline) throw new Error(`job is still ${job.status} ${JSON.stringify(job.progress)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
