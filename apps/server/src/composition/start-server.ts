import path from 'node:path';
import { pino } from 'pino';
import { createStudioGenerator } from '../adapters/generator/studio/create-studio-generator.ts';
import { createPgBossQueue } from '../adapters/queue/pg-boss/create-pg-boss-queue.ts';
import { createFileStorage } from '../adapters/storage/files/create-file-storage.ts';
import { signedFilesRoutes } from '../adapters/storage/files/signed-files.routes.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { readSecret } from '../database/read-secret.ts';
import { createAccessTokens } from '../modules/accounts/index.ts';
import { resumeSending } from '../modules/emails/index.ts';
import { listenToJobChanges } from '../modules/jobs/index.ts';
import type { Queue } from '../ports/queue-port.ts';
import { checkDisk } from './check-disk.ts';
import { openDatabase } from './open-database.ts';
import { openEngine } from './open-engine.ts';
import { openMailer } from './open-mailer.ts';
import { openIdentityProvider } from './open-identity-provider.ts';
import { taskDefinitions } from './task-definitions.ts';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../web/build/client');

export interface RunningServer {
  /** Which database runs, in words. */
  database: string;
  /** Address that it listens on; null for a worker. */
  address: string | null;
  stop(): Promise<void>;
}

/** Joins everything: the one place that knows all parts. */
export async function startServer(config: Config): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel });
  await checkDisk(config.dataDir);
  const engine = await openEngine(config);
  const { database, openBoss } = await openDatabase(config);
  const { db } = database;
  const secret = await readSecret(db, 'signed-files');
  const storage = createFileStorage({ root: path.join(config.dataDir, 'files'), secret, basePath: '/api/files' });
  const changes = await listenToJobChanges(database);
  const generator = createStudioGenerator(engine.rendering);
  const mailer = await openMailer(config, logger);
  const parts = { db, storage, studio: engine.studio, generator, exporter: engine.rendering, changes, mailer };
  const queue = await createPgBossQueue(openBoss(), (queue) => taskDefinitions({ ...parts, queue }, config), logger);
  const app = await buildApp({
    ...parts,
    queue,
    config,
    readPlan: async () => null,
    cancelSubscriptionOf: async () => {},
    logger,
    tokens: await createAccessTokens(db),
    identityProvider: openIdentityProvider(config),
    webFolder: WEB_FOLDER,
    storageRoutes: signedFilesRoutes(storage, secret),
  });
  const address = config.role === 'worker' ? null : await app.listen({ port: config.port, host: config.host });
  if (config.role !== 'api') await beginWork(db, queue);
  return {
    database: database.description,
    address,
    stop: async () => {
      await app.close();
      await queue.stop();
      await mailer.close();
      await engine.close();
      await changes.close();
      await database.close();
    },
  };
}

async function beginWork(db: Db, queue: Queue): Promise<void> {
  await resumeSending({ db, queue });
  await queue.work();
}
