import { eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text of `column` contains `part`, ignoring case; LIKE wildcards are escaped. */
const contains = (column: PgColumn, part: string): SQL =>
  ilike(column, `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** A full id is matched against `ids`; anything else is searched in `texts`. */
export const matching = (query: string, { ids, texts }: { ids: PgColumn[]; texts: PgColumn[] }): SQL =>
  (UUID.test(query)
    ? or(...ids.map((column) => eq(column, query)))
    : or(...texts.map((column) => contains(column, query)))) ?? sql`true`;
