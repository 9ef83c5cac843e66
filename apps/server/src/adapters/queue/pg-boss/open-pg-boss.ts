import type { PGlite } from '@electric-sql/pglite';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';

/** How often pg-boss looks for lost and expired runs; its default of a minute would keep a killed worker's tasks waiting. */
const SUPERVISION = {
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
  useListenNotify: true,
} satisfies ConstructorOptions;

/** pg-boss on the embedded database, through its only connection. */
export const openEmbeddedBoss = (lite: PGlite): PgBoss =>
  new PgBoss({ ...SUPERVISION, db: fromPglite(lite), backend: 'pglite' });

/** pg-boss on a PostgreSQL server, with connections of its own. */
export const openServerBoss = (url: string): PgBoss =>
  new PgBoss({ ...SUPERVISION, connectionString: url, max: 6, application_name: 'vitrine-queue' });
