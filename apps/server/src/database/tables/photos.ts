import { CUTOUT_STATUSES, PHOTO_FORMATS, PHOTO_ROLES, PHOTO_WARNINGS, type TouchUp } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What a seller uploaded. Its files lie in the storage under `photos/<id>/`. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `empty`: the place without a product, which helps to cut others out; it is in no list and no set. */
    role: text({ enum: PHOTO_ROLES }).notNull().default('product'),
    filename: text().notNull(),
    format: text({ enum: PHOTO_FORMATS }).notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Of the uploaded file. */
    bytes: integer().notNull(),
    /** What the intake found; what a cut-out found stands with it. */
    warnings: text({ enum: PHOTO_WARNINGS }).array().notNull(),
    /** The cut-out that is shown and that the next job takes. */
    cutoutRevision: integer('cutout_revision').notNull().default(0),
    /** Counts touch-ups as they arrive: each has its number before its work begins, so that none can pass a later one. */
    touchUps: integer('touch_ups').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set instead of deleting while a job still shows the photo. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('photos_user').on(table.userId, table.id)],
);

/**
 * A cut-out of a photo. Revision 0 is the engine's own; every touch-up that counts makes a further one, under the number
 * with which it arrived, and never changes another. One that is neither shown nor used by a job is removed.
 */
export const cutouts = pgTable(
  'cutouts',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** What the seller said; null at revision 0. */
    touchUp: jsonb('touch_up').$type<TouchUp>(),
    /** The empty shot that it was made with. */
    emptyShotId: uuid('empty_shot_id').references((): AnyPgColumn => photos.id, { onDelete: 'set null' }),
    status: text({ enum: CUTOUT_STATUSES }).notNull().default('pending'),
    score: real(),
    warnings: text({ enum: PHOTO_WARNINGS }).array().notNull().default([]),
    /** Whether the cut-out is stored in full resolution too: a touch-up shows its preview first. */
    hasFull: boolean('has_full').notNull().default(false),
    /** Name of the network that made it. */
    network: text(),
    /** A server should have made it and did not answer. */
    fellBack: boolean('fell_back').notNull().default(false),
    /** When it was begun, of those that take long. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** That it took. */
    seconds: real(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.revision] }),
    index('cutouts_empty_shot').on(table.emptyShotId),
    index('cutouts_unmade')
      .on(table.createdAt)
      .where(sql`not ${table.hasFull} and ${table.status} <> 'failed'`),
  ],
);
