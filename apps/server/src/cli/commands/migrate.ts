import { readSchemaState } from '../../adapters/database/list-migrations.ts';
import type { Config } from '../../config.ts';
import type { Told } from '../../operator/told.ts';
import { withOwnDatabase } from './with-database.ts';

/** Migrates the database to this version; with `--dry-run` only lists the migrations. */
export async function migrate(config: Config, words: readonly string[]): Promise<Told> {
  const isTrial = words[0] === '--dry-run';
  if (words.length > (isTrial ? 1 : 0))
    return { lines: ['Usage: npm run vitrine -- migrate [--dry-run]'], isDone: false };
  return withOwnDatabase(config, async ({ database }) => {
    const { pending, isNewer } = await readSchemaState(database.db);
    const names = pending.map(({ tag }) => `  ${tag}`);
    if (isNewer) {
      return {
        lines: ['The database was migrated by a later version of Vitrine. Nothing was changed.'],
        isDone: false,
      };
    }
    if (pending.length === 0) return { lines: ['The database is already at this version.'], isDone: true };
    if (isTrial) return { lines: ['These migrations are due:', ...names], isDone: true };
    await database.migrate();
    return { lines: ['These migrations were made:', ...names], isDone: true };
  });
}
