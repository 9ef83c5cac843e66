ALTER TABLE "jobs" ADD COLUMN "language_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "language" text;