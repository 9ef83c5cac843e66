import type { PGlite } from '@electric-sql/pglite';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';

/** watchQueues looks for lost runs and has pg-boss supervise their queue at once; flows are not used here. */
const SUPERVISION = {
  superviseIntervalSeconds: 60,
  monitorIntervalSeconds: 1,
  flowIntervalSeconds: 600,
  cronWorkerIntervalSeconds: 30,
  useListenNotify: true,
} satisfies ConstructorOptions;

/** pg-boss on the embedded database, through its only connection. */
export const openEmbeddedBoss = (lite: PGlite): PgBoss =>
  new PgBoss({ ...SUPERVISION, db: fromPglite(lite), backend: 'pglite' });

/** Options that pg-boss passes to the driver but does not declare in its type. */
const PATIENCE = {
  connectionTimeoutMillis: 3000,
  // A frozen server keeps its connections open: without this a worker would wait for ever.
  query_timeout: 15_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
};

/** pg-boss on a PostgreSQL server, with its own connections: six for statements and one that listens. */
export const openServerBoss = (url: string): PgBoss =>
  new PgBoss({ ...SUPERVISION, ...PATIENCE, connectionString: url, max: 6, application_name: 'vitrine-queue' });
