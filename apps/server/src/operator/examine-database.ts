import { inArray, sql } from 'drizzle-orm';
import { readSchemaState } from '../adapters/database/list-migrations.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { queryRows } from '../database/query-rows.ts';
import { secrets } from '../database/schema.ts';
import { SIGNED_FOR_MS } from '../keys/open-key-ring.ts';
import { MasterKeyError, openSecret } from '../keys/seal-secret.ts';
import { type Finding, finding } from './finding.ts';

const [CLOCK_DOUBTFUL_MS, CLOCK_BAD_MS] = [2000, 30_000];
const [database, keys, clock] = [finding('database'), finding('keys'), finding('clock')];

type Settings = Pick<Config, 'databaseUrl' | 'masterKeys' | 'signingKeys' | 'production'>;

/** Checks schema, keys and clock of the database; changes nothing. */
export async function examineDatabase(db: Db, settings: Settings): Promise<Finding[]> {
  const { pending, isNewer } = await readSchemaState(db);
  const isEmpty = pending[0]?.tag.startsWith('0000') === true;
  const found = [await examineSchema(db, { pending: pending.length, isNewer, isEmpty })];
  found.push(isEmpty ? keys('good', 'The first start creates them.') : await examineKeys(db, settings));
  if (settings.databaseUrl !== null) found.push(await examineClock(db));
  return found;
}

async function examineSchema(
  db: Db,
  { pending, isNewer, isEmpty }: { pending: number; isNewer: boolean; isEmpty: boolean },
): Promise<Finding> {
  const [server] = await queryRows<{ server_version: string }>(db, sql`show server_version`);
  const name = `PostgreSQL ${server?.server_version ?? ''}`;
  if (isNewer)
    return database('bad', `${name} answers, but a later version of Vitrine has migrated it: install that one.`);
  if (isEmpty) return database('good', `${name} answers and is empty: the first start creates the tables.`);
  if (pending > 0) {
    return database(
      'doubtful',
      `${name} answers; ${pending} migrations are due: run npm run vitrine -- migrate, or start the server.`,
    );
  }
  return database('good', `${name} answers, and its tables are those of this version.`);
}

async function examineKeys(db: Db, { masterKeys, signingKeys, production }: Settings): Promise<Finding> {
  // The master key encrypts the signing keys only; the other keys stay as they are.
  const rows = await db
    .select()
    .from(secrets)
    .where(inArray(secrets.name, Object.keys(SIGNED_FOR_MS)));
  let isAllCurrent = true;
  try {
    for (const { name, value } of rows) {
      isAllCurrent = openSecret(value, name, masterKeys).isCurrent && isAllCurrent;
    }
  } catch (error) {
    if (error instanceof MasterKeyError) return keys('bad', error.message);
    throw error;
  }
  if (masterKeys.length === 0) {
    const sentence = 'They are in the database unencrypted: MASTER_KEY would encrypt them there and in backups.';
    return keys(production && signingKeys.length === 0 ? 'doubtful' : 'good', sentence);
  }
  return isAllCurrent
    ? keys('good', 'MASTER_KEY decrypts them.')
    : keys('doubtful', 'Some are not encrypted with the first MASTER_KEY yet: the next start does that.');
}

/** Compared with the database's clock: tokens and authenticator codes use this machine's clock, tasks the database's. */
async function examineClock(db: Db): Promise<Finding> {
  const before = Date.now();
  const [row] = await queryRows<{ ms: number | string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const offMs = Number(row?.ms) - (before + Date.now()) / 2;
  const seconds = `${(Math.abs(offMs) / 1000).toFixed(1)} seconds`;
  if (Math.abs(offMs) < CLOCK_DOUBTFUL_MS) return clock('good', 'This machine’s clock and the database’s agree.');
  const state = Math.abs(offMs) < CLOCK_BAD_MS ? 'doubtful' : 'bad';
  return clock(state, `This machine’s clock and the database’s are ${seconds} apart: set both by NTP.`);
}
