import type { PGlite } from '@electric-sql/pglite';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';

/** Lost runs are looked for by watchQueues, which has pg-boss look after their queue at once; nothing here uses flows. */
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

/** What pg-boss hands on to the driver, though its own type does not name them all. */
const PATIENCE = {
  connectionTimeoutMillis: 3000,
  // A server that is frozen keeps its connections open: without this a worker would wait for it for ever.
  query_timeout: 15_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
};

/** pg-boss on a PostgreSQL server, with connections of its own: six for its statements and one that listens. */
export const openServerBoss = (url: string): PgBoss =>
  new PgBoss({ ...SUPERVISION, ...PATIENCE, connectionString: url, max: 6, application_name: 'vitrine-queue' });
