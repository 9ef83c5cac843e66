import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPglite } from '../adapters/database/pglite/connect-pglite.ts';
import { findPostgres } from './find-postgres.ts';
import { createPostgresTemplate } from './fresh-postgres.ts';
import { startPostgres } from './start-postgres.ts';

/** A server on which tests create databases. */
interface TestServer {
  url: string;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** File of a migrated embedded database, loaded by every test file. */
    embeddedDump: string;
    /** File of an empty embedded database: loading it takes a fifth of the time of creating one. */
    emptyDump: string;
    /** Null without a PostgreSQL server. */
    postgres: TestServer | null;
  }
}

/** Prepares both databases once; test files copy theirs from them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-tests-'));
  const dumps = await dumpEmbedded(folder);
  project.provide('emptyDump', dumps.empty);
  project.provide('embeddedDump', dumps.migrated);
  const postgres = await preparePostgres();
  project.provide('postgres', postgres.server);
  process.stdout.write(`Database tests run on the embedded database and ${postgres.description}.\n`);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function dumpEmbedded(folder: string): Promise<{ empty: string; migrated: string }> {
  const database = await connectPglite(null);
  const dump = async (name: string) => {
    const file = path.join(folder, `${name}.tar`);
    await writeFile(file, Buffer.from(await (await database.lite.dumpDataDir('none')).arrayBuffer()));
    return file;
  };
  const empty = await dump('empty');
  await database.migrate();
  const migrated = await dump('migrated');
  await database.close();
  return { empty, migrated };
}

interface PreparedPostgres {
  server: TestServer | null;
  description: string;
  stop(): Promise<void>;
}

/** The server of DATABASE_URL, or our own while the tests run, or none. */
async function preparePostgres(): Promise<PreparedPostgres> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return describe(given, 'the PostgreSQL of DATABASE_URL', async () => {});
  const programs = findPostgres();
  if (programs === null) {
    return { server: null, description: 'nothing else: no PostgreSQL here (set DATABASE_URL)', stop: async () => {} };
  }
  const started = await startPostgres(programs);
  return describe(started.url, `the PostgreSQL of ${programs}`, () => started.stop());
}

async function describe(url: string, description: string, stopServer: () => Promise<void>): Promise<PreparedPostgres> {
  const template = await createPostgresTemplate(url);
  const stop = async () => {
    await template.drop();
    await stopServer();
  };
  return { server: { url, template: template.name }, description, stop };
}
