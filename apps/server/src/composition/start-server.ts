import path from 'node:path';
import type { Logger } from 'pino';
import { createStudioGenerator } from '../adapters/generator/studio/create-studio-generator.ts';
import { createPgBossQueue } from '../adapters/queue/pg-boss/create-pg-boss-queue.ts';
import { createHttpSender } from '../adapters/webhooks/http/create-http-sender.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { openKeyRing } from '../keys/open-key-ring.ts';
import { accessTokensOf, offerFirstAdministrator } from '../modules/accounts/index.ts';
import { resumeSending } from '../modules/emails/index.ts';
import { listenToJobChanges } from '../modules/jobs/index.ts';
import { cancelSubscriptionOf, readPlan } from '../modules/payments/index.ts';
import type { Queue, TaskDefinition, TaskName } from '../ports/queue-port.ts';
import { checkDisk } from './check-disk.ts';
import { closeDataFolder } from './close-data-folder.ts';
import { createLogger } from './create-logger.ts';
import { openDatabase } from './open-database.ts';
import { openEngine } from './open-engine.ts';
import { openMailer } from './open-mailer.ts';
import { openFigures } from './open-figures.ts';
import { openIdentityProvider } from './open-identity-provider.ts';
import { openPayments } from './open-payments.ts';
import { openStorage } from './open-storage.ts';
import { openTraces } from './open-traces.ts';
import { takeOrders } from './take-orders.ts';
import { taskDefinitions } from './task-definitions.ts';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../web/build/client');

export interface RunningServer {
  /** Which database runs, in words. */
  database: string;
  /** Name of the local network, even if a server is asked first. */
  network: string;
  /** Address it listens on; null for a worker. */
  address: string | null;
  /** Address of the metrics; null without them. */
  metrics: string | null;
  /** Token by which an account becomes the first administrator, only at the very first start; else null. */
  firstToken: string | null;
  /** Logs an uncaught error; from then on the server reports itself unhealthy. */
  fail(error: unknown): void;
  stop(): Promise<void>;
}

/** Joins everything: the only place that knows all parts. */
export async function startServer(config: Config): Promise<RunningServer> {
  const logger = createLogger(config.logLevel);
  await lookAtFolder(config.dataDir, logger);
  const figures = await openFigures(config);
  const traces = await openTraces(config);
  const opened = await openParts(config, logger);
  const { database, network, payments } = opened;
  const parts = figures.watch(opened.parts);
  const { db } = parts;
  const watchTask = (task: TaskDefinition<TaskName>) => traces.watchTask(figures.watchTask(task));
  const define = (queue: Queue) => taskDefinitions({ ...parts, queue }, config).map(watchTask);
  const queue = await createPgBossQueue(opened.openBoss(), define, logger);
  const failing = new AbortController();
  const app = await buildApp({
    ...parts,
    ...opened.routes,
    ...(await openDoor(db, queue, config)),
    noteAnswer: figures.noteAnswer,
    tracerProvider: traces.provider,
    failed: failing.signal,
    logger,
  });
  const address = config.role === 'worker' ? null : await app.listen({ port: config.port, host: config.host });
  const served = await figures.serve({ ...parts, queue, failed: failing.signal });
  if (address !== null) payments.startSending(address);
  if (config.role !== 'api') await beginWork(db, queue);
  const firstToken = config.role === 'worker' ? null : await offerFirstAdministrator(db, 'once');
  const stopOrders = await takeOrders(config, db);
  const stop = async () => {
    await stopOrders();
    await payments.stopSending();
    // In parallel: a slowly arriving body must not use up the time of running pictures.
    await Promise.all([queue.stop(), app.close()]);
    for (const each of [served, { close: opened.closeParts }, traces]) await each.close();
  };
  const fail = (error: unknown): void => {
    failing.abort();
    logger.fatal({ err: error }, 'something went wrong that nobody caught');
  };
  return { database: database.description, network, address, metrics: served.address, firstToken, fail, stop };
}

/** @throws DiskFullError */
async function lookAtFolder(dataDir: string, logger: Logger): Promise<void> {
  const warning = await closeDataFolder(dataDir);
  if (warning !== null) logger.warn(warning);
  await checkDisk(dataDir);
}

/** Parts of the HTTP side only. */
async function openDoor(db: Db, queue: Queue, config: Config) {
  return {
    queue,
    config,
    readPlan,
    cancelSubscriptionOf: (tx: Db, userId: string) => cancelSubscriptionOf({ db: tx, queue }, userId),
    tokens: accessTokensOf(await openKeyRing(db, 'access-tokens', config)),
    identityProvider: openIdentityProvider(config),
    webFolder: WEB_FOLDER,
  };
}

/** Parts of the modules, and the routes that belong to them. */
async function openParts(config: Config, logger: Logger) {
  const engine = await openEngine(config, logger);
  const { database, openBoss } = await openDatabase(config);
  const { db } = database;
  const { storage, routes: storageRoutes, close: closeStorage } = await openStorage(db, config);
  const changes = await listenToJobChanges(database);
  const mailer = await openMailer(config, logger);
  const payments = await openPayments(db, config, logger);
  const generator = createStudioGenerator(engine.rendering);
  const making = {
    storage,
    studio: engine.studio,
    proofs: engine.proofs,
    generator,
    exporter: engine.exporter,
    changes,
    webhookSender: createHttpSender(config.webhooksToPrivate),
  };
  const closeParts = async () => {
    await payments.close();
    await mailer.close();
    await engine.close();
    await changes.close();
    closeStorage();
    await database.close();
  };
  return {
    parts: { db, ...making, mailer, paymentProvider: payments.provider },
    routes: {
      storageRoutes,
      ...(payments.routes !== undefined && { sandboxRoutes: payments.routes }),
    },
    database,
    network: engine.network,
    openBoss,
    payments,
    closeParts,
  };
}

async function beginWork(db: Db, queue: Queue): Promise<void> {
  await resumeSending({ db, queue });
  await queue.enqueue(db, 'reconcile-payments', [{}]);
  await queue.work();
}
