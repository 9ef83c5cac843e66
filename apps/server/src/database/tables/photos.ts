import { PHOTO_FORMATS, PHOTO_WARNINGS } from '@vitrine/contract';
import { index, integer, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What a seller uploaded. Its files lie in the storage under `photos/<id>/`. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    format: text({ enum: PHOTO_FORMATS }).notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Of the uploaded file. */
    bytes: integer().notNull(),
    warnings: text({ enum: PHOTO_WARNINGS }).array().notNull(),
    cutoutStatus: text('cutout_status', { enum: ['pending', 'ready', 'failed'] })
      .notNull()
      .default('pending'),
    cutoutScore: real('cutout_score'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set instead of deleting while a job still shows the photo. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('photos_user').on(table.userId, table.id)],
);
