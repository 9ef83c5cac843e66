import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the installation generated at its first start, shared by all its processes. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });
