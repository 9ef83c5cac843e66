ALTER TABLE "jobs" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "downloaded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_deleted" ON "jobs" USING btree ("deleted_at") WHERE "jobs"."deleted_at" is not null and "jobs"."purged_at" is null;--> statement-breakpoint
UPDATE "jobs" SET "search_text" = regexp_replace(lower(normalize("description" || ' ' || coalesce((SELECT string_agg("photos"."filename", ' ' ORDER BY "job_photos"."position") FROM "job_photos" JOIN "photos" ON "photos"."id" = "job_photos"."photo_id" WHERE "job_photos"."job_id" = "jobs"."id"), ''), NFD)), '[\u0300-\u036f\u064b-\u065f]', '', 'g');
