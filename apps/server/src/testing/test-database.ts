import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { embeddedDatabase } from '../adapters/database/pglite/connect-pglite.ts';
import { connectPostgres } from '../adapters/database/postgres/connect-postgres.ts';
import type { Database, Db } from '../database/db.ts';
import { createPostgresDatabase } from './fresh-postgres.ts';

/** A fresh, migrated database. */
export interface TestDatabase {
  database: Database;
  db: Db;
  /** The embedded database; null on PostgreSQL. */
  lite: PGlite | null;
  /** Address for further connections; null for the embedded database, which has only one. */
  url: string | null;
  close(): Promise<void>;
}

export const openEmbeddedTestDatabase = (): Promise<TestDatabase> => loadEmbedded(inject('embeddedDump'));

/** An empty embedded database, as before the first start. */
export const openEmptyEmbedded = (): Promise<TestDatabase> => loadEmbedded(inject('emptyDump'));

async function loadEmbedded(file: string): Promise<TestDatabase> {
  const dump = new Blob([await readFile(file)]);
  const lite = await PGlite.create({ loadDataDir: dump });
  const database = embeddedDatabase(lite);
  return { database, db: database.db, lite, url: null, close: () => database.close() };
}

async function openPostgresTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  if (server === null) throw new Error('no PostgreSQL');
  const { url, drop } = await createPostgresDatabase(server.url, server.template);
  // On a loaded machine a test waits longer for a connection than a server, which gives up after three seconds.
  const database = await connectPostgres(url, { waitMs: 60_000 });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { database, db: database.db, lite: null, url, close };
}

/**
 * Describes the same tests for the embedded database and for PostgreSQL, each with a fresh database; without a
 * PostgreSQL server the second group is skipped. `use` returns the database inside tests and hooks.
 */
export function describeOnEachDatabase(name: string, body: (use: () => TestDatabase) => void): void {
  describeOnEmbedded(name, body);
  describeOnPostgres(name, body);
}

function describeOnEmbedded(name: string, body: (use: () => TestDatabase) => void): void {
  describe(`${name} (embedded database)`, () => {
    body(openForAll(openEmbeddedTestDatabase));
  });
}

/**
 * For nearly all tests: on PostgreSQL, or without it on the embedded database, which takes one and a half to two seconds of processor time to
 * start, and whose single connection serialises everything. On both in `npm run test:full`; the browser tests cover the embedded one.
 */
export function describeOnDatabase(name: string, body: (use: () => TestDatabase) => void): void {
  if (isFullRun) return describeOnEachDatabase(name, body);
  (hasPostgres() ? describeOnPostgres : describeOnEmbedded)(name, body);
}

const isFullRun = process.env['FULL_TESTS'] === '1';

/** For tests that need several connections at once. */
export function describeOnPostgres(name: string, body: (use: () => TestDatabase) => void): void {
  describe.runIf(hasPostgres())(`${name} (PostgreSQL)`, () => {
    body(openForAll(openPostgresTestDatabase));
  });
}

const hasPostgres = (): boolean => inject('postgres') !== null;

function openForAll(open: () => Promise<TestDatabase>): () => TestDatabase {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened?.close();
  });
  return () => {
    if (opened === undefined) throw new Error('the database opens before the first test');
    return opened;
  };
}
