import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { explainFailure } from './explain-failure.ts';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses an older database if the settings leave migrations to the operator', async () => {
  const settings = { DATA_DIR: folder };
  const careful = readConfig({ ...settings, MIGRATE_AT_START: 'false' });
  const failure: unknown = await openDatabase(careful).then(null, (error: unknown) => error);
  expect(explainFailure(failure, careful)).toMatch(
    /^The database is from before this version \(migrations that wait: \d+, the last 0.+npm run vitrine -- migrate/,
  );
  await (await openDatabase(readConfig(settings))).database.close();
  const { database } = await openDatabase(careful);
  await database.close();
}, 240_000);
