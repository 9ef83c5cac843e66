ALTER TABLE "job_photos" ADD COLUMN "former_cutouts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "touch_ups" integer DEFAULT 0 NOT NULL;