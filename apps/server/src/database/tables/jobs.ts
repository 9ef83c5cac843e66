import {
  type Adjustment,
  CATEGORY_IDS,
  type Checks,
  CREDIT_STATES,
  JOB_STATUSES,
  STYLE_IDS,
  VARIATION_STATUSES,
  type WordRole,
} from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cutouts, photos } from './photos.ts';

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: JOB_STATUSES }).notNull().default('queued'),
    /** Made with a sandbox key: it is free, and its pictures are watermarked. */
    isSandbox: boolean('is_sandbox').notNull().default(false),
    creditState: text('credit_state', { enum: CREDIT_STATES }).notNull().default('reserved'),
    language: text().notNull(),
    description: text().notNull(),
    category: text({ enum: CATEGORY_IDS }),
    /** The seller's own words, by role; they replace those derived from the description. */
    texts: jsonb().$type<Partial<Record<WordRole, string>>>().notNull().default({}),
    /** The additional languages requested for its pictures, each with the seller's own words in it. */
    languageTexts: jsonb('language_texts')
      .$type<Record<string, Partial<Record<WordRole, string>>>>()
      .notNull()
      .default({}),
    /** Starts at 1; every retry is another attempt with its own ledger lines and tasks. */
    attempt: integer().notNull().default(1),
    /** The attempt that reserved the credit for this job. */
    creditAttempt: integer('credit_attempt').notNull().default(1),
    /** Grows with every change of the job or one of its variations: the event id of the progress stream. */
    revision: integer().notNull().default(1),
    /** Touch-ups of its cut-outs since it was finished. */
    touchUps: integer('touch_ups').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request that came with the idempotency key. */
    requestHash: text('request_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the first preview was available. */
    firstPictureAt: timestamp('first_picture_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Pictures that were ready at the end of the job. */
    pictures: integer().notNull().default(0),
    /** Error of the last failed task of this attempt; for administrators. */
    failure: text(),
    /** The description and the photos' file names, normalised for searching (foldText). */
    searchText: text('search_text').notNull().default(''),
    /** When the seller first downloaded a full picture. */
    downloadedAt: timestamp('downloaded_at', { withTimezone: true }),
    /** Soft-deleted at this time; restorable until it is purged. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Its words, photos and files are deleted; the empty row stays for the ledger and the statistics. */
    purgedAt: timestamp('purged_at', { withTimezone: true }),
  },
  (table) => [
    index('jobs_user').on(table.userId, table.id),
    index('jobs_status').on(table.status, table.id),
    index('jobs_created').on(table.createdAt),
    index('jobs_finished').on(table.finishedAt),
    unique('jobs_idempotency').on(table.userId, table.idempotencyKey),
    index('jobs_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.purgedAt} is null`),
  ],
);

export const jobPhotos = pgTable(
  'job_photos',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
    position: integer().notNull(),
    focus: boolean().notNull(),
    /** The cut-out shown when the job was created or last touched up: pictures are made from it from then on. */
    cutoutRevision: integer('cutout_revision').notNull().default(0),
    /** Earlier cut-outs, one per touch-up of the job: older pictures are still made from them in other formats. */
    formerCutouts: integer('former_cutouts').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.photoId] }),
    index('job_photos_photo').on(table.photoId),
    foreignKey({
      name: 'job_photos_cutout',
      columns: [table.photoId, table.cutoutRevision],
      foreignColumns: [cutouts.photoId, cutouts.revision],
    }),
  ],
);

/** What the seller may change about a picture. */
export interface PictureLook {
  /** Words by slot; they replace the style's proposals. */
  texts: Record<number, string>;
  scene: number;
  seed: number;
  /** Number of the touch-up whose cut-outs are used; left out: the state before the first. */
  touchUp?: number;
  /** The seller's adjustment of the product; left out: as composed. */
  adjustment?: Adjustment;
}

/** One picture of a job. Its files lie in the storage under `jobs/<jobId>/<id>/`. */
export const variations = pgTable(
  'variations',
  {
    id: uuid().primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    style: text({ enum: STYLE_IDS }).notNull(),
    position: integer().notNull(),
    /** Language of its words, if it is an additional one; null: the job's own. */
    language: text(),
    status: text({ enum: VARIATION_STATUSES }).notNull().default('waiting'),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Seed of the picture's first version. */
    seed: integer().notNull(),
    hasPreview: boolean('has_preview').notNull().default(false),
    checks: jsonb().$type<Checks>(),
    /** The version shown: 0 is the first. Each has its own files. */
    version: integer().notNull().default(0),
    /** The look of the shown version; null: as first made. */
    look: jsonb().$type<PictureLook>(),
    /** A requested change that is not made yet; its version is the number of the change. */
    asked: jsonb().$type<PictureLook & { version: number }>(),
    /** The version shown before this one. */
    before: jsonb().$type<{ version: number; look: PictureLook | null; checks: Checks | null }>(),
    /** Changes requested so far. */
    changes: integer().notNull().default(0),
    /** The last change failed. */
    changeFailed: boolean('change_failed').notNull().default(false),
    /** The job's revision when this row changed last. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    index('variations_job').on(table.jobId, table.position),
    index('variations_asked')
      .on(table.id)
      .where(sql`${table.asked} is not null`),
  ],
);
