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
    /** Made with a sandbox key: it costs nothing, and its pictures bear a mark. */
    isSandbox: boolean('is_sandbox').notNull().default(false),
    creditState: text('credit_state', { enum: CREDIT_STATES }).notNull().default('reserved'),
    language: text().notNull(),
    description: text().notNull(),
    category: text({ enum: CATEGORY_IDS }),
    /** The seller's own words, by what they are for, in the place of those that are derived from the description. */
    texts: jsonb().$type<Partial<Record<WordRole, string>>>().notNull().default({}),
    /** The further languages that its pictures were asked for in, each with the seller's own words in it. */
    languageTexts: jsonb('language_texts')
      .$type<Record<string, Partial<Record<WordRole, string>>>>()
      .notNull()
      .default({}),
    /** Counts from 1; every retry is a further attempt with its own ledger lines and tasks. */
    attempt: integer().notNull().default(1),
    /** The attempt that reserved the credit which pays for this job. */
    creditAttempt: integer('credit_attempt').notNull().default(1),
    /** Grows with every change of the job or of one of its variations: the event id of the progress stream. */
    revision: integer().notNull().default(1),
    /** Touch-ups of its cut-outs since it was finished. */
    touchUps: integer('touch_ups').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request that came with the idempotency key. */
    requestHash: text('request_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the first preview was there to be seen. */
    firstPictureAt: timestamp('first_picture_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Pictures that were ready when the job ended. */
    pictures: integer().notNull().default(0),
    /** What the last task of this attempt that did not work out ran into; for those who look after the site. */
    failure: text(),
    /** The description and the photos' file names as a search compares them (foldText). */
    searchText: text('search_text').notNull().default(''),
    /** When the seller first took a full picture of it away. */
    downloadedAt: timestamp('downloaded_at', { withTimezone: true }),
    /** Off the lists since then; it can come back until it is purged. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Its words, photos and files are gone for good; the bare row stays for the books and the figures. */
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
    /** The cut-out that was shown when the job was asked for, or touched up last: pictures are made of it from then on. */
    cutoutRevision: integer('cutout_revision').notNull().default(0),
    /** Those before, one for each touch-up of the job: pictures from before are still made of them in other formats. */
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
  /** Words by slot in the place of those that the style proposes. */
  texts: Record<number, string>;
  scene: number;
  seed: number;
  /** After which touch-up of the job its cut-outs are meant; left out: before the first. */
  touchUp?: number;
  /** How the seller's hand moved the product; left out: as the composition has it. */
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
    /** Of the words on it, where that is a further one; null: the job's own. */
    language: text(),
    status: text({ enum: VARIATION_STATUSES }).notNull().default('waiting'),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Of the picture as it was first made. */
    seed: integer().notNull(),
    hasPreview: boolean('has_preview').notNull().default(false),
    checks: jsonb().$type<Checks>(),
    /** Which of the picture's versions is shown: 0 is the first. Each has files of its own. */
    version: integer().notNull().default(0),
    /** How the shown version is made; null: as first made. */
    look: jsonb().$type<PictureLook>(),
    /** A change that was asked for and is not made yet; its version is the number of the change. */
    asked: jsonb().$type<PictureLook & { version: number }>(),
    /** The version shown before this one. */
    before: jsonb().$type<{ version: number; look: PictureLook | null; checks: Checks | null }>(),
    /** Changes asked for so far. */
    changes: integer().notNull().default(0),
    /** The last change could not be made. */
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
