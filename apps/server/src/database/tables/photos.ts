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
    /** `empty`: the place without a product, which helps to cut out others; it appears in no list and no set. */
    role: text({ enum: PHOTO_ROLES }).notNull().default('product'),
    filename: text().notNull(),
    format: text({ enum: PHOTO_FORMATS }).notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Of the uploaded file. */
    bytes: integer().notNull(),
    /** Warnings of the intake; those of a cut-out are stored with it. */
    warnings: text({ enum: PHOTO_WARNINGS }).array().notNull(),
    /** The cut-out that is shown and that the next job uses. */
    cutoutRevision: integer('cutout_revision').notNull().default(0),
    /** Counts touch-ups on arrival: each has its number before its work starts, so none can overtake a later one. */
    touchUps: integer('touch_ups').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set instead of deleting the row while a job still uses the photo. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('photos_user').on(table.userId, table.id)],
);

/**
 * A cut-out of a photo. Revision 0 is the engine's own; every effective touch-up creates another, under its arrival number, and
 * never changes an existing one. A cut-out that is neither shown nor used by a job is removed.
 */
export const cutouts = pgTable(
  'cutouts',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** The seller's input; null at revision 0. */
    touchUp: jsonb('touch_up').$type<TouchUp>(),
    /** The empty shot it was made with. */
    emptyShotId: uuid('empty_shot_id').references((): AnyPgColumn => photos.id, { onDelete: 'set null' }),
    status: text({ enum: CUTOUT_STATUSES }).notNull().default('pending'),
    score: real(),
    warnings: text({ enum: PHOTO_WARNINGS }).array().notNull().default([]),
    /** Whether the cut-out is stored in full resolution too: a touch-up shows its preview first. */
    hasFull: boolean('has_full').notNull().default(false),
    /** Name of the network that made it. */
    network: text(),
    /** The cut-out server should have made it and did not answer. */
    fellBack: boolean('fell_back').notNull().default(false),
    /** Start time of slow cut-outs. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** Duration. */
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
