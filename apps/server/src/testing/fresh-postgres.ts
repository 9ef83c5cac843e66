import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectPostgres } from '../adapters/database/postgres/connect-postgres.ts';

/** A database of its own on the server at `serverUrl`, made from `template` when given. `drop` removes it. */
export async function createPostgresDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => execute(serverUrl, `drop database if exists ${name} with (force)`);
  return { url: url.href, name, drop };
}

/** A migrated database from which the test files' databases are copied. */
export async function createPostgresTemplate(serverUrl: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const { url, name, drop } = await createPostgresDatabase(serverUrl);
  const database = await connectPostgres(url);
  await database.migrate();
  await database.close();
  return { name, drop };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
